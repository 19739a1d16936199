import { type IsoDate, isoDate } from "@lotir/units";
import { LAW_RANGE } from "../figures/figure.ts";
import { lotsExceedLand, SURVEYED } from "../operation/lots-exceed-land.ts";
import type { Operation, SaleTerms } from "../operation/operation.ts";
import type { OperationFailure } from "../operation/operation-failure.ts";
import { saleDateOf } from "../planning/plan-sales.ts";
import { planTimeline } from "../planning/plan-timeline.ts";
import { canComputeMargin } from "../results/compare-vat-regimes.ts";

interface Part {
  readonly path: string;
  readonly terms: SaleTerms;
}

const partsOf = (operation: Operation): Part[] => [
  ...operation.lots.map((terms, index) => ({ path: `lots[${index}]`, terms })),
  ...operation.houses.map((terms, index) => ({ path: `houses[${index}]`, terms })),
];

const checkAreas = (operation: Operation): OperationFailure[] => {
  const lotsM2 = operation.lots.reduce((sum, lot) => sum + lot.area, 0);
  const all = lotsM2 + operation.houses.reduce((sum, house) => sum + (house.area ?? 0), 0);
  const { area, buildingLand } = operation.purchase;
  const failures: OperationFailure[] = [];
  const exceeding = area === undefined ? undefined : lotsExceedLand({ lotsM2: all, landM2: area }, SURVEYED);
  if (exceeding !== undefined) failures.push(exceeding);
  if (buildingLand !== undefined && lotsM2 > buildingLand.area * SURVEYED)
    failures.push({ kind: "lots-exceed-building-land", lotsM2, landM2: buildingLand.area });
  return failures;
};

const checkPrices = (operation: Operation): OperationFailure[] => {
  const { price, buildingLand } = operation.purchase;
  const failures: OperationFailure[] = [];
  if (buildingLand !== undefined && (price === undefined || buildingLand.price > price))
    failures.push({ kind: "building-land-exceeds-price" });
  const given = partsOf(operation).reduce((sum, { terms }) => sum + (terms.purchasePart ?? 0), 0);
  const business = operation.profile !== "particulier";
  if (given > 0 && (price === undefined ? business : given > price)) failures.push({ kind: "parts-exceed-price" });
  return failures;
};

const checkVat = (operation: Operation): OperationFailure[] => {
  const { seller, boughtAs, buildingLand } = operation.purchase;
  const forced = partsOf(operation).filter(({ terms }) => terms.vat !== "auto");
  if (operation.profile === "particulier")
    return forced.map(({ path }) => ({ kind: "vat-of-private-owner", path: `${path}.vat` }));
  const exempt = operation.lots.flatMap((lot, index) => (lot.vat === "exoneree" ? [`lots[${index}].vat`] : []));
  const margin = forced.filter(({ terms }) => terms.vat === "marge");
  const failures: OperationFailure[] = exempt.map((path) => ({ kind: "lot-exempt", path }));
  if (operation.profile === "lotisseur" && operation.purchase.duty === "engagement-construire")
    failures.push({ kind: "building-commitment-of-lotisseur" });
  if (seller === "assujetti-tva")
    failures.push(...margin.map(({ path }) => ({ kind: "margin-excluded", path: `${path}.vat` }) as const));
  if (operation.houses.length > 0 && boughtAs === "terrain-a-batir" && buildingLand === undefined)
    failures.push({ kind: "house-bought-as-land" });
  if (margin.length > 0 && !canComputeMargin(operation)) failures.push({ kind: "margin-part-missing" });
  return failures;
};

const checkOwner = (operation: Operation): OperationFailure[] => {
  if (operation.profile !== "particulier") return [];
  const { price, boughtAs, free } = operation.purchase;
  const builtOn = operation.houses.length > 0 || boughtAs === "avec-maison";
  const sold = partsOf(operation).filter(({ terms }) => terms.sold);
  const undated = sold.filter(({ terms }) => terms.saleDate === undefined && operation.saleDate === undefined);
  const unpriced = sold.filter(({ path, terms }) => {
    const exempt = operation.houses.some((house) => house === terms && house.mainResidence);
    if (terms.purchasePart !== undefined || exempt) return false;
    return price === undefined ? !free : builtOn || path.startsWith("houses");
  });
  return [
    ...undated.map(({ path }) => ({ kind: "missing", path: `${path}.saleDate` }) as const),
    ...unpriced.map(({ path }) => ({ kind: "purchase-part-missing", path }) as const),
  ];
};

const OLDEST_PURCHASE = isoDate("1900-01-01");

const outOfLaw = (path: string, date: IsoDate, from: IsoDate): OperationFailure[] =>
  date < from || date > LAW_RANGE.to ? [{ kind: "date-out-of-law", path, date, from, to: LAW_RANGE.to }] : [];

const checkDates = (operation: Operation): OperationFailure[] => {
  const purchase = operation.purchase.date;
  const from = operation.profile === "particulier" ? OLDEST_PURCHASE : LAW_RANGE.purchaseFrom;
  const bought = outOfLaw("purchase.date", purchase, from);
  if (bought.length > 0) return bought;
  const timeline = planTimeline(operation);
  if (!timeline.ok) return [timeline.failure];
  // An owner's sale without a date is already missing one: his calendar does not run from his purchase.
  const dated = ({ terms }: Part): boolean =>
    operation.profile !== "particulier" || (terms.saleDate ?? operation.saleDate) !== undefined;
  const sales = partsOf(operation).filter((part) => part.terms.sold && dated(part));
  const seen = new Map<string, OperationFailure>();
  const { classifiedOn } = operation.gain;
  for (const { path, terms } of sales) {
    const date = saleDateOf(operation, terms, timeline.value.saleMonth);
    const place = terms.saleDate === undefined ? "saleDate" : `${path}.saleDate`;
    if (classifiedOn !== undefined && operation.profile === "particulier" && date < classifiedOn)
      seen.set("gain.classifiedOn", { kind: "classified-after-sale", date: classifiedOn, sale: date });
    if (date < purchase) seen.set(place, { kind: "sale-before-purchase", path: place, date, purchase });
    for (const failure of outOfLaw(place, date, LAW_RANGE.saleFrom)) seen.set(place, failure);
  }
  return [...seen.values()];
};

/** What no field says alone: areas that overflow, prices that contradict each other, dates out of the known law. */
export const checkOperation = (operation: Operation): OperationFailure[] => {
  if (!partsOf(operation).some(({ terms }) => terms.sold)) return [{ kind: "nothing-sold" }];
  return [
    ...checkAreas(operation),
    ...checkPrices(operation),
    ...checkVat(operation),
    ...checkOwner(operation),
    ...checkDates(operation),
  ];
};
