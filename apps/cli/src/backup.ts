import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { openFailureSentence } from "@lotir/database";
import { dumpServerBase, HOLDER_FILES, holdEmbeddedBase, knownSchema } from "@lotir/database/backup";
import { type Env, readEnv } from "@lotir/environment";
import {
  copyTree,
  filesUnder,
  firstDamaged,
  foldersUnder,
  hashOf,
  type KeptFile,
  syncFolder,
} from "./backup/copy-tree.ts";
import { backupsIn, DUMP, HOME, MANIFEST, type Manifest, nameAt } from "./backup/manifest.ts";
import { Refused, saying } from "./backup/refused.ts";
import { APP_VERSION } from "./version.ts";

const USAGE = "Usage : lotir backup <dossier> [--garder N]";

/** Who holds the base, and what the storage of objects has not finished writing. */
const isLeftOut = (path: string): boolean =>
  HOLDER_FILES.some((name) => path === `database/${name}`) || /^objects\/.*\.[0-9a-f-]{36}\.part$/.test(path);

const copyHome = (env: Env, to: string): Promise<readonly KeptFile[]> =>
  copyTree(env.home, join(to, HOME), { folders: foldersUnder(env.home), paths: filesUnder(env.home, isLeftOut) });

/** The base first, then what stands beside it: a row never names bytes that are not there yet. */
const copyAll = async (env: Env, to: string): Promise<readonly KeptFile[]> => {
  const { database } = env;
  const kept = database.kind === "server" ? env.home : join(database.folder, "pg");
  if (!existsSync(kept)) throw new Refused(`Il n'y a rien à sauvegarder dans ${env.home} (LOTIR_HOME).`);
  if (database.kind === "server") {
    const dumped = await dumpServerBase(database.url, join(to, DUMP));
    if (!dumped.ok) throw new Refused(dumped.sentence);
    const dump = { path: DUMP, ...(await hashOf(join(to, DUMP))) };
    return [dump, ...(await copyHome(env, to)).map((file) => ({ ...file, path: `${HOME}/${file.path}` }))];
  }
  const held = holdEmbeddedBase(database.folder);
  if (!held.ok) throw new Refused(openFailureSentence(held.failure));
  try {
    return (await copyHome(env, to)).map((file) => ({ ...file, path: `${HOME}/${file.path}` }));
  } finally {
    held.release();
  }
};

const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const file = await open(join(folder, MANIFEST), "wx", 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
  await file.sync();
  await file.close();
};

/** Where a path leads once links are followed, the end of it that is not there yet included. */
const realPlace = (path: string): string =>
  existsSync(path) || dirname(path) === path ? realpathSync(path) : join(realPlace(dirname(path)), basename(path));

/** A backup beside what it saves is lost with it, and saved again by the next. */
const refuseInside = (folder: string, home: string): void => {
  const way = relative(realPlace(home), realPlace(folder));
  if (way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way)) return;
  throw new Refused(
    `${folder} est dans ${home} (LOTIR_HOME), qu'il s'agit de sauvegarder : choisissez un autre dossier.`,
  );
};

/** Written under another name until it is whole, read back, and only then named. */
const make = async (env: Env, folder: string, now: Date): Promise<{ place: string; files: readonly KeptFile[] }> => {
  refuseInside(folder, env.home);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = join(folder, nameAt(now));
  const partial = `${place}.partial`;
  mkdirSync(partial, { mode: 0o700 });
  try {
    const files = await copyAll(env, partial);
    const damaged = await firstDamaged(partial, files);
    if (damaged !== undefined) throw new Refused(`La copie de ${damaged} ne se relit pas : le disque est-il sain ?`);
    const objectsElsewhere =
      env.objects.kind === "s3" ? `${env.objects.place.endpoint}/${env.objects.place.bucket}` : null;
    const about = {
      madeAt: now.toISOString(),
      appVersion: APP_VERSION,
      schema: knownSchema(),
      base: env.database.kind,
    };
    await writeManifest(partial, {
      format: 1,
      ...about,
      objectsElsewhere,
      folders: foldersUnder(join(partial, HOME)),
      files,
    });
    await syncFolder(partial);
    renameSync(partial, place);
    await syncFolder(folder);
    return { place, files };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
};

const SIZE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** Keeps so many of the newest; those that this command wrote, and no other. Never the one just made, whatever the clock says. */
const forgetOld = (folder: string, kept: number, made: string): number => {
  const old = backupsIn(folder)
    .slice(0, -kept)
    .filter((each) => each !== made);
  for (const each of old) rmSync(each, { recursive: true });
  return old.length;
};

interface Asked {
  readonly folder: string;
  readonly kept: number | undefined;
}

const readAsked = (args: string[]): Asked | undefined => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { garder: { type: "string" } } });
  const kept = values.garder === undefined ? undefined : Number(values.garder);
  const isKept = kept === undefined || (Number.isInteger(kept) && kept > 0);
  const [folder] = positionals;
  return folder === undefined || positionals.length > 1 || !isKept ? undefined : { folder: resolve(folder), kept };
};

type Say = (sentence: string) => void;

const backupAll = async (env: Env, { folder, kept, now }: Asked & { readonly now: Date }, say: Say): Promise<void> => {
  const { place, files } = await make(env, folder, now);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  say(`Sauvegardé et relu : ${place} (${files.length} fichiers, ${SIZE.format(megabytes)} Mo).`);
  if (env.objects.kind === "s3")
    say(
      "Les photos et les pièces sont dans le stockage S3 : sauvegardez-le par ses propres moyens (versions, réplication).",
    );
  const old = kept === undefined ? 0 : forgetOld(folder, kept, place);
  if (old > 0) say(`Sauvegardes plus anciennes retirées : ${old}.`);
};

/** `lotir backup <dossier>`: the base, photos, pieces, règlements and keys of an installation, in a dated folder. */
export const backup = async (args: string[], now = new Date()): Promise<number> => {
  const asked = readAsked(args);
  const read = readEnv(process.env);
  if (asked === undefined || !read.ok) {
    console.error(read.ok ? USAGE : read.sentence);
    return 1;
  }
  return saying((say) => backupAll(read.env, { ...asked, now }, say));
};
