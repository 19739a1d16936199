import { type IsoDate, isIsoDate } from "@lotir/units";
import { z } from "zod";
import type { Outline } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import { type Drawn, drawnOutline } from "./drawn-outline.ts";

/** An easement of public utility, or an annexe that informs, over the ground that its outline covers. */
export interface Servitude {
  readonly family: "servitude" | "information";
  /** "AC1", "PM1" of the national list of easements; "14", "04-01" of the CNIG codes of informations. */
  readonly code: string;
  /** The name of what is protected, or what the plan writes: "Église Saint-Martin". */
  readonly name: string | undefined;
  /** "Périmètre des abords", "Zone A": which part of its ground this is. */
  readonly part: string | undefined;
  /** Read from the name of the file (standard: …_AAAAMMJJ_act.pdf), else the date the plan gives. */
  readonly actOn: IsoDate | undefined;
  readonly actUrl: string | undefined;
  /** When this edition was put on the Géoportail. */
  readonly publishedOn: IsoDate | undefined;
  readonly drawn: Drawn;
  /** Lines and points are given the width of a pencil. */
  readonly outline: Outline;
}

/** Longer ones are cut: it is a label. */
const MOST_CHARACTERS = 400;

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const words = String(value ?? "")
      .replaceAll(/\s+/g, " ")
      .trim();
    return words === "" ? undefined : words.slice(0, MOST_CHARACTERS);
  });

/** AAAAMMJJ, or an ISO date or moment; anything else is no date. */
const date = text.transform((value): IsoDate | undefined => {
  const iso = value?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3").slice(0, 10);
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
});

const common = {
  partition: text,
  gpu_doc_id: text,
  gpu_timestamp: date,
  urlreg: text,
  urlfic: text,
};
const Easement = z.object({
  ...common,
  suptype: z.string().regex(/^[A-Za-z]{1,4}\d{0,2}[a-z]{0,3}$/, "n’est pas une catégorie de servitude"),
  nomsuplitt: text,
  nomass: text,
  typeass: text,
  fichier: text,
});
const Information = z.object({
  ...common,
  typeinf: z.union([z.string(), z.number()]).transform((value) => String(value).padStart(2, "0")),
  stypeinf: text,
  libelle: text,
  txt: text,
  nomfic: text,
  datappro: date,
  datvalid: date,
});

const FILES = "https://data.geopf.fr/annexes/gpu/documents";
const PART = /^[\w.-]+$/;

const webAddress = (written: string | undefined): string | undefined =>
  written !== undefined && URL.canParse(written) && /^https?:$/.test(new URL(written).protocol) ? written : undefined;

/** The file of the act: its own address where one is given, else where the Géoportail keeps the files of a document. */
const actUrlOf = (of: {
  readonly written: string | undefined;
  readonly partition: string | undefined;
  readonly document: string | undefined;
  readonly file: string | undefined;
}): string | undefined => {
  const { written, partition, document, file } = of;
  const given = webAddress(written);
  if (given !== undefined) return given;
  if (partition === undefined || document === undefined || file === undefined) return undefined;
  if (!PART.test(partition) || !PART.test(document) || !/\.pdf$/i.test(file)) return undefined;
  return `${FILES}/${partition}/${document}/${encodeURIComponent(file)}`;
};

const dateOfFile = (file: string | undefined): IsoDate | undefined => {
  const iso = /(\d{4})(\d{2})(\d{2})_act/i
    .exec(file ?? "")
    ?.slice(1)
    .join("-");
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
};

const easementFrom = (properties: unknown) => {
  const of = readProperties(Easement, lowercased(properties));
  const { partition, gpu_doc_id: document, fichier: file, urlreg: written, nomass, typeass } = of;
  const name = of.nomsuplitt ?? nomass;
  return {
    family: "servitude" as const,
    code: of.suptype.toUpperCase(),
    name,
    part: typeass ?? (nomass === name ? undefined : nomass),
    actOn: dateOfFile(file),
    actUrl: actUrlOf({ written, partition, document, file }),
    publishedOn: of.gpu_timestamp,
  };
};

const informationFrom = (properties: unknown) => {
  const of = readProperties(Information, lowercased(properties));
  const { partition, gpu_doc_id: document, nomfic: file, urlfic: written, typeinf, stypeinf } = of;
  const under = stypeinf?.padStart(2, "0");
  return {
    family: "information" as const,
    code: under === undefined || under === "00" ? typeinf : `${typeinf}-${under}`,
    name: of.libelle ?? of.txt,
    part: of.txt === of.libelle || of.libelle === undefined ? undefined : of.txt,
    actOn: of.datappro ?? of.datvalid,
    actUrl: actUrlOf({ written, partition, document, file }),
    publishedOn: of.gpu_timestamp,
  };
};

export const servitudeFrom =
  ({ family, drawn }: { readonly family: Servitude["family"]; readonly drawn: Drawn }) =>
  ({ properties, geometry }: RawFeature): Servitude => ({
    ...(family === "servitude" ? easementFrom(properties) : informationFrom(properties)),
    drawn,
    outline: drawnOutline(drawn, geometry),
  });
