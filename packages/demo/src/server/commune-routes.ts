import type { ServedCommune, ServedIdentity } from "../formats/served-commune.ts";
import { ABSENT, type Answer, type Asked, communeOf, fileAnswer, type SourceRoute } from "./answers.ts";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const answerOf = async (
  commune: ServedCommune,
  { url, identity }: { readonly url: URL; readonly identity: ServedIdentity },
): Promise<ServedIdentity> => {
  const wantsContour = url.searchParams.get("fields")?.split(",").includes("contour") === true;
  const contour = wantsContour ? await commune.contour() : undefined;
  const { former: _, ...told } = identity;
  return contour ? Object.assign({}, told, { contour }) : told;
};

// A folder of files does not tell its département: its code does.
const isIn = (departement: string, { code, departement: told }: ServedIdentity): boolean =>
  told === undefined ? code.startsWith(departement) : told.code === departement;

const search = async ({ url, communes }: Asked): Promise<Answer> => {
  const code = url.searchParams.get("code");
  const departement = url.searchParams.get("codeDepartement");
  const codePostal = url.searchParams.get("codePostal");
  const nom = plain(url.searchParams.get("nom") ?? "");
  const known = await Promise.all(communes.map(async (commune) => ({ commune, identity: await commune.identity() })));
  const fits = (answer: ServedIdentity): boolean => {
    if (departement !== null) return isIn(departement, answer);
    if (code !== null) return answer.code === code;
    if (codePostal !== null) return answer.codesPostaux.includes(codePostal);
    const words = plain(answer.nom);
    return nom !== "" && (words.startsWith(nom) || words.includes(` ${nom}`));
  };
  const limit = Number(url.searchParams.get("limit") ?? 0) || known.length;
  const found = known.filter(({ identity }) => fits(identity)).slice(0, limit);
  const value = await Promise.all(found.map(({ commune, identity }) => answerOf(commune, { url, identity })));
  return { kind: "json", value };
};

const formerOf = async ({ url, communes }: Asked): Promise<Answer> => {
  const departement = url.searchParams.get("codeDepartement") ?? "";
  const identities = await Promise.all(communes.map((commune) => commune.identity()));
  const value = identities
    .filter((identity) => isIn(departement, identity))
    .flatMap(({ code: chefLieu, former = [] }) => former.map(({ code, nom }) => ({ code, nom, chefLieu })));
  return { kind: "json", value };
};

/** geo.api.gouv.fr, cadastre.data.gouv.fr and files.data.gouv.fr and data.ademe.fr, at their own paths. */
export const COMMUNE_ROUTES: readonly SourceRoute[] = [
  { layer: "communes", path: /^\/communes$/, answer: search },
  {
    layer: "communes",
    path: /^\/communes\/(\w{5})$/,
    answer: async (asked, [code]) => {
      const commune = communeOf(asked, code);
      if (commune === undefined) return ABSENT;
      return { kind: "json", value: await answerOf(commune, { url: asked.url, identity: await commune.identity() }) };
    },
  },
  { layer: "communes", path: /^\/communes_associees_deleguees$/, answer: formerOf },
  {
    layer: "parcelles",
    path: /^\/data\/etalab-cadastre\/[\w-]+\/geojson\/communes\/\w+\/(\w{5})\/cadastre-\w{5}-parcelles\.json\.gz$/,
    answer: async (asked, [code]) => fileAnswer(await communeOf(asked, code)?.parcelles(), "application/gzip"),
  },
  {
    layer: "batiments",
    path: /^\/data\/etalab-cadastre\/[\w-]+\/geojson\/communes\/\w+\/(\w{5})\/cadastre-\w{5}-batiments\.json\.gz$/,
    answer: async (asked, [code]) => fileAnswer(await communeOf(asked, code)?.batiments(), "application/gzip"),
  },
  {
    layer: "dvf",
    path: /^\/geo-dvf\/[\w-]+\/csv\/(\d{4})\/communes\/\w+\/(\w{5})\.csv$/,
    answer: async (asked, [year, code]) => fileAnswer(await communeOf(asked, code)?.dvf(Number(year)), "text/csv"),
  },
  {
    layer: "diagnostics",
    path: /^\/data-fair\/api\/v1\/datasets\/dpe03existant\/lines$/,
    answer: (asked) => diagnoses(asked),
  },
];

/** A commune that nothing tells of is one of which no diagnosis is on file. */
const diagnoses = async (asked: Asked): Promise<Answer> => {
  const commune = communeOf(asked, asked.url.searchParams.get("code_insee_ban_eq") ?? undefined);
  if (commune?.diagnostics === undefined) return { kind: "json", value: { total: 0, results: [] } };
  return fileAnswer(await commune.diagnostics(), "application/json");
};
