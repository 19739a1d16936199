import type { TerritoryTables } from "@lotir/database";
import type { IsoDate } from "@lotir/units";
import type { Kysely } from "kysely";
import { moneyFacts, noMoney } from "./money-facts.ts";
import type { OwnMoney } from "./own-money.ts";
import { type PlannedParcelle, plannedParcelles } from "./planned-parcelles.ts";
import { type Assumed, balancePlan, type FiveLines, searchedMoneyOf } from "./price-plan.ts";
import { rescore } from "./rescore.ts";

export interface OwnMoneyAsk {
  readonly commune: string;
  /** Of the commune's data: another one is balanced again. */
  readonly version: string;
  readonly assumed: Assumed;
  /** The law is read at that day. */
  readonly on: IsoDate;
}

/** The plans of communes balanced under the assumptions of organisations, kept for the next search. */
export interface OwnMoneys {
  of(asked: OwnMoneyAsk): Promise<OwnMoney>;
}

/** Searches remembered at once: a few organisations, each over a few communes. */
const KEPT = 24;
/** Plans balanced before others have their turn: a few milliseconds. */
const IN_A_ROW = 40;

const balanced = (parcelle: PlannedParcelle, { commune, assumed, on }: OwnMoneyAsk): FiveLines | undefined => {
  const { lots, procedure, lane, clearM2, purchaseEur, areaM2, builtM2 } = parcelle;
  const isBuilt = builtM2 !== null && builtM2 > 0;
  const lines = balancePlan(
    { codeInsee: commune, areaM2, lots, procedure, lane, clearM2, purchaseEur, isBuilt, on },
    assumed,
  );
  return lines.ok ? lines.value : undefined;
};

const NOT_BALANCED = "le bilan ne se dresse pas sous ces hypothèses";

const rowOf = ({ id, components }: PlannedParcelle, lines: FiveLines | undefined) => {
  const { score, coverage } = rescore(components, lines === undefined ? noMoney(NOT_BALANCED) : moneyFacts(lines));
  const money = lines && searchedMoneyOf(lines);
  return {
    parcelle_id: id,
    score,
    coverage,
    margin: money?.margin ?? null,
    margin_rate: money?.marginRate ?? null,
    residual_price_eur: money?.residualPriceEur ?? null,
  };
};

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const balanceCommune = async (reader: Kysely<TerritoryTables>, asked: OwnMoneyAsk): Promise<OwnMoney> => {
  const rows: unknown[] = [];
  const parcelles = await plannedParcelles(reader, asked.commune);
  for (const [rank, parcelle] of parcelles.entries()) {
    if (rank % IN_A_ROW === IN_A_ROW - 1) await breathe();
    rows.push(rowOf(parcelle, balanced(parcelle, asked)));
  }
  return { rows: JSON.stringify(rows) };
};

/** Opens them: nothing is stored, an answer is a pure function of what it is asked under. */
export const openOwnMoneys = (reader: Kysely<TerritoryTables>): OwnMoneys => {
  const kept = new Map<string, Promise<OwnMoney>>();
  const of = (asked: OwnMoneyAsk): Promise<OwnMoney> => {
    const key = JSON.stringify([asked.commune, asked.version, asked.on, asked.assumed]);
    const known = kept.get(key);
    const found = known ?? balanceCommune(reader, asked);
    // Said again last: the longest unasked goes first. A failure is not kept.
    kept.delete(key);
    kept.set(key, found);
    found.catch(() => kept.get(key) === found && kept.delete(key));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    return found;
  };
  return { of };
};
