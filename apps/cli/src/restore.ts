import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openFailureSentence } from "@lotir/database";
import { fillServerBase, holdEmbeddedBase, knownSchema } from "@lotir/database/backup";
import { type Env, readEnv } from "@lotir/environment";
import { copyTree, firstDamaged } from "./backup/copy-tree.ts";
import { backupsIn, DUMP, HOME, type Manifest, readManifest } from "./backup/manifest.ts";
import { isEmptyFolder, putInPlace, stagingFor } from "./backup/put-in-place.ts";
import { Refused, saying } from "./backup/refused.ts";

const USAGE = "Usage : lotir restore <sauvegarde> [--remplacer]";

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

/** LOTIR_HOME as it was saved, whole and read again, under another name. */
const stage = async (folder: string, coming: string, { folders, files }: Manifest): Promise<void> => {
  const kept = files.filter(({ path }) => path.startsWith(`${HOME}/`));
  const under = kept.map((file) => ({ ...file, path: file.path.slice(HOME.length + 1) }));
  await copyTree(join(folder, HOME), coming, { folders, paths: under.map(({ path }) => path) });
  const damaged = await firstDamaged(coming, under);
  if (damaged !== undefined)
    throw new Refused(`${damaged} ne se relit pas une fois copié : le disque est-il sain ? Rien n'a été remplacé.`);
};

/** The home takes its place, then the base; where the base cannot, the home goes back. */
const install = async (folder: string, coming: string, { env, replacing }: { env: Env; replacing: Replacing }) => {
  const { home, database } = env;
  refuseHeld(env);
  const { aside, undo } = await putInPlace(coming, home, replacing.suffix);
  if (database.kind === "embedded") return { aside, base: undefined };
  try {
    const filled = await fillServerBase(database.url, join(folder, DUMP), replacing);
    if (!filled.ok) throw new Refused(filled.sentence);
    return { aside, base: filled.aside };
  } catch (error) {
    undo();
    throw error;
  }
};

const restoreAll = async (
  folder: string,
  { env, replacing }: { readonly env: Env; readonly replacing: Replacing },
  say: (sentence: string) => void,
): Promise<void> => {
  const manifest = await checked(folder, env);
  const { home } = env;
  if (!isEmptyFolder(home) && !replacing.mayReplace)
    throw new Refused(`${home} (LOTIR_HOME) n'est pas vide. Avec --remplacer, ce dossier est mis de côté, non effacé.`);
  refuseHeld(env);
  const coming = stagingFor(home, replacing.suffix);
  if (existsSync(coming)) throw new Refused(`${coming} est déjà là : retirez-le, puis recommencez.`);
  try {
    await stage(folder, coming, manifest);
    const { aside, base } = await install(folder, coming, { env, replacing });
    say(`Restauré de ${folder}, sauvegarde du ${new Date(manifest.madeAt).toLocaleString("fr-FR")}.`);
    if (aside !== undefined) say(`L'ancien dossier est gardé : ${aside}.`);
    if (base !== undefined) say(`L'ancienne base est gardée : ${base}.`);
    if (manifest.objectsElsewhere !== null) say(`Les photos et les pièces restent dans ${manifest.objectsElsewhere}.`);
  } finally {
    // Keys stand in it: what did not take its place stays nowhere.
    rmSync(coming, { recursive: true, force: true });
  }
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
  const replacing = { mayReplace: values.remplacer === true, suffix };
  return saying((say) => restoreAll(resolve(asked), { env: read.env, replacing }, say));
};
