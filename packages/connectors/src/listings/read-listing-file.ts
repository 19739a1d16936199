import { failure, type Result, success } from "@lotir/foncier";
import { csvRecords } from "./file/csv-records.ts";
import type { FoundListing, ListingKind } from "./found-listing.ts";
import { foreignAddress, refusedAddresses } from "./read/foreign-address.ts";
import {
  EMISSION,
  ENERGY,
  energyLetter,
  FLOOR,
  foreignDay,
  foreignFigure,
  foreignPlace,
  isRow,
  LAND,
  PRICE,
  ROOMS,
  type Row,
  wholeFigure,
  YEAR,
} from "./read/foreign-figure.ts";
import { foreignText } from "./read/foreign-text.ts";

/** The header of a file, in any order; only the first four are required. Also the keys of a JSON list. */
export const LISTING_FILE_COLUMNS = [
  "reference",
  "type",
  "commune_insee",
  "prix",
  "titre",
  "description",
  "surface",
  "terrain",
  "pieces",
  "chambres",
  "annee",
  "commune",
  "code_postal",
  "adresse",
  "latitude",
  "longitude",
  "dpe",
  "ges",
  "dpe_kwh",
  "ges_kg",
  "url",
  "photos",
  "date",
  "agence",
] as const;

const REQUIRED = ["reference", "type", "commune_insee", "prix"] as const;
const MOST = 2_000;
const MOST_PHOTOS = 40;

interface LeftOut {
  readonly line: number;
  readonly reason: string;
}

const KINDS: readonly (readonly [RegExp, ListingKind])[] = [
  [/^(?:maison|villa|pavillon|ferme|house|1)/i, "house"],
  [/^(?:terrain|parcelle|land|5)/i, "land"],
  [/^(?:appartement|studio|flat|0)/i, "apartment"],
];

const kindOf = (value: unknown): ListingKind | undefined =>
  KINDS.find(([words]) => words.test(foreignText(String(value ?? ""), 40)))?.[1];

const photosIn = (value: unknown): readonly unknown[] => {
  const given = Array.isArray(value) ? value : typeof value === "string" ? value.split(/[|\s]+/) : [];
  return given.slice(0, MOST_PHOTOS);
};

/** One entry, or why it is left out, in French. */
const readEntry = (row: Row): FoundListing | string => {
  const id = foreignText(String(row.reference ?? ""), 60).replace(/[^0-9A-Za-z-]+/g, "-");
  if (!/[0-9A-Za-z]/.test(id)) return "référence absente";
  const kind = kindOf(row.type);
  if (kind === undefined) return "type inconnu : maison ou terrain est attendu";
  const codeInsee = String(row.commune_insee ?? "")
    .trim()
    .toUpperCase();
  if (!/^\d[\dAB]\d{3}$/.test(codeInsee)) return "code INSEE attendu (5 caractères)";
  const priceEur = wholeFigure(row.prix, PRICE);
  if (priceEur === null) return "prix illisible, ou hors de ses bornes";
  const url = foreignAddress(row.url);
  const photos = photosIn(row.photos);
  const publishedOn = foreignDay(row.date);
  return {
    id,
    kind,
    title: foreignText(row.titre, 200) || `${kind === "house" ? "Maison" : "Bien"} ${id}`,
    description: foreignText(row.description),
    priceEur,
    formerPriceEur: null,
    floorM2: kind === "land" ? null : foreignFigure(row.surface, FLOOR),
    landM2: wholeFigure(row.terrain, LAND),
    rooms: wholeFigure(row.pieces, ROOMS),
    bedrooms: wholeFigure(row.chambres, ROOMS),
    builtYear: wholeFigure(row.annee, YEAR),
    city: {
      name: foreignText(row.commune, 80),
      postcode: /^\d{5}$/.test(String(row.code_postal ?? "")) ? String(row.code_postal) : null,
      codeInsee,
      centre: null,
    },
    at: foreignPlace({ lat: row.latitude, lon: row.longitude }),
    street: foreignText(row.adresse, 200) || null,
    energyClass: energyLetter(row.dpe),
    emissionClass: energyLetter(row.ges),
    energy: foreignFigure(row.dpe_kwh, ENERGY),
    emission: foreignFigure(row.ges_kg, EMISSION),
    sellerType: "agency",
    photos: photos.flatMap((each) => foreignAddress(each) ?? []),
    setAside: { photos: refusedAddresses(photos), pages: refusedAddresses([row.url]) },
    publishedOn,
    updatedOn: null,
    expired: false,
    adverts: [{ publisher: foreignText(row.agence, 80) || null, url, priceEur, publishedOn }],
  };
};

const rowsOf = (text: string): Result<readonly { readonly line: number; readonly row: unknown }[], string> => {
  if (/^\s*[[{]/.test(text)) {
    let read: unknown;
    try {
      read = JSON.parse(text);
    } catch {
      return failure("Ce fichier JSON est illisible : une liste d'annonces est attendue.");
    }
    const list = Array.isArray(read) ? read : isRow(read) && Array.isArray(read.annonces) ? read.annonces : undefined;
    if (list === undefined) return failure("Ce fichier JSON n'est pas une liste d'annonces.");
    return success(list.map((row: unknown, index) => ({ line: index + 1, row })));
  }
  const [header, ...records] = csvRecords(text);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    return failure(
      `Colonnes absentes de la première ligne : ${missing.join(", ")}. Colonnes lues : ${LISTING_FILE_COLUMNS.join(", ")}.`,
    );
  return success(
    records.map(({ line, cells }) => ({
      line,
      row: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])),
    })),
  );
};

/** Adverts of a file, CSV (`;` or `,`) or JSON, with the columns above; one bad entry never stops the others. */
export const readListingFile = ({
  content,
}: {
  readonly content: string;
}): Result<{ readonly listings: readonly FoundListing[]; readonly leftOut: readonly LeftOut[] }, string> => {
  const rows = rowsOf(content.replace(/^\ufeff/, ""));
  if (!rows.ok) return rows;
  if (rows.value.length === 0) return failure("Ce fichier ne contient aucune annonce.");
  if (rows.value.length > MOST) return failure("Ce fichier compte plus de 2 000 annonces : découpez-le.");
  const listings = new Map<string, FoundListing>();
  const leftOut: LeftOut[] = [];
  for (const { line, row } of rows.value) {
    const read = isRow(row) ? readEntry(row) : "ce n'est pas une annonce";
    if (typeof read === "string") leftOut.push({ line, reason: read });
    else if (listings.has(read.id)) leftOut.push({ line, reason: `référence ${read.id} déjà lue plus haut` });
    else listings.set(read.id, read);
  }
  return success({ listings: [...listings.values()], leftOut });
};
