import type { Bilan, DivisionGround } from "@lotir/contract";
import type { AskedStrategy, LockedParts, Program } from "@lotir/division";
import type { Point, Polygon } from "@lotir/geometry";
import type { DrawnPlan } from "./draw-plan.ts";
import type { KnownLot } from "./lot-price.ts";

/** What the thread of the engine is asked: it keeps the ground, and answers each question in its turn. */
export type EngineAsked =
  | { readonly kind: "open"; readonly ground: DivisionGround }
  | {
      readonly kind: "draw";
      readonly program: Program;
      readonly known: readonly KnownLot[];
      readonly isCleared: boolean;
    }
  | {
      readonly kind: "area";
      readonly program: Program;
      readonly lot: number;
      readonly areaM2: number;
      readonly locked: LockedParts;
    }
  | {
      readonly kind: "split";
      readonly program: Program;
      readonly lot: number;
      /** In the plane of the ground. */
      readonly line?: readonly [Point, Point] | undefined;
    }
  | { readonly kind: "access"; readonly program: Program; readonly lot: number }
  | ({ readonly kind: "find" } & StrategySearch);

/** What a strategy is sought with, on the ground as the wishes make it. */
export interface StrategySearch {
  readonly strategy: AskedStrategy;
  readonly minLotSize: number;
  readonly isCleared: boolean;
}

/** What the engine finds at a first pass for a strategy. */
export interface StrategyFinding {
  readonly lots: number;
  readonly revenueEur: number | null;
  readonly netEur: number | null;
  readonly netRate: number | null;
}

/** By strategy; absent while it is sought, `none` where nothing has its size. */
export type Findings = Readonly<Partial<Record<AskedStrategy, StrategyFinding | "none">>>;

/** A ground that is open: where the engine's own frame stands on its plane, and the corners that lines are drawn to. */
export interface OpenedFrame {
  readonly origin: Point;
  readonly parcels: readonly Polygon[];
  readonly buildings: readonly Polygon[];
  readonly roads: readonly (readonly [Point, Point])[];
}

/** A plan as it stands, and what it would leave; undefined where it cannot be drawn. */
export interface LivePlan {
  readonly plan: DrawnPlan;
  readonly result: Bilan["result"] | null;
  /** Why there is no balance; null where there is one. */
  readonly reason: string | null;
  /** Milliseconds that the engine took. */
  readonly ms: number;
}

export interface EngineAnswers {
  readonly open: OpenedFrame | undefined;
  readonly draw: LivePlan | undefined;
  readonly area: Program | undefined;
  readonly split: Program | undefined;
  readonly access: Program | undefined;
  readonly find: StrategyFinding | "none" | undefined;
}
