import { CORRECTABLE } from "@lotir/contract";
import type { Shared } from "../versions/shared.ts";
import { type Correction, holdCorrection, type PlacedRule, writeCorrection } from "./rule-correction-store.ts";

/** What an organisation knows better than a rule as it was read. Given back, its row stays, and its version goes on. */
export const sharedCorrection = (placed: PlacedRule): Shared<Correction> => ({
  action: "rule.correct",
  subject: `${placed.commune} ${placed.zone} ${placed.rule}`,
  labels: { value: CORRECTABLE[placed.rule].label, reason: "Motif" },
  hold: (trx) => holdCorrection(trx, placed),
  write: (trx, { value, reason }, written) => writeCorrection(trx, { ...placed, value, reason }, written),
});
