import type { Result } from "@lotir/foncier";
import type { LandPrice } from "@lotir/market";
import { type FrontageFacts, known, type ParcelleFacts, unknown, type ZoneFact } from "@lotir/opportunity";
import type { CommuneRecords, MeasuredParcelle, ParcellePrice, PlanMoney } from "@lotir/territory/work";
import { moneyFacts, noMoney } from "@lotir/territory/work";
import { emprise, eurosPer, metres, ratio, terrain } from "@lotir/units";

const lengthOf = ({ frontages }: MeasuredParcelle, grade: string) =>
  metres(frontages.filter((edge) => edge.grade === grade).reduce((sum, { lengthM }) => sum + lengthM, 0));

const surfaceOf = (
  { areaM2, widthM, rectangularity }: MeasuredParcelle,
  { cited }: CommuneRecords,
): ParcelleFacts["surface"] =>
  known({ area: terrain(areaM2), width: metres(widthM), rectangularity: ratio(rectangularity) }, cited.parcelles);

const frontageOf = (parcelle: MeasuredParcelle, { cited, roads }: CommuneRecords): ParcelleFacts["frontage"] => {
  const facts: FrontageFacts = {
    onRoad: lengthOf(parcelle, "A"),
    free: lengthOf(parcelle, "B"),
    onPrivateLane: lengthOf(parcelle, "C"),
    behindStrip: lengthOf(parcelle, "D"),
    unknown: lengthOf(parcelle, "unknown"),
    roads,
  };
  return known(facts, roads === "loaded" ? cited.voies : cited.parcelles);
};

const builtOf = ({ builtM2 }: MeasuredParcelle, { cited }: CommuneRecords): ParcelleFacts["built"] =>
  builtM2 === "unknown"
    ? unknown("les bâtiments n'ont pas pu être lus", cited.batiments)
    : known(emprise(builtM2), cited.batiments);

const zonesOf = ({ zones }: MeasuredParcelle, { cited }: CommuneRecords): ParcelleFacts["zones"] => {
  if (zones === "unknown") return unknown("le zonage n'a pas pu être lu", cited.zones);
  if (zones === "not-published") return unknown("aucun document publié pour cette commune", cited.zones);
  const facts = zones.map(
    ({ zone, share }): ZoneFact => ({
      typezone: zone.typezone,
      libelle: zone.libelle,
      destdomi: zone.destdomi ?? undefined,
      share: ratio(share),
    }),
  );
  return known(facts, cited.zones);
};

/** The ground of a bare parcel has one price: the one its sheet shows. */
const priceOf = (
  { ground, price }: Pick<PricedGround, "ground" | "price">,
  { sales, cited }: CommuneRecords,
): ParcelleFacts["price"] => {
  const { ventes } = cited;
  const { around } = sales ?? {};
  if (around === undefined || !ground.ok) return unknown("trop peu de ventes de terrains pour comparer", ventes);
  const here =
    price?.kind === "building-land" ? eurosPer("terrain", price.perSquareMetre) : ground.value.perSquareMetre;
  return known({ here, around }, ventes);
};

const divisionOf = ({ id }: MeasuredParcelle, { verdicts }: CommuneRecords): ParcelleFacts["division"] => {
  const scanned = verdicts.get(id);
  return scanned && { verdict: scanned.verdict, front: scanned.front ?? undefined, source: "Moteur de division Lotir" };
};

const lastSaleOf = ({ id }: MeasuredParcelle, { sales, cited }: CommuneRecords): ParcelleFacts["lastSale"] => {
  const { ventes } = cited;
  if (sales === undefined) return unknown("les ventes n'ont pas pu être lues", ventes);
  const last = sales.index.onParcelle(id)[0];
  return known({ soldOn: last?.date ?? null, since: sales.since, vintage: sales.vintage }, ventes);
};

const moneyOf = (balanced: PricedGround["balanced"]): ParcelleFacts["money"] => {
  if (balanced === undefined) return undefined;
  return balanced.ok ? moneyFacts(balanced.value.fiveLines) : noMoney(balanced.failure);
};

interface PricedGround {
  readonly ground: Result<LandPrice, string>;
  /** Of the parcel as it stands; null without an estimate. */
  readonly price: ParcellePrice | null;
  /** The best plan in money; undefined without a plan. */
  readonly balanced: Result<PlanMoney, string> | undefined;
}

/** What the score looks at, each fact with its source or the reason why it is unknown. */
export const opportunityFacts = (
  parcelle: MeasuredParcelle,
  records: CommuneRecords,
  { ground, price, balanced }: PricedGround,
): ParcelleFacts => ({
  surface: surfaceOf(parcelle, records),
  frontage: frontageOf(parcelle, records),
  built: builtOf(parcelle, records),
  zones: zonesOf(parcelle, records),
  price: priceOf({ ground, price }, records),
  lastSale: lastSaleOf(parcelle, records),
  division: divisionOf(parcelle, records),
  money: moneyOf(balanced),
});
