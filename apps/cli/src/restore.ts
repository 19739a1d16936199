import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openFailureSentence } from "@lotir/database";
import {
  holdEmbeddedBase,
  isServerBaseEmpty,
  knownSchema,
  restoreServerBase,
  setServerBaseAside,
} from "@lotir/database/backup";
import { type Env, readEnv } from "@lotir/environment";
import { copyTree, firstDamaged } from "./backup/copy-tree.ts";
import { backupsIn, DUMP, HOME, type Manifest, readManifest } from "./backup/manifest.ts";

const USAGE = "Usage : lotir restore <sauvegarde> [--remplacer]";

/** What somebody who restores must read, in a sentence. */
class Refused extends Error {}

const KINDS = { embedded: "la base embarquée", server: "une base PostgreSQL" } as const;

/** Everything that can be known before anything is touched. */
const checked = async (folder: string, env: Env): Promise<Manifest> => {
  const manifest = readManifest(folder);
  if (manifest === undefined) {
    const [last] = backupsIn(folder).slice(-1);
    const instead = last === undefined ? "" : ` La dernière de ce dossier est ${last}.`;
    throw new Refused(`${folder} n'est pas une sauvegarde finie de Lotir.${instead}`);
  }
  if (manifest.schema > knownSchema())
    throw new Refused(
      `Cette sauvegarde vient d'une version plus récente de Lotir (${manifest.appVersion}, schéma ${manifest.schema} ; cette version connaît le schéma ${knownSchema()}). Rien n'a été touché : mettez Lotir à jour.`,
    );
  if (manifest.base !== env.database.kind)
    throw new Refused(
      `Cette sauvegarde est celle d'${KINDS[manifest.base].replace(/^la /, "une ")} ; l'environnement désigne ${KINDS[env.database.kind]}. Rien n'a été touché.`,
    );
  const damaged = await firstDamaged(folder, manifest.files);
  if (damaged !== undefined)
    throw new Refused(`La sauvegarde est abîmée : ${damaged} n'est plus ce qui a été écrit. Rien n'a été touché.`);
  return manifest;
};

const isHomeEmpty = (home: string): boolean => !existsSync(home) || readdirSync(home).length === 0;

/** Nobody holds the home that is about to be put aside. */
const refuseHeld = ({ database }: Env): void => {
  if (database.kind !== "embedded" || !existsSync(database.folder)) return;
  const held = holdEmbeddedBase(database.folder);
  if (!held.ok) throw new Refused(openFailureSentence(held.failure));
  held.release();
};

interface Replacing {
  readonly mayReplace: boolean;
  /** What names that are put aside end with. */
  readonly suffix: string;
}

const fillServer = async (
  url: string,
  dump: string,
  { mayReplace, suffix }: Replacing,
): Promise<string | undefined> => {
  let aside: string | undefined;
  if (!(await isServerBaseEmpty(url))) {
    if (!mayReplace)
      throw new Refused(
        "La base de DATABASE_URL n'est pas vide. Avec --remplacer, elle est mise de côté, non effacée.",
      );
    aside = await setServerBaseAside(url, `avant_${suffix}`).catch((error: unknown) => {
      throw new Refused(
        `La base n'a pas pu être mise de côté : ${error instanceof Error ? error.message : "raison inconnue"}. Arrêtez Lotir d'abord.`,
      );
    });
  }
  const restored = await restoreServerBase(url, dump);
  if (!restored.ok) throw new Refused(restored.sentence);
  return aside;
};

const restoreAll = async (folder: string, env: Env, replacing: Replacing): Promise<readonly string[]> => {
  const manifest = await checked(folder, env);
  const { home, database } = env;
  if (!isHomeEmpty(home) && !replacing.mayReplace)
    throw new Refused(`${home} (LOTIR_HOME) n'est pas vide. Avec --remplacer, ce dossier est mis de côté, non effacé.`);
  refuseHeld(env);
  const coming = `${home}.restauration`;
  rmSync(coming, { recursive: true, force: true });
  const paths = manifest.files.flatMap(({ path }) =>
    path.startsWith(`${HOME}/`) ? [path.slice(HOME.length + 1)] : [],
  );
  await copyTree(join(folder, HOME), coming, { folders: manifest.folders, paths });
  const base = database.kind === "server" ? await fillServer(database.url, join(folder, DUMP), replacing) : undefined;
  const aside = isHomeEmpty(home) ? undefined : `${home}-avant-${replacing.suffix}`;
  if (aside !== undefined) renameSync(home, aside);
  else rmSync(home, { recursive: true, force: true });
  renameSync(coming, home);
  const said = [`Restauré de ${folder}, sauvegarde du ${new Date(manifest.madeAt).toLocaleString("fr-FR")}.`];
  if (aside !== undefined) said.push(`L'ancien dossier est gardé : ${aside}.`);
  if (base !== undefined) said.push(`L'ancienne base est gardée : ${base}.`);
  if (manifest.objectsElsewhere !== null)
    said.push(`Les photos et les pièces restent dans ${manifest.objectsElsewhere}.`);
  return said;
};

/** `lotir restore <sauvegarde>`: gives an installation back as it was saved; what stood there is put aside, never erased. */
export const restore = async (args: string[], now = new Date()): Promise<number> => {
  const options = { remplacer: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [asked] = positionals;
  const read = readEnv(process.env);
  if (asked === undefined || positionals.length > 1 || !read.ok) {
    console.error(read.ok ? USAGE : read.sentence);
    return 1;
  }
  const suffix = now.toISOString().slice(0, 19).replaceAll(/\D/g, "");
  try {
    const said = await restoreAll(resolve(asked), read.env, { mayReplace: values.remplacer === true, suffix });
    for (const sentence of said) console.log(sentence);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
};
