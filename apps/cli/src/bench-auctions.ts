import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { type ListingShares, listingShares } from "@lotir/notices";

const FILE = "auctions/licitor-listing-export-2022-2025.csv.gz";
const PERCENT = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 });

const LABELS: Readonly<Record<Exclude<keyof ListingShares, "lines">, string>> = {
  place: "lieu",
  date: "date",
  hour: "heure",
  kind: "sorte de bien",
  area: "surface",
  areaOfGiven: "surface, parmi les lignes qui en donnent une",
  weekday: "jour de semaine concordant",
};

/** `lotir bench auctions [fichier.csv.gz] [--json]`: the share of real lines of sales whose place, date, kind and area are read. */
export const benchAuctions = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  const path = resolve(positionals[0] ?? join(import.meta.dirname, "../../../../shared/data", FILE));
  let text: string;
  try {
    const bytes = readFileSync(path);
    text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  } catch {
    process.stderr.write(`Le fichier « ${path} » est introuvable ou illisible : indiquez-le en argument.\n`);
    return 1;
  }
  const started = performance.now();
  const shares = listingShares(text.split("\n"));
  const ms = Math.round(performance.now() - started);
  if (values.json) process.stdout.write(`${JSON.stringify({ ...shares, ms })}\n`);
  else {
    process.stdout.write(`${shares.lines} lignes, ${ms} ms\n`);
    for (const [key, label] of Object.entries(LABELS))
      process.stdout.write(`${label} : ${PERCENT.format(shares[key as keyof typeof LABELS])}\n`);
  }
  return 0;
};
