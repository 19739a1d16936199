import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { UpstreamError } from "./upstream-error.ts";

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The content of a body that may be gzipped, whatever its headers say (sources label `.json.gz` in every way), part
 * by part, never more than `limitBytes` in all. Throws UpstreamError: too-large, or cut-answer for a stream that stops
 * before its end.
 */
export async function* decompressed(
  body: Uint8Array,
  asked: { readonly source: string; readonly limitBytes: number },
): AsyncGenerator<Uint8Array> {
  const { source, limitBytes } = asked;
  if (!isGzip(body)) {
    if (body.length > limitBytes) throw new UpstreamError({ kind: "too-large", source, limitBytes });
    yield body;
    return;
  }
  let produced = 0;
  const gunzip = Readable.from([body]).pipe(createGunzip({ chunkSize: 65_536 }));
  try {
    for await (const part of gunzip as AsyncIterable<Uint8Array>) {
      produced += part.length;
      if (produced > limitBytes) throw new UpstreamError({ kind: "too-large", source, limitBytes });
      yield part;
    }
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw gunzipFailure(error, source);
  } finally {
    gunzip.destroy();
  }
}

const gunzipFailure = (error: unknown, source: string): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "Z_BUF_ERROR") return new UpstreamError({ kind: "cut-answer", source, received: 0 });
  const isBroken = typeof code === "string" && code.startsWith("Z_");
  if (!isBroken) return error;
  return new UpstreamError({ kind: "malformed", source, where: "fichier compressé", issue: "gzip illisible" });
};
