import { createHash } from "node:crypto";

const digest = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** Who entered a thing, and whether its day is past, are the reader's: two readers of one file have one hash. */
const READERS_OWN: ReadonlySet<string> = new Set(["by", "isPast"]);

/** Of what is printed, pictures included: the same data have the same one, whoever asks and on whichever day. */
export const hashOfData = (data: object): string =>
  digest(
    JSON.stringify(data, (key, value: unknown) => {
      if (READERS_OWN.has(key)) return undefined;
      return value instanceof Uint8Array ? digest(value) : value;
    }),
  ).slice(0, 16);

/** Of a file of an archive, whole. */
export const digestOf = digest;
