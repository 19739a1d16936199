import type { Statement } from "../outline/statements.ts";
import type { Found, Reading } from "./reading.ts";
import { ROAD } from "./road-widths.ts";

/** A part of a sentence that narrows one of its figures, not all of it. */
interface Narrowing {
  readonly kind: "road" | "beyond" | "strip" | "use";
  readonly at: number;
  readonly end: number;
}

const CLASSES: readonly (readonly [RegExp, Narrowing["kind"]])[] = [
  [new RegExp(ROAD, "g"), "road"],
  [
    /au-dela d(?:e (?:cette|la|ladite|ces) |'une )(?:bandes?|profondeurs?)(?: (?:de constructibilite|principale|(?:de|d'une profondeur de) \d{1,3}(?:[.,]\d)? ?m(?:etres)?(?![a-z0-9]))){0,3}|(?:en dehors|hors) de (?:la|cette|ladite) bande|(?:dans|en) (?:la |une )?bande (?:de constructibilite |d'implantation )?secondaire|\bau-dela\b(?= ?[:,.;)]| ?$)/g,
    "beyond",
  ],
  [
    /(?:dans|a l'interieur d[e']|sur) ?(?:la|cette|une|ladite) bande(?: (?:principale|de constructibilite|constructible|(?:de|d'une profondeur de) \d{1,3} ?m(?:etres)?(?![a-z0-9]))){0,3}/g,
    "strip",
  ],
];

/** "9 mètres au faîtage pour les hôtels": said of one use. Coverage and parking have values of their own for uses. */
const OF_A_USE =
  /\bpour (?:les |l'|des )?(?:constructions? (?:a usage|a destination|destinee?s) (?:de |d'|a |aux? )?)?(?:hotels?|hebergements?|bureaux|commerces?|activites?|artisanat|entrepots?|industries?|equipements?)\b/g;
const WITH_OWN_USES: ReadonlySet<string> = new Set(["emprise", "stationnement_logement", "espaces_verts"]);

const narrowingsIn = (plain: string, champ: string): Narrowing[] =>
  [...CLASSES, ...(WITH_OWN_USES.has(champ) ? [] : [[OF_A_USE, "use"] as const])]
    .flatMap(([pattern, kind]) =>
      [...plain.matchAll(pattern)].map((match) => ({ kind, at: match.index, end: match.index + match[0].length })),
    )
    .toSorted((a, b) => a.at - b.at);

/** Between a figure and the class said after it: its measuring point, nothing that begins another rule. */
const follows = (between: string): boolean =>
  !/[.;]|\d ?(?:m|%|metres)(?![a-z0-9])/.test(between) && between.length < 70;

/** "3 m minimum, au-delà de cette bande 5 m minimum": set off by a comma and followed by a figure, it is that one's class. */
const opensNext = (plain: string, each: Narrowing): boolean =>
  /,\s?(?:et |mais )?$/.test(plain.slice(0, each.at)) &&
  /^[^.;]{0,60}?\d ?(?:m|%|metres)(?![a-z0-9])/.test(plain.slice(each.end));

/** The class said first: "Le long des voies de plus de 12 m, la hauteur…". */
const leads = (plain: string, each: Narrowing, at: number): boolean => {
  const before = plain.slice(0, each.at);
  const opens = /(?:^[\W\d]*(?:[a-z]{1,2}[.)] ?)?|[.;:,] ?(?:et |mais |toutefois,? )?)$/.test(before);
  return opens && each.end <= at && !/[.;]/.test(plain.slice(each.end, at));
};

const bindingOf = (plain: string, { at, end }: Found, all: readonly Narrowing[]): Narrowing | undefined =>
  all.find((each) => each.at >= end && follows(plain.slice(end, each.at)) && !opensNext(plain, each)) ??
  all.findLast((each) => leads(plain, each, at));

const OF_STRIP = /\bbande\b/i;

/**
 * The same value with the condition of its own clause. Figures that belong to the class itself ("de plus de 10 m") are no
 * value; what is said beyond the strip does not hold in it.
 */
export const narrowed = (found: Found, reading: Reading | Statement): Found[] => {
  const { plain, text } = reading;
  const whole = found.at === 0 && found.end >= plain.length - 1;
  if (whole || found.quoteFrom !== undefined || found.champ === "bande") return [found];
  const all = narrowingsIn(plain, found.champ);
  if (all.some((each) => each.kind !== "strip" && each.kind !== "use" && found.at >= each.at && found.at < each.end))
    return [];
  const own = bindingOf(plain, found, all);
  if (own === undefined) return [found];
  const said = text.slice(own.at, own.end).replace(/^\(/, "").trim();
  const kept = found.conditions ?? ("bearing" in reading ? reading.bearing.conditions : []);
  if (own.kind === "strip" && kept.some((each) => OF_STRIP.test(each))) return [found];
  const others = kept.filter((each) => own.kind === "road" || own.kind === "use" || !OF_STRIP.test(each));
  const reach = own.kind === "strip" ? "general" : "limited";
  const special = found.reach === "special" || ("bearing" in reading && reading.bearing.reach === "special");
  return [
    { ...found, reach: special ? "special" : reach, conditions: [said, ...others.filter((each) => each !== said)] },
  ];
};
