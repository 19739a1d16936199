import type { Cents } from "@lotir/units";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { CostUse } from "../operation/operation.ts";
import type { PlannedOperation, PlannedSale } from "../operation/planned-operation.ts";
import { isTaxed } from "../taxes/tax-sale.ts";
import type { Sold } from "./sell-plan.ts";

/** Share of the input VAT that comes back, by what the expense serves (CGI, art. 271; annexe II, art. 206). */
export interface VatShares {
  readonly lots: number;
  readonly houses: readonly number[];
  readonly shared: number;
  readonly works: number;
  readonly sales: number;
}

const ratioOf = (part: number, whole: number, otherwise: number): number => (whole === 0 ? otherwise : part / whole);

interface Weighed {
  readonly taxed: number;
  readonly all: number;
}

const weigh = (plan: PlannedOperation, weightOf: (index: number, sale: PlannedSale) => number): Weighed => {
  let taxed = 0;
  let all = 0;
  plan.sales.forEach((sale, index) => {
    const weight = weightOf(index, sale);
    all += weight;
    if (isTaxed(sale)) taxed += weight;
  });
  return { taxed, all };
};

const worksShare = (plan: PlannedOperation, shares: Omit<VatShares, "works" | "sales">): number => {
  let recovered = 0;
  let all = 0;
  for (const { rule, use } of plan.costs)
    if (rule.kind === "works") {
      all += rule.amount;
      recovered += rule.amount * shareOfUse(use, { ...shares, works: 0, sales: 0 });
    }
  return ratioOf(recovered, all, shares.shared);
};

const shareOfUse = (use: CostUse, shares: VatShares): number => {
  if (typeof use === "number") return shares.houses[use] ?? 0;
  if (use === "lots") return shares.lots;
  if (use === "commun") return shares.shared;
  return use === "ventes" ? shares.sales : shares.works;
};

const housesShares = (plan: PlannedOperation): number[] =>
  plan.operation.houses.map((_, index) =>
    plan.sales.some((sale) => sale.houseIndex === index && isTaxed(sale)) ? 1 : 0,
  );

/** Ground of a house: its own, else what the lots leave. */
const housesGround = ({ operation }: PlannedOperation): number[] => {
  const { lots, houses, purchase } = operation;
  const lotsArea = lots.reduce((sum, lot) => sum + lot.area, 0);
  const known = houses.reduce((sum, house) => sum + (house.area ?? 0), 0);
  const unknown = houses.filter((house) => house.area === undefined).length;
  const left = Math.max(0, (purchase.area ?? 0) - lotsArea - known) / Math.max(1, unknown);
  return houses.map((house) => house.area ?? left);
};

/** Share of the ground that is sold: what is spent for all also serves the houses kept, and theirs gives nothing back. */
const soldShare = (plan: PlannedOperation): number => {
  const { lots, houses } = plan.operation;
  if (houses.every((house) => house.sold)) return 1;
  const ground = housesGround(plan);
  const kept = houses.reduce((sum, house, index) => (house.sold ? sum : sum + (ground[index] ?? 0)), 0);
  const all = lots.reduce((sum, lot) => sum + lot.area, 0) + ground.reduce((a, b) => a + b, 0);
  return all === 0 ? 1 : 1 - kept / all;
};

const WHOLE = { lots: 1, shared: 1, works: 1, sales: 1 } as const;

/** The shares of this operation: what serves a sale free of VAT gives nothing back; what serves both is shared by turnover or area. */
export const vatShares = (plan: PlannedOperation, { ttc, vat }: Sold): VatShares => {
  const houses = housesShares(plan);
  if (plan.everySaleTaxed || plan.operation.switches.inputVat === "large") return { ...WHOLE, houses };
  const priceHt = (index: number): number => (ttc[index] ?? 0) - (vat[index] ?? 0);
  const lots = weigh(plan, (index, sale) => (sale.kind === "lot" ? priceHt(index) : 0));
  const key = plan.operation.switches.sharedKey;
  const shared = weigh(plan, (index, sale) => (key === "surface" ? sale.area : priceHt(index)));
  const fees = weigh(plan, (index, sale) => (ttc[index] ?? 0) * sale.sellingRate);
  const taxed = ratioOf(shared.taxed, shared.all, 1);
  const known = { lots: ratioOf(lots.taxed, lots.all, 1), houses, shared: taxed * soldShare(plan) };
  return { ...known, works: worksShare(plan, known), sales: ratioOf(fees.taxed, fees.all, taxed) };
};

export const recoveredVat = (vat: Cents, use: CostUse, shares: VatShares): Cents =>
  roundToCents(vat * shareOfUse(use, shares));
