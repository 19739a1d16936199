import { CITIES_BY_ARRONDISSEMENT, departementOf } from "@lotir/connectors";
import { describeFailure, type UpstreamFailure } from "@lotir/foncier";
import { communeProgress, communesNamed, keepFormerCode, plainName } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

const CODE = /^(?:\d{5}|2[AB]\d{3})$/i;

/** The code of a commune given by code or by name; refuses an unknown or an ambiguous one, saying which. */
export const knownCommune = async (lotir: Lotir, asked: string): Promise<string> => {
  refuseWholeCity(asked);
  return CODE.test(asked) ? byCode(lotir, asked.toUpperCase()) : byName(lotir, asked);
};

/** The cadastre and the sales of three cities are filed by arrondissement: the whole has no file to load. */
const refuseWholeCity = (asked: string): void => {
  for (const [codeInsee, name] of CITIES_BY_ARRONDISSEMENT)
    if (asked === codeInsee || plainName(asked) === plainName(name))
      throw refuse("whole-city", { codeInsee }, `${name} se charge par arrondissement : choisissez un arrondissement.`);
};

const byCode = async (lotir: Lotir, codeInsee: string): Promise<string> => {
  const { database, connectors } = lotir;
  const { status } = await communeProgress(database.territory, codeInsee);
  if (status !== "absent") return codeInsee;
  const found = await connectors.of(codeInsee).fetchCommune({ codeInsee, isAwaited: true });
  if (!found.ok) throw refuse("source-unavailable", undefined, describeFailure(found.failure));
  if (found.value !== undefined) return codeInsee;
  const silence = await refuseFormer(lotir, codeInsee);
  if (silence !== undefined) throw refuse("source-unavailable", undefined, describeFailure(silence));
  throw refuse("unknown-commune", { commune: codeInsee });
};

/**
 * A commune that joined another has no file of its own any more: the code to ask is said. Answers why the source did not
 * tell, where it did not.
 */
export const refuseFormer = async (lotir: Lotir, codeInsee: string): Promise<UpstreamFailure | undefined> => {
  const connectors = lotir.connectors.of(codeInsee);
  const listed = await connectors.listFormerCommunes({ departement: departementOf(codeInsee), isAwaited: true });
  if (!listed.ok) return listed.failure;
  const former = listed.value.value.find((each) => each.codeInsee === codeInsee);
  if (former === undefined) return undefined;
  const { nom, partOf } = former;
  await keepFormerCode(lotir.database.loading, { codeInsee, partOf });
  const joined = await connectors.fetchCommune({ codeInsee: partOf, isAwaited: true });
  const name = joined.ok ? joined.value?.value.nom : undefined;
  const into = name === undefined ? `une autre commune, de code ${partOf}` : `${name} (${partOf})`;
  const sentence = `${nom} fait maintenant partie de ${into} : son cadastre se cherche sous ce nom.`;
  throw refuse("former-commune", { codeInsee, partOf }, sentence);
};

/** Homonyms that a person may mean; a name begins many others. */
const MOST_HOMONYMS = 50;

/** What is loaded here is no answer by itself: another commune of the name may be the one that is meant. */
const byName = async ({ database, connectors }: Lotir, name: string): Promise<string> => {
  const [loaded, { communes, unanswered }] = await Promise.all([
    communesNamed(database.territory, name),
    connectors.searchCommunes({ nom: name, limit: MOST_HOMONYMS }),
  ]);
  const named = communes.filter(({ nom }) => plainName(nom) === plainName(name)).map(({ codeInsee }) => codeInsee);
  const codes = [...new Set([...loaded, ...named])].sort();
  const [only] = codes;
  if (codes.length > 1) throw refuse("ambiguous-commune", { codes });
  // Without the source, what is loaded can still be read.
  if (only !== undefined) return only;
  if (unanswered !== undefined) throw refuse("source-unavailable", undefined, describeFailure(unanswered));
  throw refuse("unknown-commune", { commune: name });
};
