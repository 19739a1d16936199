import type { Champ, Claim, Silence } from "./claim.ts";
import { fold } from "./document/fold.ts";
import type { Reading } from "./grammar/reading.ts";
import { saidApart } from "./outline/secteurs.ts";
import { leavesWithoutRule } from "./outline/taken-back.ts";
import type { Topic } from "./outline/topics.ts";

/** The articles in which the silence of a field may be read. */
export const TOPICS_OF: Readonly<Partial<Record<Champ, readonly Topic[]>>> = {
  acces_voirie: ["acces"],
  eau: ["eau", "reseaux"],
  eaux_usees: ["eaux_usees", "reseaux"],
  eaux_pluviales: ["eaux_pluviales", "reseaux"],
  surface_min: ["terrains"],
  voie: ["voie"],
  limites: ["limites"],
  entre_constructions: ["entre"],
  emprise: ["emprise"],
  hauteur: ["hauteur"],
  espaces_verts: ["espaces"],
  stationnement_logement: ["stationnement"],
};

const RULED = "(?:exige|impose|prescrit|prescri|fixe|requis|demande|prevu|defini|institu)e?s?";
/** "Aucune distance n'est prescrite", "il n'est pas imposé de plafond", "le règlement ne fixe pas de…". */
const LEFT_FREE = new RegExp(
  [
    `^\\W*(?:(?:dans|en|pour) [^,;.]{2,50}, ?)?aucune? [^.;,\\d]{3,60} n'(?:est|y est) ${RULED}`,
    `\\bil n'est (?:pas )?${RULED} (?:pas )?(?:de |d'|aucune? )`,
    "\\bn'est pas (?:plafonnee?|encadree?|soumise? a (?:un |une )?(?:regle|limite|minimum|maximum))",
    "\\bn'y a pas (?:de |d')(?:plafond|minimum|maximum|coefficient|limite|distance|hauteur|regle|recul|retrait|emprise)",
    "\\b(?:reglement|article|plu\\w*) ne (?:fixe|prescrit|impose|comporte|prevoit|edicte|contient) (?:pas|aucune?) (?!(?:de )?dispositions? contraires?)",
    "^\\W*pas (?:de |d')(?:regles?|limites?|minim\\w+|maxim\\w+|plafond|contraintes?|coefficient)(?: [^.;,\\d]{2,30})?\\W*$",
    "\\b(?:emprise|hauteur|implantation)[^.;,\\d]{0,50} (?:est|reste|demeure) libre\\b(?! de)|^\\W*(?:implantation |emprise |hauteur )?libre\\W*$",
  ].join("|"),
);
/** "…pour les commerces de moins de 100 m²": what is freed is not the zone. */
const FREED_IN_PART =
  /\bpour (?:les |l'|la |un |une |des |toute |tout )(?!(?:nouvelles? )?(?:constructions?|logements?|habitations?|zone|secteur)(?: nouvelles?)?\W*$)|\b(?:supplementaires?|sociaux|si|lorsqu\w*|en cas|moins de|plus de|au-dela|inferieure?s?|superieure?s?)\b/;

const UNREGULATED =
  /^\W*n\.? ?r\.?\W*$|non regle?mente|non reglementaire|sans objet|^\W*aucune? (?:prescription|regle|disposition|limite)|\bneant\b|n'(?:est|y a|a) pas (?:de )?(?:regle|prescription|dispositions?|limitee?|reglementee?|fixee?)|ne sont pas (?:reglemente|limite|fixe)|(?:pas|aucune) (?:de )?(?:regle|prescription|disposition) (?:particuliere|specifique|n'est)|il n'est (?:pas )?(?:fixe|prevu) (?:pas |aucune )?(?:de )?(?:regle|prescription|minim|maxim)|article (?:supprime|abroge)|non limitee?|pas reglementee?s?|n'est pas limitee?|pas de prescription|^[^.;,]{0,30}: sans (?:limite|regle|prescription)\b|^\W*sans (?:limite|regle|prescription)\b/;
const REFERRAL =
  /(?:regles?|dispositions?|prescriptions?)\b[^.;]{0,60}\b(?:de la|des) zones? [^.;]{1,40}(?:s'appliquent?|sont applicables|est applicable|valent)|se reporter (?:aux?|a)|se referer (?:aux?|a)|il convient de se reporter|s'appliquent ici|les dispositions (?:generales|communes|de l'article|du titre)[^.]{0,60}(?:s'appliquent|sont applicables)|(?:cf\.?|voir)\s+(?:les? |la |l')?(?:dispositions|article|titre|regles|chapitre|annexe)|memes (?:regles|dispositions) que|regies? par les dispositions|application des (?:dispositions|regles) (?:communes|generales)/;
const COMPLEMENT = /^\W*en complement/;
/** "…les autres constructions : non réglementé", or a whole statement that is nothing else. */
const PARTIAL =
  /^\W*(?:pour|sur) les (?:unites foncieres|terrains|parcelles) (?:de|d'une|dont|existant)|annexes?|abris? de jardin|pylones?|antennes?|equipements?|services? publics?|locaux techniques|installations? posees?|clotures?|ouvrages?|constructions existantes/;

/** Under a line that announces cases, "- il n'est pas imposé de…" frees one of them only. */
const isLeftFree = ({ plain, bearing, isItem, openers }: Reading): boolean =>
  bearing.reach === "general" &&
  !(isItem && openers.some(({ plain: above }) => /:\s*$/.test(above))) &&
  LEFT_FREE.test(plain) &&
  !FREED_IN_PART.test(plain);

const isUnregulated = (reading: Reading): boolean =>
  (leavesWithoutRule(reading.plain) || UNREGULATED.test(reading.plain) || isLeftFree(reading)) &&
  !PARTIAL.test(reading.plain) &&
  !reading.openers.some((opener) => PARTIAL.test(opener.plain.slice(0, 90)));

const ONLY_TITLE = /^\W*(?:regles? generales?|cas general|principe|champ d'application)?\W*$/;

/** In an article that holds every network, only sentences on the subject are rules of it. */
const SUBJECT: Readonly<Partial<Record<Champ, RegExp>>> = {
  eau: /eau potable|alimentation en eau|distribution d'eau/,
  eaux_usees: /eaux? usees?|assainissement|eaux domestiques/,
  eaux_pluviales: /pluvial|ruissellement/,
};

const speaksOf = (champ: Champ, reading: Reading): boolean =>
  reading.article.topic !== "reseaux" || (SUBJECT[champ]?.test(reading.full) ?? true);

const readingsFor = (champ: Champ, readings: readonly Reading[]): Reading[] => {
  const topics = TOPICS_OF[champ] ?? [];
  const named = readings.filter((each) => topics[0] === each.article.topic);
  const counted = named.filter(
    (each) => champ === "stationnement_logement" && /nombre|normes|quotas?/i.test(each.article.title),
  );
  const own = counted.length > 0 ? counted : named;
  if (own.length > 0) return own;
  return readings.filter((each) => topics.includes(each.article.topic));
};

/**
 * Whether a value written for more secteurs is set aside in this one, because its own line says "non réglementé": what is
 * written for the secteur beats what is written for the zone.
 */
export const freedIn = (
  secteur: string,
  readings: readonly Reading[],
): ((claim: Pick<Claim, "champ" | "secteurs">) => boolean) => {
  const free = readings.filter(
    (each) =>
      each.secteurs.includes(secteur) &&
      each.secteurs.length < 3 &&
      isUnregulated(each) &&
      each.bearing.reach === "general",
  );
  return ({ champ, secteurs }) =>
    free.some((each) => TOPICS_OF[champ]?.[0] === each.article.topic && each.secteurs.length < secteurs.length);
};

interface Aside {
  readonly champ: Champ;
  readonly sousChamps: readonly string[];
  /** Holds only where nothing of the field was read for the secteur. */
  readonly unlessRead?: boolean;
}

/** What a sentence without figure puts in place of a figure or a freedom written for the whole zone. */
const PUT_ASIDE: readonly (Aside & { readonly said: RegExp })[] = [
  {
    champ: "hauteur",
    sousChamps: ["niveaux"],
    said: /\bde plain-?\s?pied\b|\b(?:a|au|un|en) (?:seul |simple )?rez-de-chaussee\b|\bun seul niveau\b|sans etage|\b(?:aucun|ni|pas d')\s?etage\b/,
  },
  {
    champ: "hauteur",
    sousChamps: ["niveaux", "max_m", "egout_m", "faitage_m", "acrotere_m"],
    said: /hauteur[^.;]{0,60} (?:est|sera|ne (?:depasse|depassera) pas|ne (?:peut|doit|pourra|devra) (?:exceder|depasser|etre superieure a)|n'excede(?:ra)? pas|egale a) (?:a )?(?:celles?|la hauteur) (?:d\w+|maximale d\w+)/,
  },
  {
    champ: "hauteur",
    sousChamps: ["niveaux", "egout_m", "faitage_m", "acrotere_m"],
    said: /\b(?:elle|celle-ci|la hauteur(?: maximale)?(?: des constructions)?) (?:est|sera) (?:limitee?|portee?|ramenee?|reduite?) a \d+(?:[.,]\d+)? ?m(?:etres)?(?: hors tout| au (?:maximum|total|plus))?\W*$/,
  },
  {
    champ: "voie",
    sousChamps: ["alignement", "recul_min_m", "recul_max_m"],
    said: /\b(?:a|sur|dans) l'alignement (?:des|de la|du) (?:facades?|constructions?|batiments?)[^.;,]{0,30} (?:voisine?s?|mitoyenne?s?|contigu\w+|riverain\w+)/,
  },
  {
    champ: "limites",
    sousChamps: ["en_limite"],
    said: /(?:implant|constru|edifi)[^.;]{0,60}(?:en|sur) (?:les? |la )?limites?(?: separatives?| de propriete)?,? (?:(?:est|sont|sera|seront|reste|restent) )?(?:(?:strictement|totalement) )?(?:interdite?s?|proscrite?s?|exclue?s?|n'(?:est|y est) pas (?:admise?|autorisee?|permise?))/,
  },
  {
    champ: "limites",
    sousChamps: ["en_limite"],
    said: /(?:interdi\w+|ne (?:peu|doi|pour|dev|ser|son)\w+ (?:pas |en aucun cas |etre )*)[^.;]{0,30} (?:en|sur) (?:les? |la )?limites?(?: separatives?| de propriete)?\W*$/,
  },
  {
    champ: "voie",
    sousChamps: ["alignement"],
    said: /(?:implant|constru|edifi)[^.;]{0,60}a l'alignement,? (?:(?:est|sont|sera|seront|reste|restent) )?(?:(?:strictement|totalement) )?(?:interdite?s?|proscrite?s?|exclue?s?|n'est pas (?:admise?|autorisee?|permise?))/,
  },
];

/** A part of the land or of the works, or a mere leave: the rule of the zone stands beside it. */
const IN_PART =
  /\b(?:peut|peuvent|pourra|pourront|lorsqu\w*|si|sauf|bande|au-dela|extensions?|piscines?|existantes?|fond|laterales?|arriere|agricoles?)\b|en cas d|a moins que|toutefois/;
const FOREVER = /ne (?:peut|peuvent|pourra|pourront) /g;

const FIGURE = "(?:\\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)";
/** "Dans le secteur UBb, ce retrait est ramené à …": the figure of the zone is not that of the secteur. */
const MOVED = new RegExp(
  `\\b(?:(?:ce|cet|cette|ces) (?:retrait|recul|distance|marge|hauteur|taux|coefficient|pourcentage|emprise|valeur|minimum|maximum)s?(?: \\w+)?|il|elle|ils|elles|celui-ci|celle-ci) (?:est|sont|sera|seront) (?:(?:ramene|porte|reduit|fixe|limite|augmente|abaisse)e?s? )?(?:a|de) (?:au (?:moins|plus) )?${FIGURE}\\b`,
);
const MOVABLE: Readonly<Partial<Record<Champ, readonly string[]>>> = {
  voie: ["recul_min_m"],
  limites: ["recul_min_m"],
  emprise: ["max_pct"],
  hauteur: ["max_m", "egout_m", "faitage_m", "acrotere_m"],
};
const OF_SOMETHING_ELSE = /\b(?:bandes?|profondeurs?|longueurs?|largeurs?|superficies?)\b/;

/** The cells whose figure a sentence moves. What it speaks of is told by the sentence before when it says "elle". */
const movedBy = (reading: Reading): readonly Aside[] =>
  MOVED.test(reading.plain) && !OF_SOMETHING_ELSE.test(`${reading.before} ${reading.plain}`)
    ? Object.entries(MOVABLE)
        .filter(([champ]) => TOPICS_OF[champ as Champ]?.[0] === reading.article.topic)
        .map(([champ, sousChamps]) => ({ champ: champ as Champ, sousChamps, unlessRead: true }))
    : [];

const asidesOf = (reading: Reading): readonly Aside[] => {
  const part =
    reading.bearing.reach !== "general" ||
    PARTIAL.test(reading.plain) ||
    reading.openers.some((opener) => PARTIAL.test(opener.plain.slice(0, 90))) ||
    IN_PART.test(reading.plain.replace(FOREVER, ""));
  return part ? [] : [...PUT_ASIDE.filter(({ said }) => said.test(reading.plain)), ...movedBy(reading)];
};

type Written = Pick<Claim, "champ" | "sousChamp" | "secteurs">;

/**
 * Whether a value written for more secteurs is set aside in this one by a sentence of its own of which no value was read:
 * "en secteur UBa, les constructions seront de plain-pied" leaves nothing of R+1.
 */
export const putAsideIn = (
  secteur: string,
  readings: readonly Reading[],
  claims: readonly Written[],
): ((claim: Written) => boolean) => {
  const widest = Math.max(1, ...claims.map(({ secteurs }) => secteurs.length));
  const own = readings
    .filter(({ secteurs }) => secteurs.length < widest && secteurs.includes(secteur))
    .flatMap((reading) => asidesOf(reading).map((aside) => ({ ...aside, width: reading.secteurs.length })))
    .filter(
      ({ champ, width, unlessRead }) =>
        unlessRead !== true ||
        !claims.some(
          (each) => each.champ === champ && each.secteurs.length <= width && each.secteurs.includes(secteur),
        ),
    );
  return ({ champ, sousChamp, secteurs }) =>
    own.some((each) => each.champ === champ && each.sousChamps.includes(sousChamp) && each.width < secteurs.length);
};

const VOLUMES: ReadonlySet<Champ> = new Set(["voie", "limites", "entre_constructions", "emprise", "hauteur"]);
const NETWORKS: ReadonlySet<Champ> = new Set(["acces_voirie", "eau", "eaux_usees", "eaux_pluviales"]);

/** A part that holds several subjects and sends them all elsewhere: "Les règles de volumes de la zone UR s'appliquent." */
const sectionReferral = (champ: Champ, secteur: string, readings: readonly Reading[]): Reading | undefined =>
  readings.find(({ article, plain, secteurs }) => {
    if (!secteurs.includes(secteur) || !["other", "mixed", "reseaux"].includes(article.topic) || !REFERRAL.test(plain))
      return false;
    const said = `${fold(article.title)} ${plain}`;
    if (VOLUMES.has(champ))
      return /\b(?:volum\w*|implantations?|morpholog\w+|gabarits?|caracteristiques urbaines)\b/.test(said);
    return NETWORKS.has(champ) && /\b(?:reseaux?|equipements|desserte)\b/.test(said);
  });

export interface ReadSilence {
  readonly statut: Silence;
  readonly reading?: Reading;
}

/** Why a field has no value in a secteur: written as unregulated, sent elsewhere, ruled without number, or not treated. */
export const silenceOf = (champ: Champ, secteur: string, readings: readonly Reading[]): ReadSilence => {
  const own = readingsFor(champ, readings).filter(
    (each) => each.secteurs.includes(secteur) && !ONLY_TITLE.test(each.plain),
  );
  const unregulated = own.find(isUnregulated);
  if (unregulated) return { statut: "non_reglemente", reading: unregulated };
  const apart = readingsFor(champ, readings).find((each) => UNREGULATED.test(saidApart(each.plain, secteur) ?? ""));
  if (apart) return { statut: "non_reglemente", reading: apart };
  const substance = own.filter(
    (each) =>
      speaksOf(champ, each) && !REFERRAL.test(each.plain) && each.plain.length > 25 && !/:\s*$/.test(each.plain),
  );
  const referral =
    own.find((each) => REFERRAL.test(each.plain) && !COMPLEMENT.test(each.plain)) ??
    own.find((each) => REFERRAL.test(each.plain));
  if (referral && substance.length === 0) return { statut: "renvoi", reading: referral };
  const plainReferral = own.find((each) => REFERRAL.test(each.plain) && !COMPLEMENT.test(each.plain));
  if (plainReferral && substance.every((each) => each.bearing.reach === "special" || each.article.title === ""))
    return { statut: "renvoi", reading: plainReferral };
  const above = own.length === 0 ? sectionReferral(champ, secteur, readings) : undefined;
  if (above) return { statut: "renvoi", reading: above };
  const first = substance[0];
  if (first) return { statut: "qualitatif", reading: first };
  return referral ? { statut: "renvoi", reading: referral } : { statut: "absent" };
};
