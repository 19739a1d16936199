import { DivisionStrategy, type GroundBurden } from "@lotir/contract";
import { readBurdens, writeBurdens } from "../../subjects/division/workflow/burden-address.ts";

export const STEPS = [
  { step: "propriete", label: "Propriété" },
  { step: "strategie", label: "Stratégie" },
  { step: "generation", label: "Génération" },
  { step: "comparaison", label: "Comparaison" },
  { step: "edition", label: "Édition" },
] as const;
export type Step = (typeof STEPS)[number]["step"];

/** What is asked of the engine, as the address keeps it: defaults are those of the specification (spec 2 §9). */
export interface Wishes {
  readonly strategy: DivisionStrategy | undefined;
  readonly targetLots: number;
  readonly minLotSize: number;
  readonly preserveBuildings: boolean;
  readonly optimizeAccess: boolean;
  readonly respectPLU: boolean;
  readonly includeFinancing: boolean;
  readonly wayClearanceM: number | undefined;
  /** Mean slope of the ground, per cent, where somebody knows it. */
  readonly slopePercent: number | undefined;
  /** What burdens the ground, drawn on its map. */
  readonly burdens: readonly GroundBurden[];
  /** Parcels divided with it; undefined leaves those validated of the property. */
  readonly joined: readonly string[] | undefined;
}

export interface WorkflowState {
  /** Undefined: nobody said, an existing project opens at comparison. */
  readonly step: Step | undefined;
  readonly wishes: Wishes;
  readonly project: string | undefined;
  readonly scenario: string | undefined;
  readonly pinned: readonly string[];
  readonly view: "cartes" | "tableau";
  readonly profitability: boolean;
}

type Raw = Readonly<Record<string, string>>;

export const LEAST_LOT = { min: 300, max: 1_000, step: 50, usual: 450 } as const;
export const TARGET_LOTS = { min: 2, max: 10, usual: 3 } as const;

const readNumber = (text: string | undefined, { min, max }: { min: number; max: number }): number | undefined => {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
};

const readLeast = (text: string | undefined): number => {
  const read = readNumber(text, LEAST_LOT);
  return read === undefined ? LEAST_LOT.usual : Math.round(read / LEAST_LOT.step) * LEAST_LOT.step;
};

const MOST_JOINED = 10;

const readJoined = (text: string | undefined): readonly string[] | undefined => {
  const ids = (text ?? "").split(",").filter((id) => /^[0-9A-Z]{14}$/.test(id));
  return ids.length === 0 ? undefined : ids.slice(0, MOST_JOINED);
};

/** Reads what anybody may have typed: what cannot be read falls back, nothing throws. */
export const readWorkflow = (raw: Raw): WorkflowState => ({
  step: STEPS.find(({ step }) => step === raw.etape)?.step,
  wishes: {
    strategy: DivisionStrategy.safeParse(raw.strategie).data,
    targetLots: Math.round(readNumber(raw.lots, TARGET_LOTS) ?? 0),
    minLotSize: readLeast(raw.lotmin),
    preserveBuildings: raw.maison !== "demolie",
    optimizeAccess: raw.acces !== "libre",
    respectPLU: raw.plu !== "non",
    includeFinancing: raw.financement !== "non",
    wayClearanceM: readNumber(raw.passage, { min: 0, max: 5 }),
    slopePercent: readNumber(raw.pente, { min: 0, max: 100 }),
    burdens: readBurdens(raw.emprises ?? ""),
    joined: readJoined(raw.joindre),
  },
  project: raw.projet,
  scenario: raw.scenario,
  pinned: (raw.epingles ?? "")
    .split(",")
    .filter((id) => id !== "")
    .slice(0, 2),
  view: raw.vue === "tableau" ? "tableau" : "cartes",
  profitability: raw.rentabilite === "oui",
});

/** The same words back; defaults are left out. */
export const writeWorkflow = ({ step, wishes, ...state }: WorkflowState): Record<string, string> => {
  const { strategy, targetLots, minLotSize, wayClearanceM } = wishes;
  const words: Record<string, string | undefined> = {
    etape: step,
    strategie: strategy,
    lots: targetLots === 0 ? undefined : String(targetLots),
    lotmin: minLotSize === LEAST_LOT.usual ? undefined : String(minLotSize),
    maison: wishes.preserveBuildings ? undefined : "demolie",
    acces: wishes.optimizeAccess ? undefined : "libre",
    plu: wishes.respectPLU ? undefined : "non",
    financement: wishes.includeFinancing ? undefined : "non",
    passage: wayClearanceM?.toString(),
    pente: wishes.slopePercent?.toString(),
    emprises: wishes.burdens.length === 0 ? undefined : writeBurdens(wishes.burdens),
    joindre: wishes.joined?.join(","),
    projet: state.project,
    scenario: state.scenario,
    epingles: state.pinned.length === 0 ? undefined : state.pinned.join(","),
    vue: state.view === "cartes" ? undefined : state.view,
    rentabilite: state.profitability ? "oui" : undefined,
  };
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined));
};
