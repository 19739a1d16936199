import type { Result } from "@lotir/foncier";
import type { LandPrice } from "@lotir/market";
import { type FrontageFacts, known, type ParcelleFacts, unknown, type ZoneFact } from "@lotir/opportunity";
import type { CommuneRecords, MeasuredParcelle } from "@lotir/territory/work";
import { emprise, metres, ratio, terrain } from "@lotir/units";

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

const priceOf = (ground: Result<LandPrice, string>, { sales, cited }: CommuneRecords): ParcelleFacts["price"] => {
  const { ventes } = cited;
  if (sales?.around === undefined || !ground.ok) return unknown("trop peu de ventes de terrains pour comparer", ventes);
  return known({ here: ground.value.perSquareMetre, around: sales.around }, ventes);
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

/** What the score looks at, each fact with its source or the reason why it is unknown. */
export const opportunityFacts = (
  parcelle: MeasuredParcelle,
  records: CommuneRecords,
  ground: Result<LandPrice, string>,
): ParcelleFacts => ({
  surface: surfaceOf(parcelle, records),
  frontage: frontageOf(parcelle, records),
  built: builtOf(parcelle, records),
  zones: zonesOf(parcelle, records),
  price: priceOf(ground, records),
  lastSale: lastSaleOf(parcelle, records),
  division: divisionOf(parcelle, records),
});
