import { ABSENT, type Answer, type Asked, type SourceRoute } from "./answers.ts";

const numbersIn = (text: string | null): readonly number[] => (text ?? "").split("|").map(Number);

/** What the model of terrain says where it has nothing. */
const NOTHING = -99_999;

const elevations = async ({ url, communes }: Asked): Promise<Answer> => {
  const [lons, lats] = [numbersIn(url.searchParams.get("lon")), numbersIn(url.searchParams.get("lat"))];
  const heightAt = communes.find(({ altitude }) => altitude !== undefined)?.altitude;
  if (heightAt === undefined || lons.length !== lats.length) return ABSENT;
  return {
    kind: "json",
    value: {
      elevations: lons.map((lon, rank) => {
        const lat = lats[rank] ?? Number.NaN;
        const isPlace = Number.isFinite(lon) && Number.isFinite(lat);
        return { lon, lat, z: isPlace ? heightAt([lon, lat]) : NOTHING, acc: "Variable suivant la source de mesure" };
      }),
    },
  };
};

/** Altimetry of data.geopf.fr, at its own path. */
export const ALTITUDE_ROUTES: readonly SourceRoute[] = [
  { layer: "altitudes", path: /^\/altimetrie\/1\.0\/calcul\/alti\/rest\/elevation\.json$/, answer: elevations },
];
