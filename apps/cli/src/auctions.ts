import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { describePageRefusal, type Notice, readPagesInChild, type UnreadPage } from "@lotir/notices";

const USAGE = "Usage : lotir auctions <page.html…> [--json]";

const EUROS = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const AREA = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const GOODS = { house: "maison", land: "terrain", apartment: "appartement", building: "immeuble", other: "autre bien" };
const STATUSES = {
  upcoming: "à venir",
  postponed: "reportée",
  adjudicated: "adjugée",
  "overbid-open": "adjugée, surenchère possible",
  "no-bid": "carence d'enchères",
  withdrawn: "retirée",
};

type Lot = Notice["lots"][number];

const day = (iso: string): string => iso.split("-").reverse().join("/");

const sentenceOf = (notice: Notice, lot: Lot): string => {
  const { hearing, city, street, status } = notice;
  return [
    `lot ${lot.number}`,
    lot.kind === null ? "bien non précisé" : GOODS[lot.kind],
    lot.builtM2 === null ? undefined : `${AREA.format(lot.builtM2)} m²`,
    lot.landM2 === null ? undefined : `terrain de ${AREA.format(lot.landM2)} m²`,
    [street, city].filter(Boolean).join(", ") || "lieu non communiqué",
    hearing === null ? "date non communiquée" : `le ${day(hearing.on)}${hearing.at === null ? "" : ` à ${hearing.at}`}`,
    lot.startingPriceEur === null ? "mise à prix non communiquée" : `mise à prix ${EUROS.format(lot.startingPriceEur)}`,
    lot.parcels.map(({ section, numero }) => `${section} ${numero}`).join(", ") || undefined,
    STATUSES[status] + (lot.resultEur === null ? "" : ` ${EUROS.format(lot.resultEur)}`),
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
};

const tell = (file: string, notice: Notice, json: boolean): void => {
  for (const lot of notice.lots) {
    const { lots, ...sale } = notice;
    const line = json
      ? JSON.stringify({ file, ...sale, of: lots.length, lot })
      : `${file} : ${sentenceOf(notice, lot)}`;
    process.stdout.write(`${line}\n`);
  }
};

/**
 * `lotir auctions <page.html…>`: what the notice of a sale says, one line a lot. The site is told by what only its pages have; a
 * page that is no notice, or whose structure changed, says so, and the others go on.
 */
export const auctions = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: "boolean" } } });
  if (positionals.length === 0) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const pages: (UnreadPage & { readonly file: string })[] = [];
  let failed = 0;
  for (const file of positionals) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) {
      failed += 1;
      process.stderr.write(`Le fichier « ${file} » est introuvable ou illisible.\n`);
    } else pages.push({ file, site: undefined, kind: "notice", id: basename(file).replace(/\.html?$/, ""), bytes });
  }
  for (const [rank, outcome] of (await readPagesInChild(pages)).entries()) {
    const file = pages[rank]?.file ?? "";
    if (outcome.ok && outcome.value.kind === "notice") tell(file, outcome.value.notice, values.json === true);
    else {
      failed += 1;
      const refusal = outcome.ok ? "not-a-page" : outcome.failure;
      process.stderr.write(`${file} : ${describePageRefusal(refusal)}.\n`);
    }
  }
  return failed > 0 ? 1 : 0;
};
