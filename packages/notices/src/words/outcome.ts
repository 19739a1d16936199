import type { SaleStatus } from "../notice/notice.ts";
import { readMomentAfter, type WrittenMoment } from "./french-date.ts";
import { readEurosAfter } from "./french-figures.ts";

const SOLD =
  /adjudication\s{0,2}:|adjugée?s?\s{0,2}(?:à|:|au prix de|pour)|prix d'adjudication\s{0,2}:|vendue?s?\s{0,2}:/iu;
const NO_BID = /carence\s+d['’]ench[èe]res?|faute\s+d['’]ench[èe]res?|sans\s+ench[èe]res?|vente\s+infructueuse/iu;
const POSTPONED = /(?:vente|audience)\s+(?:reportée|renvoyée)(?:\s+au)?|report(?:ée|é)?\s+au|renvoi\s+au/iu;
const WITHDRAWN =
  /vente\s+(?:annulée|retirée|non\s+requise|caduque)|non\s+requise|désistement|retrait\s+de\s+la\s+vente/iu;
const OVERBID_UNTIL = /surench[èe]re\s+(?:est\s+)?possible\s+jusqu['’]au/iu;
const OVERBID = /(?:vente|adjudication|audience)\s+sur\s+surench[èe]re|sur\s+surench[èe]re|suite\s+à\s+surench[èe]re/iu;

export interface Outcome {
  readonly status: SaleStatus;
  readonly resultEur: number | null;
  readonly postponedTo: WrittenMoment | undefined;
  readonly overbidUntil: WrittenMoment | undefined;
  readonly isOverbid: boolean;
}

/** What became of a sale, by what its notice says of it. */
export const readOutcome = (text: string): Outcome => {
  const resultEur = readEurosAfter(text, SOLD);
  const overbidUntil = readMomentAfter(text, OVERBID_UNTIL);
  const postponedTo = readMomentAfter(text, POSTPONED);
  const isOverbid = OVERBID.test(text);
  const common = { resultEur, postponedTo, overbidUntil, isOverbid };
  if (resultEur !== null) return { ...common, status: overbidUntil === undefined ? "adjudicated" : "overbid-open" };
  if (NO_BID.test(text)) return { ...common, status: "no-bid" };
  if (WITHDRAWN.test(text)) return { ...common, status: "withdrawn" };
  if (POSTPONED.test(text)) return { ...common, status: "postponed" };
  return { ...common, status: "upcoming" };
};

export const STARTING_PRICE = /mise\s+à\s+prix\s{0,2}:?/iu;
