import type { ServedCommune } from "../formats/served-commune.ts";
import { ABSENT, type Answer, type Asked, boxOf, type SourceRoute } from "./answers.ts";

const pointIn = (url: URL): readonly [number, number] => {
  const [lon, lat] = (url.searchParams.get("latlon") ?? "").split(",").map(Number);
  return [lon ?? Number.NaN, lat ?? Number.NaN];
};

/** The commune whose box holds the point; the source itself places an address. */
const communeAt = async (
  { communes }: Asked,
  [lon, lat]: readonly [number, number],
): Promise<ServedCommune | undefined> => {
  for (const commune of communes) {
    const box = commune.box ?? boxOf(await commune.contour());
    if (box !== undefined && lon >= box[0] && lon <= box[2] && lat >= box[1] && lat <= box[3]) return commune;
  }
  return communes.length === 1 ? communes[0] : undefined;
};

const report = async (asked: Asked): Promise<Answer> => {
  const at = pointIn(asked.url);
  const commune = await communeAt(asked, at);
  if (commune?.risks === undefined) return ABSENT;
  const { naturels } = commune.risks(at);
  return {
    kind: "json",
    value: {
      adresse: { libelle: null, longitude: at[0], latitude: at[1] },
      commune: { codeInsee: commune.codeInsee },
      url: `${asked.base}/rapport?latlon=${at.join(",")}`,
      risquesNaturels: naturels,
      risquesTechnologiques: {},
    },
  };
};

const cavities = async (asked: Asked): Promise<Answer> => {
  const at = pointIn(asked.url);
  const commune = await communeAt(asked, at);
  if (commune?.risks === undefined) return ABSENT;
  const { cavites } = commune.risks(at);
  return { kind: "json", value: { results: cavites.length, page: 1, total_pages: 1, data: cavites } };
};

/** georisques.gouv.fr, at its own paths. */
export const RISK_ROUTES: readonly SourceRoute[] = [
  { layer: "risques", path: /^\/api\/v1\/resultats_rapport_risque$/, answer: report },
  { layer: "risques", path: /^\/api\/v1\/cavites$/, answer: cavities },
];
