import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type Provenance, provenanceOf } from "../provenance.ts";
import { departementOf, isNotFound, type SourceAccess } from "../source-access.ts";
import { publishesDvf } from "./departements-without-dvf.ts";
import { type DvfLine, readDvfCsv } from "./read-dvf-csv.ts";

/**
 * The sales of one commune in one year. "absent" is the source's normal way to say nothing of a year (answer 404):
 * it means "no sale" only if another year of the commune is present; the caller decides.
 */
export type DvfYear =
  | { readonly status: "absent"; readonly year: number }
  | {
      readonly status: "present";
      readonly year: number;
      readonly lines: readonly DvfLine[];
      readonly provenance: Provenance;
    };

/** One geo-dvf file, read to its last line; not-published where no sale is published in the whole département. */
export const fetchDvfYear = async (
  access: SourceAccess,
  ask: { readonly codeInsee: string; readonly year: number },
): Promise<Result<DvfYear, UpstreamFailure>> => {
  const { egress, site, signal } = access;
  const { codeInsee, year } = ask;
  const source = site.name;
  if (!publishesDvf(codeInsee)) return failure({ kind: "not-published", source });
  const path = `/geo-dvf/latest/csv/${year}/communes/${departementOf(codeInsee)}/${codeInsee}.csv`;
  const sent = await egress.send({ source, url: new URL(`${site.base}${path}`), accept: "text/csv, */*", signal });
  if (!sent.ok) return isNotFound(sent.failure) ? success({ status: "absent", year }) : sent;
  const csv = await readDvfCsv({
    name: source,
    bytes: onePart(sent.value.body),
    limitBytes: egress.limits.decompressedBytes,
  });
  if (!csv.ok) return failure(located(csv.failure, year));
  return success({ status: "present", year, lines: csv.value, provenance: provenanceOf(sent.value, access) });
};

async function* onePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const located = (facts: UpstreamFailure, year: number): UpstreamFailure =>
  facts.kind === "malformed" ? { ...facts, where: `ventes ${year}, ${facts.where}` } : facts;
