/** What the words of an advert say the thing is, besides its figures. */
export interface WrittenNature {
  /** `yes`: a flat or a lot of a condominium; `perhaps`: a word that often means one. */
  readonly flat: "yes" | "perhaps" | "no";
  readonly isPair: boolean;
  readonly isDivision: boolean;
  readonly storeys: "one" | "several" | undefined;
  readonly isGone: boolean;
}

const NO_FLAT =
  /(?:hors|sans|pas de|pas en|aucune|ni|non|n'est pas)(?: [\p{L}']+){0,4} copropri[ée]t[ée]|(?:cr[ée]er|faire|am[ée]nag\p{L}+|possibilit[ée]s?|ind[ée]pendant|annexe|locatif|d'un|avec|plus|ancien)[^.;]{0,40}\bappartements?|\bappartements?(?: \p{L}+)? (?:ind[ée]pendant|annexe|locatif|attenant|au[- ]dessus)|(?:en|plusieurs|deux|trois|2|3|4) lots/giu;
const FLAT = /copropri[ée]t[ée]|\blots? de copro|\bappartements?\b|\bduplex en r[ée]sidence|charges de copro|syndic/iu;
const FLAT_TITLE = /\b(?:appartements?|studio|duplex|T\d en r[ée]sidence)\b/iu;
const PERHAPS_FLAT =
  /r[ée]sidence(?! (?:principale|secondaire))|rez-de-jardin|\bparties communes|\b[1-9]e? ?[èe]?(?:me|r)? ?[ée]tage avec ascenseur|ascenseur|au (?:premier|deuxi[eè]me|troisi[eè]me|dernier|1er|2e|3e) [ée]tage d|tanti[eè]mes|quote-part|charges (?:annuelles|mensuelles|trimestrielles)|\blots\b/iu;
const PAIR =
  /(?:deux|2|plusieurs|trois|3)\s+(?:\p{L}+\s+)?(?:parcelles|terrains|num[ée]ros|r[ée]f[ée]rences)|parcelles? (?:contigu\p{L}+|attenante?s?|adjacente?s?|voisine en sus|mitoyenne)|double parcelle|terrain (?:attenant|contigu|voisin) (?:compris|inclus|vendu)|seconde parcelle|deuxi[èe]me parcelle|autre parcelle/iu;
const DIVISION =
  /d[ée]tach\p{L}*|issue?s? (?:d'une|de la|d'un) (?:division|d[ée]coup|plus|propri|d[ée]tachement|parcelle|terrain)|(?:lot|parcelle|terrain) issue?s? d|division (?:parcellaire|fonci[eè]re|en cours|de terrain|de propri)|en cours de (?:division|bornage|d[ée]tachement)|bornage (?:en cours|[àa] venir|pr[ée]vu)|\blot [A-D1-4]\b(?! ?bis)|fond de (?:jardin|parcelle)|pr[ée]lev\p{L}*|[àa] distraire|nouvelle parcelle [àa] cr[ée]er|diviser? en (?:deux|2|plusieurs)/iu;
const ONE = /plain[ -]pied|sans [ée]tage|de plein pied|un seul niveau/iu;
const SEVERAL =
  /[àa] l'[ée]tage|avec [ée]tage|(?:sur|de) (?:deux|2|trois|3) niveaux|\bR ?\+ ?[12]|[ée]tage (?:comprenant|compos|desser|offr)|au premier|au 1er/iu;
const GONE =
  /\bvendue?s?\b(?! (?:lou|avec|meubl|en l))|sous (?:offre|compromis|promesse)|d[ée]j[àa] vendu|plus disponible/iu;

/** Reads flat, pair of parcels, plot of a division, storeys and sold in the words of an advert. */
export const natureInWords = (title: string, description: string): WrittenNature => {
  const text = `${title}. ${description}`;
  const told = text.replace(NO_FLAT, " ");
  const isFlat = FLAT.test(told) || FLAT_TITLE.test(title.replace(NO_FLAT, " "));
  return {
    flat: isFlat ? "yes" : PERHAPS_FLAT.test(told) ? "perhaps" : "no",
    isPair: PAIR.test(text),
    isDivision: DIVISION.test(text),
    storeys: ONE.test(text) ? "one" : SEVERAL.test(text) ? "several" : undefined,
    isGone: GONE.test(text),
  };
};
