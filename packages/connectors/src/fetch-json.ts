import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { z } from "zod";
import { decompressed } from "./egress/decompressed.ts";
import { UpstreamError } from "./egress/upstream-error.ts";
import { GeometryIssue } from "./geojson/outline.ts";
import { FeatureIssue } from "./geojson/read-features.ts";
import { readProperties } from "./geojson/read-properties.ts";
import { provenanceOf, type Sourced } from "./provenance.ts";
import type { SourceAccess } from "./source-access.ts";

const LIMITS = { receivedBytes: 10_000_000, decompressedBytes: 30_000_000, totalMs: 40_000, headersMs: 15_000 };

/** Asks a small JSON answer and reads it by its schema. */
export const fetchJson = async <Schema extends z.ZodType>(
  access: SourceAccess,
  ask: {
    readonly path: string;
    readonly file: string;
    readonly schema: Schema;
    readonly accept?: string;
    readonly secretHeaders?: Readonly<Record<string, string>>;
  },
): Promise<Result<Sourced<z.output<Schema>>, UpstreamFailure>> => {
  const { egress, site, signal } = access;
  const source = site.name;
  const url = new URL(`${site.base}${ask.path}`);
  const sent = await egress.send({
    source,
    url,
    accept: ask.accept ?? "application/json",
    ...(ask.secretHeaders === undefined ? {} : { secretHeaders: ask.secretHeaders }),
    limits: { ...LIMITS, ...access.limits },
    signal,
  });
  if (!sent.ok) return sent;
  try {
    const text = await textOf(sent.value.body, source);
    const value = readProperties(ask.schema, JSON.parse(text));
    return success({ value, provenance: provenanceOf(sent.value, access) });
  } catch (error) {
    if (error instanceof UpstreamError) return failure(error.facts);
    const issue = issueOf(error);
    if (issue === undefined) throw error;
    return failure({ kind: "malformed", source, where: ask.file, issue });
  }
};

const issueOf = (error: unknown): string | undefined => {
  if (error instanceof FeatureIssue || error instanceof GeometryIssue) return error.message;
  return error instanceof SyntaxError ? "JSON illisible" : undefined;
};

const textOf = async (body: Uint8Array, source: string): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of decompressed(body, { source, limitBytes: LIMITS.decompressedBytes })) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};
