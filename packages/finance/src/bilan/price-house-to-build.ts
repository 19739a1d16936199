import { type Cents, cents, type IsoDate } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { GIVEN_ORIGIN, type Origin, originOf, weakestOf } from "../amounts/origin.ts";
import { roundToCents, sumCents } from "../amounts/round-half-up.ts";
import {
  AMENAGEMENT_RATES,
  ARCHAEOLOGY_TAX,
  FLAT_VALUE,
  HALVED_AREA,
  SEWER_PARTICIPATION,
} from "../figures/amenagement.ts";
import { COSTS } from "../figures/costs.ts";
import { entryOn } from "../figures/figure.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { HouseToBuild, SiteFacts } from "../operation/operation.ts";
import { taxeAmenagement } from "../taxes/taxe-amenagement.ts";
import type { BilanLine } from "./bilan-line.ts";
import { type Formula, lump, product } from "./describe-deed.ts";

/** What building the house costs its owner in taxes, studies and connection, the house itself apart. */
export interface HouseToBuildPrice {
  readonly lines: readonly BilanLine[];
  readonly total: Cents;
  /** French: what is not counted, and why. */
  readonly notCounted: readonly string[];
}

interface Known {
  readonly house: HouseToBuild;
  readonly site: SiteFacts;
  readonly on: IsoDate;
}

type Named = readonly [code: string, label: string];

const line = ([code, label]: Named, amount: Cents, terms: Formula & Origin & { assumed?: boolean }): BilanLine => ({
  code,
  label,
  amount,
  assumed: false,
  ...terms,
});

/** The taxable base: so many m² at the flat value, the first hundred for half when somebody lives there. */
const baseFormula = ({ house, on }: Known): string => {
  const flat = entryOn(FLAT_VALUE, on).value;
  const value = frenchNumber(house.ileDeFrance ? flat.ileDeFrance : flat.elsewhere);
  const halved = house.mainResidence ? Math.min(house.taxableArea, entryOn(HALVED_AREA, on).value) : 0;
  const full = house.taxableArea - halved;
  const terms = [
    ...(halved > 0 ? [`${frenchNumber(halved)} m² ÷ 2`] : []),
    ...(full > 0 ? [`${frenchNumber(full)} m²`] : []),
  ];
  return `(${terms.join(" + ")}) × ${value} €`;
};

const taxLines = (known: Known, voted: { readonly commune: number; readonly departement: number }): BilanLine[] => {
  const { house, on } = known;
  const tax = taxeAmenagement({ ...house, on, communeRate: voted.commune, departementRate: voted.departement });
  const base = originOf(entryOn(FLAT_VALUE, on));
  const bounds = originOf(entryOn(AMENAGEMENT_RATES, on));
  const archaeology = entryOn(ARCHAEOLOGY_TAX, on);
  const share = (rate: number): Formula => ({
    formula: `${baseFormula(known)} × ${product(tax.base, rate).formula.split(" × ").at(-1)}`,
    base: tax.base,
    rate,
  });
  const given = weakestOf([{ ...GIVEN_ORIGIN, source: "Taux voté, donné" }, base]);
  const region = entryOn(AMENAGEMENT_RATES, on).value.ileDeFranceRegion;
  return [
    line(["ta-commune", "Taxe d'aménagement, commune"], tax.commune, { ...share(voted.commune), ...given }),
    line(["ta-departement", "Taxe d'aménagement, département"], tax.departement, {
      ...share(voted.departement),
      ...given,
    }),
    ...(house.ileDeFrance
      ? [
          line(["ta-region", "Taxe d'aménagement, région Île-de-France"], tax.region, {
            ...share(region),
            ...weakestOf([base, bounds]),
          }),
        ]
      : []),
    line(["archeologie", "Taxe d'archéologie préventive"], tax.archaeology, {
      ...share(archaeology.value),
      ...weakestOf([base, originOf(archaeology)]),
    }),
  ];
};

const sewerLine = ({ house, site, on }: Known): BilanLine | undefined => {
  if (site.sewer === "individuel") {
    const entry = entryOn(COSTS.individualSewer, on);
    const amount = roundToCents(entry.value.default * (1 + entryOn(VAT_RATE, on).value) * 100);
    const formula = lump(
      `${frenchNumber(entry.value.default)} € hors taxe × ${frenchNumber(1 + entryOn(VAT_RATE, on).value)}`,
    );
    return line(["assainissement-individuel", "Assainissement individuel"], amount, {
      ...formula,
      ...originOf(entry),
      assumed: true,
    });
  }
  const named: Named = ["pfac", "Participation à l'assainissement collectif"];
  if (house.sewerParticipation !== undefined)
    return line(named, house.sewerParticipation, { ...lump("montant donné"), ...GIVEN_ORIGIN });
  if (site.sewer === "inconnu") return undefined;
  const entry = entryOn(SEWER_PARTICIPATION, on);
  return line(named, cents(entry.value * 100), { ...lump("montant usuel"), ...originOf(entry), assumed: true });
};

/** G2: what the builder's own soil study costs, unless the ground is known not to need it. */
const soilLine = ({ site, on }: Known): BilanLine | undefined => {
  if (site.clay === "nul" || site.clay === "faible") return undefined;
  const entry = entryOn(COSTS.etudeSolG2, on);
  const vat = 1 + entryOn(VAT_RATE, on).value;
  return line(["etude-sol-g2", "Étude de sol G2 AVP"], roundToCents(entry.value.default * vat * 100), {
    ...lump(`${frenchNumber(entry.value.default)} € hors taxe × ${frenchNumber(vat)}`),
    ...originOf(entry),
    assumed: true,
  });
};

export const priceHouseToBuild = (known: Known): HouseToBuildPrice => {
  const { communeRate, departementRate } = known.house;
  const voted =
    communeRate === undefined || departementRate === undefined
      ? undefined
      : { commune: communeRate, departement: departementRate };
  const sewer = sewerLine(known);
  const lines = [...(voted === undefined ? [] : taxLines(known, voted)), soilLine(known), sewer].filter(
    (each) => each !== undefined,
  );
  return {
    lines,
    total: sumCents(lines.map((each) => each.amount)),
    notCounted: [
      ...(voted === undefined ? ["Taxe d'aménagement : taux votés par la commune et le département inconnus."] : []),
      ...(sewer === undefined ? ["Assainissement : collectif ou individuel, inconnu."] : []),
    ],
  };
};
