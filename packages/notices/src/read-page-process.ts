import { readFileSync, writeSync } from "node:fs";
import { SITE_KEYS } from "./notice/notice.ts";
import { readPage, siteOf } from "./sites/read-page.ts";

/**
 * Child process that reads pages: on its standard input, a line of JSON (for each: site, kind, id, and how many bytes),
 * then their bytes. It writes one line of JSON for each, as soon as it is read: what was read, or `refusal`.
 */
const write = (text: string): void => {
  const bytes = Buffer.from(`${text}\n`);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
};

const answerOf = (bytes: Uint8Array, asked: Readonly<Record<string, unknown>>): unknown => {
  try {
    const site = SITE_KEYS.find((key) => key === asked.site) ?? siteOf(bytes);
    const kind = asked.kind === "list" ? "list" : "notice";
    if (site === undefined) return { refusal: "not-a-page" };
    const read = readPage(bytes, { site, kind, id: String(asked.id) });
    return read.ok ? { read: read.value } : { refusal: read.failure };
  } catch {
    return { refusal: "crashed" };
  }
};

const NEWLINE = 10;
const whole = new Uint8Array(readFileSync(0));
const head = whole.indexOf(NEWLINE);
let at = head + 1;
for (const asked of JSON.parse(new TextDecoder().decode(whole.subarray(0, head)))) {
  write(JSON.stringify(answerOf(whole.subarray(at, at + asked.bytes), asked)));
  at += asked.bytes;
}
process.exit(0);
