import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type DvfRow, REQUIRED_DVF_COLUMNS } from "@lotir/market";
import { parse } from "csv-parse";

/** One row of a geo-dvf file with its line in the file (the header is line 1). */
export interface DvfLine {
  readonly line: number;
  readonly row: DvfRow;
}

export interface DvfCsvSource {
  /** File name or address, as failures will quote it. */
  readonly name: string;
  /** Plain or gzip: told by the first bytes, not by the name. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Bytes of text after decompression; 2 GB when absent. */
  readonly limitBytes?: number;
}

const DEFAULT_LIMIT = 2 * 1024 ** 3;

const LOTS = [1, 2, 3, 4, 5].flatMap((n) => [`lot${n}_numero`, `lot${n}_surface_carrez`]);

/** What `market` reads; the other columns of the file are let go to keep a département in memory. */
const KEPT: ReadonlySet<string> = new Set([
  ...REQUIRED_DVF_COLUMNS,
  ...LOTS,
  "adresse_numero",
  "adresse_suffixe",
  "adresse_nom_voie",
  "nom_commune",
]);

class TooLarge extends Error {}
class BadHeader extends Error {}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Reads on until two bytes are known, then gives the whole stream back. */
const peek = async (
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.byteLength < 2) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield head;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { head, whole: whole() };
};

const limitTo = (limit: number) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let total = 0;
    for await (const chunk of bytes) {
      total += chunk.byteLength;
      if (total > limit) throw new TooLarge();
      yield chunk;
    }
  };

const readHeader = (header: readonly string[]): (string | false)[] => {
  const missing = REQUIRED_DVF_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new BadHeader(`colonne obligatoire absente : ${missing.join(", ")}`);
  return header.map((column) => (KEPT.has(column) ? column : false));
};

const newParser = () => parse({ bom: true, columns: readHeader, info: true, skip_empty_lines: true });

const failureOf = (error: unknown, source: DvfCsvSource, line: number): UpstreamFailure => {
  if (error instanceof TooLarge)
    return { kind: "too-large", source: source.name, limitBytes: source.limitBytes ?? DEFAULT_LIMIT };
  const where = error instanceof BadHeader ? "ligne 1" : `après la ligne ${line}`;
  const issue = error instanceof Error ? error.message : String(error);
  return { kind: "malformed", source: source.name, where, issue };
};

/**
 * Reads a geo-dvf CSV, plain or gzip, as a stream. A file without one of the required columns is refused by that
 * column's name, a cut-off or broken file by its line; columns we do not know are fine, and so are lost leading zeros
 * and "3.0" for 3, which `market` reads.
 */
export const readDvfCsv = async (source: DvfCsvSource): Promise<Result<readonly DvfLine[], UpstreamFailure>> => {
  const lines: DvfLine[] = [];
  const parser = newParser();
  const limited = limitTo(source.limitBytes ?? DEFAULT_LIMIT);
  const collect = async (records: AsyncIterable<{ info: { lines: number }; record: DvfRow }>): Promise<void> => {
    for await (const { info, record } of records) lines.push({ line: info.lines, row: record });
  };
  try {
    const { head, whole } = await peek(source.bytes);
    if (head.byteLength === 0) throw new BadHeader("fichier vide");
    const bytes = Readable.from(whole, { objectMode: false });
    if (isGzip(head)) await pipeline(bytes, createGunzip(), limited, parser, collect);
    else await pipeline(bytes, limited, parser, collect);
  } catch (error) {
    return failure(failureOf(error, source, lines.at(-1)?.line ?? 1));
  }
  return success(lines);
};
