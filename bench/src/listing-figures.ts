import { type Ground, type GroundParcel, type Match, matchAdverts } from "@lotir/adverts";
import { type GeneratedCommune, generateDemoCommune } from "@lotir/demo";
import {
  boundingBox,
  centroid,
  localFrame,
  type MultiPolygon,
  multiPolygonArea,
  type Point,
  pointInMultiPolygon,
  projectionFor,
} from "@lotir/geometry";

/** Adverts matched: those of the island, again and again under other names. */
const ADVERTS = 1_000;
/** Put to the matcher at once, as the server does. */
const AT_ONCE = 150;

/** Their point is the town's, or none. */
const WITHOUT_POINT: ReadonlySet<string> = new Set(["no-point", "missing-land", "town-centre"]);

type Place = readonly [number, number];
type Outline = { readonly type: string; readonly coordinates: unknown };

const planeOf = (commune: GeneratedCommune): ((place: Place) => Point) => {
  const [lon, lat] = commune.identity.middle;
  const projection = projectionFor([lon, lat]);
  const frame = localFrame(projection, projection.toPlanar([lon, lat]));
  return ([x, y]) => frame.toPlanar([x, y]);
};

/** Rings of our own generator: a polygon, or several of one. */
const shapeOf = ({ type, coordinates }: Outline, toPlanar: (place: Place) => Point): MultiPolygon => {
  const polygons = (type === "Polygon" ? [coordinates] : coordinates) as readonly (readonly (readonly Place[])[])[];
  return polygons.map(([outer = []]) => ({ outer: outer.slice(0, -1).map(toPlanar), holes: [] }));
};

const groundOf = (commune: GeneratedCommune): Ground => {
  const toPlanar = planeOf(commune);
  const buildings = commune.batiments.flatMap(({ geometry }) => {
    const shape = shapeOf(geometry, toPlanar);
    const centre = centroid(shape);
    return centre === undefined ? [] : [{ areaM2: multiPolygonArea(shape), centre }];
  });
  const parcels = commune.parcelles.map(({ id = "", geometry, properties }): GroundParcel => {
    const shape = shapeOf(geometry, toPlanar);
    const [west, south, east, north] = Object.values(boundingBox(shape)) as [number, number, number, number];
    const inside = buildings.filter(
      ({ centre: [x, y] }) => x >= west && x <= east && y >= south && y <= north && pointInMultiPolygon([x, y], shape),
    );
    const areaM2 = Number(properties.contenance ?? multiPolygonArea(shape));
    return { id, areaM2, shape, centre: centroid(shape) ?? [0, 0], buildings: inside };
  });
  const diagnoses = commune.diagnoses.map((row) => {
    const [lat = 0, lon = 0] = String(row._geopoint).split(",").map(Number);
    return {
      numero: String(row.numero_dpe),
      madeOn: String(row.date_etablissement_dpe),
      at: toPlanar([lon, lat]),
      isStreetOnly: String(row.statut_geocodage).endsWith("rue"),
      address: String(row.adresse_ban),
      floor: Number(row.surface_habitable_logement),
      year: row.annee_construction === null ? undefined : Number(row.annee_construction),
      energyClass: String(row.etiquette_dpe),
      emissionClass: String(row.etiquette_ges),
      energy: Number(row.conso_5_usages_par_m2_ep),
      emission: Number(row.emission_ges_5_usages_par_m2),
    };
  });
  const { codeInsee, nom } = commune.identity;
  return {
    codeInsee,
    name: nom,
    parcels: parcels.filter(({ areaM2 }) => areaM2 > 0),
    diagnoses,
    otherTowns: [],
    toPlanar,
  };
};

const FIGURE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const say = (words: string, figure: number, unit: string): void =>
  console.info(`${words.padEnd(52)} ${FIGURE.format(figure)} ${unit}`);

const commune = generateDemoCommune();
const ground = groundOf(commune);
const adverts = Array.from({ length: ADVERTS }, (_, rank) => {
  const advert = commune.adverts[rank % commune.adverts.length];
  if (advert === undefined) throw new Error("The island has no advert");
  return { ...advert, body: { ...advert.body, uuid: `${advert.uuid}-${rank}` } };
});
const started = performance.now();
const matches: Match[] = [];
for (let from = 0; from < adverts.length; from += AT_ONCE)
  matches.push(
    ...matchAdverts(
      adverts.slice(from, from + AT_ONCE).map(({ body }) => body),
      ground,
    ),
  );
const ms = performance.now() - started;
const isRight = (rank: number): boolean => matches[rank]?.candidates[0]?.parcelle === adverts[rank]?.parcelle;
const ranks = adverts.map((_, rank) => rank);
const share = (some: readonly number[]): number => (100 * some.filter(isRight).length) / some.length;
const certain = ranks.filter((rank) => matches[rank]?.certain === true);

/** Two clues of three, on one house or plot: a point, a ground that is true, a diagnosis. */
const hasEnough = (rank: number): boolean => {
  const { trap, body } = commune.adverts[rank % commune.adverts.length] ?? {};
  if (trap === undefined || trap === "flat-filed-as-house" || trap === "absurd-figures") return false;
  const clues = [!WITHOUT_POINT.has(trap), trap !== "missing-land", body?.energy != null];
  return clues.filter(Boolean).length >= 2;
};
const enough = ranks.filter(hasEnough);
const plain = ranks.filter((rank) => adverts[rank]?.trap === "plain");

say(`${ADVERTS} annonces, ${ground.parcels.length} parcelles, ${ground.diagnoses.length} diagnostics`, ms / 1_000, "s");
say("par annonce", ms / ADVERTS, "ms");
say("sans piège, la bonne parcelle en tête", share(plain), "%");
say(`assez d'indices (${enough.length}), la bonne parcelle en tête`, share(enough), "%");
say("dites sûres", certain.length, "annonces");
say("dites sûres à tort", certain.filter((rank) => !isRight(rank)).length, "annonces");
for (const trap of new Set(adverts.map((advert) => advert.trap))) {
  const some = ranks.filter((rank) => adverts[rank]?.trap === trap);
  say(`  ${trap} (${some.length}), la bonne en tête`, share(some), "%");
}
