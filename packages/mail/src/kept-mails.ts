import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openVault } from "@lotir/storage";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface KeptMail extends Mail {
  readonly id: string;
  /** In UTC. */
  readonly writtenAt: string;
}

export interface Place {
  /** LOTIR_HOME. */
  readonly home: string;
  /** The secret of the installation. */
  readonly secret: string;
}

const SEALED = /^(\d+-[0-9a-f-]{36})\.mail$/;
const folderOf = ({ home }: Place): string => join(home, "mail");
const isMail = (read: unknown): read is KeptMail =>
  typeof read === "object" &&
  read !== null &&
  ["to", "subject", "text", "id", "writtenAt"].every((name) => name in read);

/** Seals a message before anything else is done with it: what is not sent is not lost. */
export const keepMail = (place: Place, mail: Mail, writtenAt: Date): KeptMail => {
  const folder = folderOf(place);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const id = `${writtenAt.getTime()}-${randomUUID()}`;
  const kept: KeptMail = { ...mail, id, writtenAt: writtenAt.toISOString() };
  const path = join(folder, `${id}.mail`);
  writeFileSync(`${path}-`, openVault(place.secret, "courriels").seal(JSON.stringify(kept), id), { mode: 0o600 });
  renameSync(`${path}-`, path);
  return kept;
};

/** What is kept, oldest first; a file that this secret does not open is passed over, and counted. */
export const readKeptMails = (place: Place): { readonly mails: readonly KeptMail[]; readonly unreadable: number } => {
  const folder = folderOf(place);
  const ids = existsSync(folder) ? readdirSync(folder).flatMap((name) => SEALED.exec(name)?.[1] ?? []) : [];
  const vault = openVault(place.secret, "courriels");
  const mails = ids.toSorted().flatMap((id) => {
    const text = vault.open(readFileSync(join(folder, `${id}.mail`), "utf8"), id);
    const read: unknown = text === undefined ? undefined : JSON.parse(text);
    return isMail(read) ? [read] : [];
  });
  return { mails, unreadable: ids.length - mails.length };
};

export const dropMail = (place: Place, id: string): void => {
  if (SEALED.test(`${id}.mail`)) rmSync(join(folderOf(place), `${id}.mail`), { force: true });
};
