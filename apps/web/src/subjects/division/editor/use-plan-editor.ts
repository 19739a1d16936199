import type { CanvasAnnotation, DivisionGround, DivisionScenario } from "@lotir/contract";
import { cutsOf, lotsOf, mergeLots, type Program } from "@lotir/division";
import type { Point } from "@lotir/geometry";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { KnownLot } from "../engine/lot-price.ts";
import { type OpenEngine, useEngine } from "../engine/use-engine.ts";
import { type Drawing, editorReducer, isUnsaved } from "./editor-state.ts";
import { keepHistory, openKeptEditor } from "./kept-history.ts";
import { type CutEnds, cutMoved, snapped, snappedLine } from "./move-cut.ts";
import { useLivePlan } from "./use-live-plan.ts";

/** A person's own marks: what the plan draws by itself carries a role, and is drawn again. */
const ownNotes = (annotations: readonly CanvasAnnotation[]): readonly CanvasAnnotation[] =>
  annotations.filter(({ metadata }) => typeof metadata === "object" && metadata !== null && "own" in metadata);

const cornersOf = ({ frame }: OpenEngine): readonly Point[] => [
  ...frame.parcels.flatMap(({ outer }) => outer),
  ...frame.buildings.flatMap(({ outer }) => outer),
];

/** Metres within which a line goes to a corner. */
const REACH = 0.8;

/** What the server keeps of a scenario, as the editor holds it. */
const storedOf = ({ divisionPlan, annotations }: DivisionScenario): Drawing => ({
  program: divisionPlan.program as Program,
  notes: ownNotes(annotations),
});

/** The drawing and its steps, kept under that name by this browser. */
const useKeptDrawing = (scenario: DivisionScenario, of: string) => {
  const kept = useReducer(editorReducer, null, () =>
    openKeptEditor(of, storedOf(scenario), scenario.divisionPlan.sheet),
  );
  const [state] = kept;
  useEffect(() => keepHistory(of, state), [of, state]);
  return kept;
};

interface CutInPlan {
  readonly program: Program;
  readonly rank: number;
  /** As it is drawn; undefined before the first drawing. */
  readonly cut: CutEnds | undefined;
}

/** The program with one limit where a hand brings it, on a corner of the ground when one is near. */
const withCutAt = (
  { program, rank, cut }: CutInPlan,
  ends: CutEnds,
  { engine, isSnapping }: { engine: OpenEngine; isSnapping: boolean },
): Program => {
  const corners = isSnapping ? cornersOf(engine) : [];
  const turned = cut !== undefined && (cut.from[0] === ends.from[0] || cut.to[0] === ends.to[0]);
  const drawn = turned
    ? { from: snapped(ends.from, corners, REACH), to: snapped(ends.to, corners, REACH) }
    : snappedLine(ends, corners, REACH);
  return cutMoved(program, rank, drawn, engine.frame.origin);
};

const NOTHING_AROUND: DivisionGround["around"] = { parcels: [], buildings: [] };

/** Everything a hand does to a plan, and the plan that follows it. */
export const usePlanEditor = (ground: DivisionGround | undefined, scenario: DivisionScenario, of: string) => {
  const engine = useEngine(ground);
  const [state, dispatch] = useKeptDrawing(scenario, of);
  const [dragged, setDragged] = useState<{ readonly rank: number; readonly program: Program }>();
  const [locked, setLocked] = useState<{ cuts: readonly number[]; lots: readonly number[] }>({ cuts: [], lots: [] });
  const [said, setSaid] = useState<string>();
  const known: readonly KnownLot[] = useMemo(() => scenario.lots, [scenario]);
  const shown = dragged?.program ?? state.present.program;
  const { live, undrawable } = useLivePlan(engine, { program: shown, known, isCleared: scenario.needsDemolition });
  const still = useRef(live);
  if (dragged === undefined) still.current = live;
  const change = (next: Program): void => {
    setSaid(undefined);
    dispatch({ kind: "change", change: { program: next } });
  };
  // A limit with nothing but locked lots on one side cannot move without changing one of them.
  const isHeld = (rank: number): boolean => {
    const cut = cutsOf(state.present.program)[rank];
    return (
      locked.cuts.includes(rank) ||
      (cut !== undefined &&
        [cut.below, cut.above].some((side) => lotsOf(side).every((lot) => locked.lots.includes(lot))))
    );
  };
  const moveCut = (
    rank: number,
    ends: CutEnds,
    { isDone, isSnapping }: { isDone: boolean; isSnapping: boolean },
  ): void => {
    if (engine === undefined || isHeld(rank)) return;
    const plan = { program: state.present.program, cut: live?.plan.cuts[rank], rank };
    const next = withCutAt(plan, ends, { engine, isSnapping });
    setDragged(isDone ? undefined : { rank, program: next });
    if (isDone) change(next);
  };
  const solve = (asked: Promise<Program | undefined> | undefined, refusal: string): void => {
    asked
      ?.then((next) => {
        if (next === undefined) setSaid(refusal);
        else change(next);
      })
      .catch(() => setSaid(refusal));
  };
  return {
    engine,
    around: ground?.around ?? NOTHING_AROUND,
    live,
    /** The limit in hand, and the plan as it was before it was taken. */
    inHand: dragged === undefined ? undefined : { rank: dragged.rank, before: still.current?.plan },
    undrawable,
    said,
    state,
    dispatch,
    locked,
    isHeld,
    setLocked,
    moveCut,
    isDirty: isUnsaved(state),
    take: (written: DivisionScenario): void => dispatch({ kind: "take", stored: storedOf(written) }),
    setArea: (lot: number, areaM2: number) =>
      solve(
        engine?.ask({ kind: "area", program: state.present.program, lot, areaM2, locked }),
        "Aucune limite ne peut donner cette surface sans bouger ce qui est verrouillé.",
      ),
    split: (lot: number, line?: readonly [Point, Point]) =>
      solve(
        engine?.ask({ kind: "split", program: state.present.program, lot, line }),
        "Ce trait ne coupe pas le lot en deux.",
      ),
    moveAccess: (lot: number) =>
      solve(
        engine?.ask({ kind: "access", program: state.present.program, lot }),
        "L'accès de ce lot ne peut pas passer ailleurs sans sortir du terrain ou traverser ce qui est bâti.",
      ),
    merge: (first: number, second: number) =>
      change(mergeLots(state.present.program, Math.min(first, second), Math.max(first, second))),
    setNotes: (notes: readonly CanvasAnnotation[]) => dispatch({ kind: "change", change: { notes } }),
  };
};

export type PlanEditor = ReturnType<typeof usePlanEditor>;
