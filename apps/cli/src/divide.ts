import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCommuneThreads } from "@lotir/commune-work";
import {
  DEFAULT_WISH,
  type DivisionWish,
  HYPOTHESES,
  LARGEST_LOT,
  MOST_LOTS_ASKED,
  planToSvg,
  prepareSite,
  proposeDivisions,
  type Strategy,
  WAY_CLEARANCE,
} from "@lotir/division";
import { readEnv } from "@lotir/environment";
import { failure, type Result, readParcelleId, success } from "@lotir/foncier";
import { divideParcelle } from "@lotir/territory";
import { readJsonFile } from "./read-json-file.ts";
import { readSite } from "./read-site.ts";
import { type Divided, dividedToJson, dividedToText } from "./tell-divided.ts";
import { withDatabase } from "./with-database.ts";

const USAGE =
  "Usage : lotir divide --site <site.geojson> | --parcelle <référence> [--lots 2..10] [--strategy max_lots|balanced|premium|custom] [--areas a,b,c] [--way-clearance m] [--svg <dossier>] [--json]";

const STRATEGIES: readonly Strategy[] = ["max_lots", "balanced", "premium", "custom"];

interface Asked {
  readonly wish: DivisionWish;
  readonly strategy: Strategy;
  readonly svg: string | undefined;
  readonly json: boolean;
}

/** `3`, `2,4` or `2..10`. */
const readCounts = (text: string): readonly number[] | undefined => {
  const [, from, to] = /^([2-9]|10)\.\.([2-9]|10)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined && Number(from) <= Number(to))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, rank) => Number(from) + rank);
  return /^([2-9]|10)(,([2-9]|10))*$/.test(text)
    ? [...new Set(text.split(",").map(Number))].sort((a, b) => a - b)
    : undefined;
};

const readAreas = (text: string): readonly number[] | undefined => {
  const areas = text.split(",").map(Number);
  return areas.length >= 2 &&
    areas.length <= MOST_LOTS_ASKED &&
    areas.every((area) => Number.isFinite(area) && area >= 50)
    ? areas
    : undefined;
};

interface Options {
  readonly lots?: string | undefined;
  readonly areas?: string | undefined;
  readonly "way-clearance"?: string | undefined;
}

/** Metres between the walls of a kept house and a way. */
const readRoom = (text: string | undefined): number | undefined => {
  const room = text === undefined ? WAY_CLEARANCE : Number(text);
  return text !== "" && room >= 0 && room <= 5 ? room : undefined;
};

const wishFrom = (options: Options): Result<DivisionWish, string> => {
  const { lots, areas } = options;
  const room = readRoom(options["way-clearance"]);
  if (room === undefined) return failure("--way-clearance attend de 0 à 5 mètres entre la maison et l'accès.");
  const counts = lots === undefined ? DEFAULT_WISH.counts : readCounts(lots);
  if (counts === undefined) return failure("--lots attend un nombre de 2 à 10, ou un intervalle comme 2..6.");
  // Who says how many lots he wants gets them, however large: a remainder is only told to who wishes nothing.
  const largestLot = lots === undefined ? LARGEST_LOT : Number.POSITIVE_INFINITY;
  if (areas === undefined) return success({ ...DEFAULT_WISH, counts, largestLot, wayClearance: room });
  const asked = readAreas(areas);
  if (asked === undefined) return failure("--areas attend de 2 à 10 surfaces en m², séparées par des virgules.");
  const least = Math.min(...asked, DEFAULT_WISH.lotArea);
  return success({ counts: [asked.length], areas: asked, lotArea: least, houseLotArea: least, wayClearance: room });
};

const divideSite = (path: string, { wish, strategy }: Asked): Result<Divided, string> => {
  const file = readJsonFile(path);
  if (!file.ok) return file;
  const read = readSite(file.value);
  if (!read.ok) return read;
  const site = prepareSite(read.value.request);
  if (!site.ok) return failure(`Ce terrain ne peut pas être étudié : ${SITE_FAILURES[site.failure.kind]}.`);
  const started = performance.now();
  const proposal = proposeDivisions(site.value, { rules: HYPOTHESES, wish, strategy });
  const ms = performance.now() - started;
  const name = read.value.request.parcels.map(({ id }) => id).join("+");
  const remarks = [...read.value.remarks, ...site.value.remarks];
  return success({ name, site: site.value, plane: read.value.plane, proposal, areas: site.value.areas, remarks, ms });
};

const SITE_FAILURES = {
  "no-parcel": "aucune parcelle",
  "not-a-number": "une coordonnée n'est pas un nombre",
  "not-simple": "son contour se recoupe",
  apart: "ses parcelles ne se touchent pas par un côté",
  "too-many-corners": "trop de sommets",
  "too-wide": "trop étendu",
  "no-area": "sans surface",
  "several-pieces": "en plusieurs morceaux",
  "other-commune": "ses parcelles sont de plusieurs communes",
  "unknown-parcels": "parcelle qui n'est pas chargée",
} as const;

/** A name that stays in its folder, whatever the file called its parcel. */
const fileNameOf = (name: string): string => name.replace(/[^\p{L}\p{N}+-]+/gu, "_").slice(0, 80);

const answer = (divided: Divided, { svg, json }: Asked): void => {
  console.log(json ? JSON.stringify(dividedToJson(divided)) : dividedToText(divided));
  if (svg === undefined) return;
  mkdirSync(svg, { recursive: true });
  for (const [rank, plan] of divided.proposal.plans.entries())
    writeFileSync(join(svg, `${fileNameOf(divided.name)}-${rank + 1}.svg`), planToSvg(plan, divided.site));
};

const divideStored = async (reference: string, asked: Asked): Promise<number> => {
  const id = readParcelleId(reference.toUpperCase());
  const environment = readEnv(process.env);
  if (id === undefined) return refused(`« ${reference} » n'est pas une référence cadastrale de 14 caractères.`);
  if (!environment.ok) return refused(environment.sentence);
  return withDatabase(environment.env, async ({ territory }) => {
    const divided = await divideParcelle(
      territory,
      { id, wish: asked.wish, strategy: asked.strategy },
      { threads: openCommuneThreads() },
    );
    if (!divided.ok) return notStudied(id, divided.failure);
    const site = prepareSite(divided.value.request);
    if (!site.ok) return notStudied(id, site.failure);
    answer({ ...divided.value, name: id, site: site.value, plane: divided.value }, asked);
    return 0;
  });
};

const notStudied = (id: string, { kind }: { readonly kind: keyof typeof SITE_FAILURES }): number =>
  refused(`La parcelle ${id} ne peut pas être étudiée : ${SITE_FAILURES[kind]}.`);

const refused = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

const optionsOf = (args: string[]) => {
  try {
    const text = { type: "string" } as const;
    const options = {
      site: text,
      parcelle: text,
      lots: text,
      strategy: text,
      areas: text,
      "way-clearance": text,
      svg: text,
    };
    return parseArgs({ args, options: { ...options, json: { type: "boolean", default: false } } }).values;
  } catch {
    return undefined;
  }
};

/** `lotir divide`: lot plans with their metrics, access proof and procedure (docs/how-to/divide.md). */
export const divide = async (args: string[]): Promise<number> => {
  const options = optionsOf(args);
  if (options === undefined || (options.site === undefined) === (options.parcelle === undefined)) return refused(USAGE);
  const wish = wishFrom(options);
  if (!wish.ok) return refused(wish.failure);
  const strategy = STRATEGIES.find((each) => each === (options.strategy ?? "balanced"));
  if (strategy === undefined) return refused(`--strategy attend ${STRATEGIES.join(", ")}.`);
  const asked: Asked = { wish: wish.value, strategy, svg: options.svg, json: options.json };
  if (options.parcelle !== undefined) return divideStored(options.parcelle, asked);
  const divided = divideSite(options.site ?? "", asked);
  if (!divided.ok) return refused(divided.failure);
  answer(divided.value, asked);
  return 0;
};
