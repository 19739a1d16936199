import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "@lotir/environment";
import { type KeptMail, readKeptMails } from "@lotir/mail";

const DATE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

const asText = ({ to, subject, text, writtenAt }: KeptMail): string =>
  `${DATE.format(new Date(writtenAt))} · à ${to}\n${subject}\n\n${text}\n`;

/** Messages that were written and did not leave this machine; the server may run meanwhile. */
export const mail = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({ args, options: { json: { type: "boolean", default: false } } });
  const read = readEnv(process.env);
  if (!read.ok) {
    console.error(read.sentence);
    return 1;
  }
  const { home, secret } = read.env;
  const file = join(home, "secret");
  const key = secret ?? (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
  const { mails, unreadable } = key === undefined ? { mails: [], unreadable: 0 } : readKeptMails({ home, secret: key });
  if (unreadable > 0)
    console.error(
      `${unreadable} message(s) ne s'ouvrent pas : ils ont été gardés sous un autre secret (LOTIR_SECRET).`,
    );
  if (values.json) for (const each of mails) console.log(JSON.stringify(each));
  else if (mails.length === 0) console.log("Aucun message gardé.");
  else console.log(mails.map(asText).join(`${"─".repeat(60)}\n`));
  return 0;
};
