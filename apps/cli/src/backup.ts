import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openFailureSentence } from "@lotir/database";
import { dumpServerBase, HOLDER_FILES, holdEmbeddedBase, knownSchema } from "@lotir/database/backup";
import { type Env, readEnv } from "@lotir/environment";
import { copyTree, filesUnder, firstDamaged, foldersUnder, hashOf, type KeptFile } from "./backup/copy-tree.ts";
import { backupsIn, DUMP, HOME, MANIFEST, type Manifest, nameAt } from "./backup/manifest.ts";
import { APP_VERSION } from "./version.ts";

const USAGE = "Usage : lotir backup <dossier> [--garder N]";

/** What somebody who saves must read, in a sentence. */
class Refused extends Error {}

const isHolder = (path: string): boolean => HOLDER_FILES.some((name) => path === `database/${name}`);

const copyHome = (env: Env, to: string): Promise<readonly KeptFile[]> =>
  copyTree(env.home, join(to, HOME), { folders: foldersUnder(env.home), paths: filesUnder(env.home, isHolder) });

/** The base first, then what stands beside it: a row never names bytes that are not there yet. */
const copyAll = async (env: Env, to: string): Promise<readonly KeptFile[]> => {
  const { database } = env;
  if (database.kind === "server") {
    const dumped = await dumpServerBase(database.url, join(to, DUMP));
    if (!dumped.ok) throw new Refused(dumped.sentence);
    const dump = { path: DUMP, ...(await hashOf(join(to, DUMP))) };
    return [dump, ...(await copyHome(env, to)).map((file) => ({ ...file, path: `${HOME}/${file.path}` }))];
  }
  if (!existsSync(join(database.folder, "pg")))
    throw new Refused(`Il n'y a rien à sauvegarder dans ${env.home} (LOTIR_HOME).`);
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

/** Written under another name until it is whole, read back, and only then named. */
const make = async (env: Env, folder: string, now: Date): Promise<{ place: string; files: readonly KeptFile[] }> => {
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
    renameSync(partial, place);
    return { place, files };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
};

const SIZE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** Keeps so many of the newest; those that this command wrote, and no other. */
const forgetOld = (folder: string, kept: number): number => {
  const old = backupsIn(folder).slice(0, -kept);
  for (const each of old) rmSync(each, { recursive: true });
  return old.length;
};

const readAsked = (args: string[]) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { garder: { type: "string" } } });
  const kept = values.garder === undefined ? undefined : Number(values.garder);
  const isKept = kept === undefined || (Number.isInteger(kept) && kept > 0);
  const [folder] = positionals;
  return folder === undefined || positionals.length > 1 || !isKept ? undefined : { folder: resolve(folder), kept };
};

/** `lotir backup <dossier>`: the base, photos, pieces, règlements and keys of an installation, in a dated folder. */
export const backup = async (args: string[], now = new Date()): Promise<number> => {
  const asked = readAsked(args);
  const read = readEnv(process.env);
  if (asked === undefined || !read.ok) {
    console.error(read.ok ? USAGE : read.sentence);
    return 1;
  }
  try {
    const { place, files } = await make(read.env, asked.folder, now);
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
    console.log(`Sauvegardé et relu : ${place} (${files.length} fichiers, ${SIZE.format(megabytes)} Mo).`);
    if (read.env.objects.kind === "s3")
      console.log(
        "Les photos et les pièces sont dans le stockage S3 : sauvegardez-le par ses propres moyens (versions, réplication).",
      );
    const old = asked.kept === undefined ? 0 : forgetOld(asked.folder, asked.kept);
    if (old > 0) console.log(`Sauvegardes plus anciennes retirées : ${old}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
};
