import { readFigure, readList } from "../../kit/address.ts";
import type { DivisionStudy, DivisionWish } from "./division-study.ts";

type Raw = Readonly<Record<string, string>>;

export const isParcelId = (text: string): boolean => /^[0-9A-Z]{14}$/.test(text);

const MOST_LOTS = 6;
const MOST_PLANS = 60;
const MOST_JOINED = 10;
const AREAS = { least: 50, most: 5_000 } as const;
/** Farther from the house a way needs no wish, m. */
const MOST_WAY_CLEARANCE = 5;

const readLots = (text: string | undefined): number | undefined => {
  const lots = Math.floor(readFigure(text, MOST_LOTS) ?? 0);
  return lots >= 2 ? lots : undefined;
};

const readArea = (text: string | undefined): number | undefined => {
  const area = readFigure(text, AREAS.most);
  return area !== undefined && area >= AREAS.least ? area : undefined;
};

const readPlan = (text: string | undefined): number => Math.max(1, Math.floor(readFigure(text, MOST_PLANS) ?? 1));

const readWish = (raw: Raw): DivisionWish => ({
  joined: readList(raw.avec).filter(isParcelId).slice(0, MOST_JOINED),
  lots: readLots(raw.souhait),
  leastArea: readArea(raw.lotmin),
  wayClearance: readFigure(raw.passage, MOST_WAY_CLEARANCE),
});

/** Reads what anybody may have typed: what cannot be read falls back, nothing throws. */
export const readStudy = (raw: Raw): DivisionStudy => ({
  plan: readPlan(raw.plan),
  planDrawn: raw.trace !== "non",
  wish: readWish(raw),
});

/** The same words in every address that keeps a study; defaults are left out. */
export const writeStudy = ({ plan, planDrawn, wish }: DivisionStudy): Readonly<Record<string, string | undefined>> => ({
  plan: plan === 1 ? undefined : String(plan),
  trace: planDrawn ? undefined : "non",
  avec: wish.joined.join(",") || undefined,
  souhait: wish.lots?.toString(),
  lotmin: wish.leastArea?.toString(),
  passage: wish.wayClearance?.toString(),
});
