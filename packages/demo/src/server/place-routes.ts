import type { Feature } from "../formats/feature.ts";
import type { ServedCommune, ServedPlace } from "../formats/served-commune.ts";
import { type Answer, type Asked, featuresMeeting, layerOf, mayLieIn, type SourceRoute } from "./answers.ts";
import { parcelPoint } from "./parcel-point.ts";

// By the urn, EPSG:4326 is latitude then longitude; by its short names it is longitude then latitude.
const boxIn = (url: URL): readonly [number, number, number, number] | undefined => {
  const [a, b, c, d, ...crs] = (url.searchParams.get("BBOX") ?? url.searchParams.get("bbox") ?? "").split(",");
  const [first, second, third, fourth] = [Number(a), Number(b), Number(c), Number(d)];
  if (![a, b, c, d].every((each) => each !== undefined && Number.isFinite(Number(each)))) return undefined;
  return /urn:/i.test(crs.join(",")) ? [second, first, fourth, third] : [first, second, third, fourth];
};

/** A commune whose limit nothing tells is not on the map of communes. */
const limitsOf = async ({ codeInsee, contour, identity }: ServedCommune): Promise<readonly Feature[]> => {
  const geometry = await contour();
  if (geometry === undefined) return [];
  const { nom } = await identity();
  return [{ type: "Feature", geometry, properties: { code_insee: codeInsee, nom_officiel: nom } }];
};

const topo = async (asked: Asked): Promise<Answer> => {
  const { searchParams } = asked.url;
  const [, kind = ""] = (searchParams.get("TYPENAMES") ?? "").split(":");
  const box = boxIn(asked.url);
  const communes = asked.communes.filter((commune) => mayLieIn(commune, box));
  const found = await layerOf(communes, async (commune) => {
    if (kind === "commune") return limitsOf(commune);
    // None of them is Paris, Lyon or Marseille.
    if (kind === "arrondissement_municipal") return [];
    return kind === "batiment" ? commune.hauteurs?.() : commune.voies();
  });
  if ("kind" in found) return found;
  const inside = box ? featuresMeeting(found.flat(), box) : [];
  const start = Number(searchParams.get("STARTINDEX") ?? 0);
  const count = Math.min(5_000, Number(searchParams.get("COUNT") ?? 5_000));
  const features = inside.slice(start, start + count);
  const totals = { totalFeatures: inside.length, numberMatched: inside.length, numberReturned: features.length };
  return { kind: "json", value: { type: "FeatureCollection", features, ...totals } };
};

const plain = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

const scoreOf = (words: readonly string[], label: string): number => {
  const own = plain(label);
  const hits = words.filter((word) => own.some((each) => each === word || (word.length > 2 && each.startsWith(word))));
  return words.length === 0 ? 0 : hits.length / words.length;
};

const placeFeature = (
  commune: ServedCommune,
  place: ServedPlace,
  more: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: place.at },
  properties: {
    label: place.label,
    type: "housenumber",
    citycode: commune.codeInsee,
    ...(place.postcode === undefined ? {} : { postcode: place.postcode }),
    ...(place.city === undefined ? {} : { city: place.city }),
    _type: "address",
    ...more,
  },
});

const collectionOf = (features: readonly unknown[]): Answer => ({
  kind: "json",
  value: { type: "FeatureCollection", features },
});

const parcel = async (asked: Asked, id: string): Promise<Answer> => {
  const places = await Promise.all(asked.communes.map((commune) => parcelPoint(commune, id)));
  return collectionOf(
    places
      .flatMap((at) => (at ? [at] : []))
      .map((at) => ({ type: "Feature", geometry: { type: "Point", coordinates: at }, properties: { id, score: 1 } })),
  );
};

const placesIn = async (
  asked: Asked,
): Promise<readonly { readonly commune: ServedCommune; readonly place: ServedPlace }[]> => {
  const lists = await Promise.all(asked.communes.map((commune) => commune.places()));
  return asked.communes.flatMap((commune, index) => (lists[index] ?? []).map((place) => ({ commune, place })));
};

const search = async (asked: Asked): Promise<Answer> => {
  const text = asked.url.searchParams.get("q") ?? "";
  if (asked.url.searchParams.get("index") === "parcel") return parcel(asked, text);
  const words = plain(text);
  const limit = Number(asked.url.searchParams.get("limit") ?? 5);
  const found = (await placesIn(asked)).map((each) => ({ ...each, score: scoreOf(words, each.place.label) }));
  const best = found.filter(({ score }) => score > 0.5).toSorted((a, b) => b.score - a.score);
  return collectionOf(best.slice(0, limit).map(({ commune, place, score }) => placeFeature(commune, place, { score })));
};

const METRES_PER_DEGREE = 111_320;

const reverse = async (asked: Asked): Promise<Answer> => {
  const [lon, lat] = [Number(asked.url.searchParams.get("lon")), Number(asked.url.searchParams.get("lat"))];
  const away = ([x, y]: readonly [number, number]): number =>
    Math.hypot((x - lon) * Math.cos((lat * Math.PI) / 180), y - lat) * METRES_PER_DEGREE;
  const found = (await placesIn(asked)).map((each) => ({ ...each, distance: Math.round(away(each.place.at)) }));
  const near = found.filter(({ distance }) => distance < 500).toSorted((a, b) => a.distance - b.distance);
  return collectionOf(
    near.slice(0, 1).map(({ commune, place, distance }) => placeFeature(commune, place, { distance })),
  );
};

/** data.geopf.fr: the WFS of BD TOPO and the geocoder, at their own paths. */
export const PLACE_ROUTES: readonly SourceRoute[] = [
  { layer: "voies", path: /^\/wfs\/ows$/, answer: topo },
  { layer: "adresses", path: /^\/geocodage\/search$/, answer: search },
  { layer: "adresses", path: /^\/geocodage\/reverse$/, answer: reverse },
];
