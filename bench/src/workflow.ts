import {
  brokenPromises,
  cutsOf,
  type DivisionRules,
  editProgram,
  type Program,
  prepareSite,
  redrawPlan,
  type SiteRequest,
} from "@lotir/division";
import { balanceLots, type LotsDemand } from "@lotir/finance";
import type { Member } from "./member.ts";
import { quantile } from "./quantile.ts";
import { spent } from "./spent.ts";

/** The five steps of a division, as they are waited for. Milliseconds. */
export interface WorkflowFigures {
  /** From the click to the first plan that the server tells of, then to all of the scenarios. */
  readonly firstP50Ms: number;
  readonly allP50Ms: number;
  readonly allP95Ms: number;
  /** What a moved limit costs the engine, plans of two to six lots; processor time. */
  readonly dragP50Ms: number;
  readonly dragP95Ms: number;
  /** A whole balance, as the browser computes it again; processor time. */
  readonly balanceP50Ms: number;
}

const PROPERTIES = 12;
const MOVES = 40;

const read = async <Data>(member: Member, path: string): Promise<Data> =>
  JSON.parse(new TextDecoder().decode(await member.get(path))).data;

interface Ground {
  readonly request: SiteRequest;
  readonly rules: DivisionRules;
  readonly balance: Omit<LotsDemand, "lots" | "procedure" | "lane" | "clearM2" | "owned">;
}

interface Kept {
  readonly scenarios: readonly {
    readonly lots: readonly { letter: string; areaM2: number; keepsHouse: boolean; priceEur: number | null }[];
    readonly divisionPlan: { readonly program: Program };
  }[];
}

const divisible = async (member: Member, codeInsee: string): Promise<readonly string[]> => {
  const { parcels } = await read<{ parcels: { parcelId: string }[] }>(
    member,
    `/api/cadastral/analyze?commune=${codeInsee}&verdicts=oui,a-verifier&order=marge`,
  );
  return parcels.slice(0, PROPERTIES).map(({ parcelId }) => parcelId);
};

/** When the first plan is told of, asked as the screen asks; undefined where none ever is. */
const firstPlan = async (member: Member, propertyId: string, isOver: () => boolean): Promise<number | undefined> => {
  const started = performance.now();
  while (!isOver()) {
    const progress = await read<{ plans: number } | null>(member, `/api/division/generate/${propertyId}`);
    if ((progress?.plans ?? 0) > 0) return performance.now() - started;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  return undefined;
};

const generate = async (member: Member, propertyId: string) => {
  const started = performance.now();
  let isOver = false;
  const first = firstPlan(member, propertyId, () => isOver);
  await member.send("/api/division/generate", { propertyId, strategy: "max_lots" });
  isOver = true;
  return { all: performance.now() - started, first: await first };
};

/** Each limit pushed to and fro: drawn, measured and judged again, as while a hand drags it. */
const dragged = (ground: Ground, program: Program): number[] => {
  const site = prepareSite(ground.request);
  const cuts = cutsOf(program);
  if (!site.ok || cuts.length === 0) return [];
  return Array.from({ length: MOVES }, (_, move) => {
    const cut = move % cuts.length;
    const place = cuts[cut]?.place;
    const by = (move % 2 === 0 ? 1 : -1) * 0.3;
    const moved =
      place?.by === "area"
        ? ({ by: "area", below: place.below + by } as const)
        : ({ by: "distance", at: (place?.at ?? 0) + by / 10 } as const);
    const before = spent();
    const drawn = redrawPlan(site.value, editProgram(program, { cut, place: moved }), { rules: ground.rules });
    if (drawn.ok) brokenPromises(drawn.value.plan, ground.rules, drawn.value.faults);
    return spent() - before;
  });
};

const balanced = ({ balance }: Ground, { lots }: Kept["scenarios"][number]): number[] =>
  Array.from({ length: MOVES }, () => {
    const before = spent();
    balanceLots(
      {
        ...balance,
        lots: lots.map((lot) => ({ ...lot, lowEur: null, highEur: null, origin: "estimation" as const })),
        procedure: "DP",
        lane: undefined,
        clearM2: 0,
        owned: undefined,
      },
      { draws: 0 },
    );
    return spent() - before;
  });

/** The first parcels of a search, divided as the workflow divides them, then dragged and balanced as the screen does. */
export const workflowFigures = async (member: Member, codeInsee: string): Promise<WorkflowFigures> => {
  const [firsts, alls, drags, balances]: number[][] = [[], [], [], []];
  for (const cadastralReference of await divisible(member, codeInsee)) {
    const { data } = await member.send("/api/properties", { cadastralReference });
    const { all, first } = await generate(member, data.id);
    alls?.push(all);
    if (first !== undefined) firsts?.push(first);
    const [project] = await read<Kept[]>(member, `/api/division/projects/by-property/${data.id}`);
    const [scenario] = project?.scenarios ?? [];
    if (scenario === undefined) continue;
    const ground = await read<Ground>(member, `/api/division/ground/${data.id}`);
    drags?.push(...dragged(ground, scenario.divisionPlan.program));
    balances?.push(...balanced(ground, scenario));
  }
  return {
    firstP50Ms: quantile(firsts ?? [], 0.5),
    allP50Ms: quantile(alls ?? [], 0.5),
    allP95Ms: quantile(alls ?? [], 0.95),
    dragP50Ms: quantile(drags ?? [], 0.5),
    dragP95Ms: quantile(drags ?? [], 0.95),
    balanceP50Ms: quantile(balances ?? [], 0.5),
  };
};
