import type { TerritoryTables } from "@lotir/database";
import { type Kysely, sql } from "kysely";

/** A name as it is compared: without accents, case, hyphens or apostrophes ("L'Haÿ-les-Roses" is "l hay les roses"). */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const PLAIN_NAME = sql`trim(regexp_replace(regexp_replace(normalize(
        replace(replace(lower(name), 'œ', 'oe'), 'æ', 'ae'), NFD), '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))`;

/** Communes of a name among those loaded here, compared as `plainName` does. */
export const communesNamed = async (reader: Kysely<TerritoryTables>, name: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from territory.commune where ${PLAIN_NAME} = ${plainName(name)} order by code`.execute(reader);
  return rows.map(({ code }) => code);
};

/** Those of a name, and those whose name begins with its words: "Saint-Martin" is also "Saint-Martin-de-Ré". */
export const communesBeginning = async (reader: Kysely<TerritoryTables>, name: string): Promise<readonly string[]> => {
  const plain = plainName(name);
  const { rows } = await sql<{ code: string }>`
    select code from territory.commune where starts_with(${PLAIN_NAME} || ' ', ${plain} || ' ') order by code`.execute(
    reader,
  );
  return rows.map(({ code }) => code);
};
