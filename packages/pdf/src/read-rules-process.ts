import { readFileSync, writeSync } from "node:fs";
import { type Companion, type PageModel, readRules } from "@lotir/plu";

/**
 * Child process that reads the rules of a règlement: on its standard input, one JSON value (its pages, the zone wanted, the
 * other files of its plan); on its standard output, what was read, as JSON. It runs under limits set by its parent.
 */
const { pages, zone, others }: { pages: PageModel; zone?: string; others: readonly Companion[] } = JSON.parse(
  readFileSync(0, "utf8"),
);
const bytes = Buffer.from(JSON.stringify(readRules(pages, zone, others)));
for (let at = 0; at < bytes.length; ) {
  try {
    at += writeSync(1, bytes, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
  }
}
process.exit(0);
