import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { type Outage, outageOf } from "@lotir/database";
import type { Env } from "@lotir/environment";
import type { Part } from "./part.ts";

/** Why the product could not start, in a French sentence for whoever started it. */
export class StartRefused extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "ce compte n'a pas le droit d'y écrire",
  EPERM: "ce compte n'a pas le droit d'y écrire",
  EROFS: "le disque est en lecture seule",
  EEXIST: "un fichier porte déjà ce nom",
  ENOTDIR: "un fichier est sur son chemin",
  ENOENT: "son chemin ne peut pas être créé",
  ENOSPC: "le disque est plein",
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const OUTAGE_SENTENCES: Readonly<Record<Outage, string>> = {
  away: "La base de données a cessé de répondre pendant le démarrage. Vérifiez qu'elle tourne, puis relancez.",
  full: "Le disque est plein : Lotir ne peut pas démarrer. Libérez de la place, puis relancez ; rien de ce qui était enregistré n'est perdu.",
  busy: "La base de données est trop occupée pour démarrer. Relancez dans quelques instants.",
};

/** What the database or the disk did to a start, in a sentence; undefined when only a bug explains it. */
export const startOutage = (error: unknown): string | undefined => {
  const outage = outageOf(error);
  return outage === undefined ? undefined : OUTAGE_SENTENCES[outage];
};

/** What others of this machine may do in a folder, and the mark of one that is shared, as /tmp is. */
const OTHERS = 0o077;
const SHARED = 0o1000;

/** A folder that was there before us is closed to others too, where it is ours to close. */
const closeToOthers = (home: string): void => {
  const { mode, uid } = statSync(home);
  if ((mode & OTHERS) !== 0 && (mode & SHARED) === 0 && uid === process.getuid?.())
    chmodSync(home, mode & ~OTHERS & 0o7777);
};

/** Creates the folder, closes it to others, and refuses one that nothing can be written in. */
export const refuseUnusableHome = (home: string): void => {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    closeToOthers(home);
  } catch (error) {
    const reason = REASONS[codeOf(error)];
    if (reason === undefined) throw error;
    throw new StartRefused(`Le dossier ${home} (LOTIR_HOME) ne peut pas servir : ${reason}.`);
  }
};

/** Refuses to share what one process alone may hold, and works whose mails would lead nowhere. */
export const refusePart = ({ database, baseUrl }: Pick<Env, "database" | "baseUrl">, part: Part): void => {
  if (part === "all") return;
  if (database.kind === "embedded")
    throw new StartRefused(
      "La base embarquée n'a qu'un processus : `npm start`. Pour servir et travailler à part, donnez une base PostgreSQL (DATABASE_URL).",
    );
  if (part === "work" && baseUrl === undefined)
    throw new StartRefused(
      "Variable d'environnement LOTIR_BASE_URL : elle manque ; les courriels que les travaux envoient mènent à cette adresse.",
    );
};

const unknownHost = (_port: number, host: string): string =>
  `L'adresse ${host} (LOTIR_HOST) n'est pas une adresse de cette machine.`;

const REFUSED_ADDRESSES: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Le port ${port} est déjà pris. Choisissez-en un autre : PORT=3001 npm start`,
  EACCES: (port) => `Le port ${port} est réservé au système. Choisissez-en un autre : PORT=3000 npm start`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

/** Why an address cannot be listened on; undefined when only a bug explains it. */
export const listenRefusal = (
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): StartRefused | undefined => {
  const sentence = REFUSED_ADDRESSES[codeOf(error)]?.(port, host);
  return sentence === undefined ? undefined : new StartRefused(sentence);
};
