import type { ParcelServitude, ParcelServitudes, ServitudeFamily } from "@lotir/contract";
import { describeFailure, type ParcelleId, referenceOf } from "@lotir/foncier";
import { servitudeKindOf } from "@lotir/procedure";
import { layersOf, type ServitudeOn, servitudeCodes, servitudesOn } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

const NEVER_ASKED = "Les servitudes de cette commune n'ont pas encore été demandées : rechargez-la pour les lire.";
const CANCELLED = "La lecture des servitudes a été interrompue : rechargez la commune pour les lire.";

const toWire = ({ family, code, share, drawn, ...told }: ServitudeOn): ParcelServitude => {
  const kind = servitudeKindOf(family, code);
  return {
    code,
    kind: kind?.name ?? null,
    name: told.name,
    part: told.part,
    share: drawn === "surface" ? share : null,
    drawn,
    effect: kind?.effect ?? null,
    article: kind?.article ?? null,
    articleStatus: kind?.status ?? null,
    actOn: told.actOn,
    actUrl: told.actUrl,
    publishedOn: told.publishedOn,
  };
};

type Family = ServitudeOn["family"];
type Layer = Awaited<ReturnType<typeof layersOf>>[number] | undefined;

const without = (state: "not-published" | "unknown"): ServitudeFamily => ({ state, found: [], published: [] });

const problemOf = (layer: Layer): string | null => {
  if (layer === undefined) return NEVER_ASKED;
  if (layer.status === "loaded" || layer.status === "not-published") return null;
  if (layer.failure !== null) return describeFailure(layer.failure);
  return layer.status === "cancelled" || layer.status === "unknown" ? CANCELLED : "En cours de lecture.";
};

/** As loaded for its commune. A source that failed since keeps what it had said, with the day it said it. */
export const servitudesOfParcelle = async (
  { database: { territory } }: Lotir,
  id: ParcelleId,
): Promise<ParcelServitudes> => {
  const { codeInsee } = referenceOf(id);
  const layer = (await layersOf(territory, codeInsee)).find(({ name }) => name === "servitudes");
  const isShown = layer?.loadId != null && layer.status !== "not-published";
  const [found, codes] = isShown
    ? [await servitudesOn(territory, id), await servitudeCodes(territory, codeInsee)]
    : [[], []];
  const familyOf = (family: Family): ServitudeFamily => {
    if (!isShown) return without(layer?.status === "not-published" ? "not-published" : "unknown");
    const published = codes.filter((each) => each.family === family).map(({ code }) => code);
    if (published.length === 0) return without("not-published");
    const here = found.filter((each) => each.family === family).map(toWire);
    const names = published.map((code) => servitudeKindOf(family, code)?.name ?? code);
    return { state: here.length === 0 ? "none" : "found", found: here, published: [...new Set(names)] };
  };
  return {
    servitudes: familyOf("servitude"),
    informations: familyOf("information"),
    source: layer?.source ?? null,
    licence: layer?.licence ?? null,
    vintage: layer?.vintage ?? null,
    loadedOn: layer?.loadedAt?.toISOString() ?? null,
    problem: problemOf(layer),
  };
};
