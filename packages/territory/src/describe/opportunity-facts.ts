import type { Result } from "@lotir/foncier";
import { minimalRectangle, multiPolygonArea } from "@lotir/geometry";
import type { LandPrice } from "@lotir/market";
import { type FrontageFacts, known, type ParcelleFacts, unknown, type ZoneFact } from "@lotir/opportunity";
import { emprise, metres, ratio, terrain } from "@lotir/units";
import type { DescribedParcelle, Surroundings } from "./describe-parcelles.ts";
import { isMissing } from "./described-commune.ts";

const lengthOf = ({ frontage }: DescribedParcelle, grade: string) =>
  metres(frontage.filter((edge) => edge.grade === grade).reduce((sum, { length }) => sum + length, 0));

const surfaceOf = ({ shape, parcelle }: DescribedParcelle, { commune }: Surroundings): ParcelleFacts["surface"] => {
  const { long, short } = minimalRectangle(shape);
  const share = long * short === 0 ? 0 : Math.min(1, multiPolygonArea(shape) / (long * short));
  return known(
    { area: terrain(parcelle.areaM2), width: metres(short), rectangularity: ratio(share) },
    commune.cited.parcelles,
  );
};

const frontageOf = (described: DescribedParcelle, { commune }: Surroundings): ParcelleFacts["frontage"] => {
  const roads = isMissing(commune.voies) ? "not-loaded" : "loaded";
  const facts: FrontageFacts = {
    onRoad: lengthOf(described, "A"),
    free: lengthOf(described, "B"),
    onPrivateLane: lengthOf(described, "C"),
    behindStrip: lengthOf(described, "D"),
    unknown: lengthOf(described, "unknown"),
    roads,
  };
  return known(facts, roads === "loaded" ? commune.cited.voies : commune.cited.parcelles);
};

const builtOf = ({ builtM2 }: DescribedParcelle, { commune }: Surroundings): ParcelleFacts["built"] =>
  builtM2 === "unknown"
    ? unknown("les bâtiments n'ont pas pu être lus", commune.cited.batiments)
    : known(emprise(builtM2), commune.cited.batiments);

const zonesOf = ({ zones }: DescribedParcelle, { commune }: Surroundings): ParcelleFacts["zones"] => {
  const { cited } = commune;
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

const priceOf = (ground: Result<LandPrice, string>, { sales, commune }: Surroundings): ParcelleFacts["price"] => {
  const { ventes } = commune.cited;
  if (sales?.around === undefined || !ground.ok) return unknown("trop peu de ventes de terrains pour comparer", ventes);
  return known({ here: ground.value.perSquareMetre, around: sales.around }, ventes);
};

const divisionOf = ({ parcelle }: DescribedParcelle, { commune }: Surroundings): ParcelleFacts["division"] => {
  const scanned = commune.verdicts.get(parcelle.id);
  return scanned && { verdict: scanned.verdict, source: "Moteur de division Lotir" };
};

const lastSaleOf = ({ parcelle }: DescribedParcelle, { sales, commune }: Surroundings): ParcelleFacts["lastSale"] => {
  const { ventes } = commune.cited;
  if (sales === undefined) return unknown("les ventes n'ont pas pu être lues", ventes);
  const last = sales.index.onParcelle(parcelle.id)[0];
  return known({ soldOn: last?.date ?? null, since: sales.since, vintage: sales.vintage }, ventes);
};

/** What the score looks at, each fact with its source or the reason why it is unknown. */
export const opportunityFacts = (
  described: DescribedParcelle,
  around: Surroundings,
  ground: Result<LandPrice, string>,
): ParcelleFacts => ({
  surface: surfaceOf(described, around),
  frontage: frontageOf(described, around),
  built: builtOf(described, around),
  zones: zonesOf(described, around),
  price: priceOf(ground, around),
  lastSale: lastSaleOf(described, around),
  division: divisionOf(described, around),
});
