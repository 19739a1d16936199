import { type Champ, type ChosenClaim, type Claim, OTHER_VALUE, type ZoneSpan } from "./claim.ts";
import type { ZoneText } from "./outline/outline.ts";
import type { Secteurs } from "./outline/secteurs.ts";
import { doubtsOfCrossChecks } from "./second-look/cross-checks.ts";
import { lookAgain, type SecondLook } from "./second-look/look-again.ts";
import type { RawLines } from "./second-look/raw-lines.ts";

/** Of a place taken up again ("zone UC, suite"), the stretch that holds the page; the first where pages are not told. */
const spanAt = ({ places }: ZoneText, page: number | undefined): ZoneSpan | undefined => {
  const titled = places.filter((place) => place.title !== undefined);
  const own = titled.find(({ from, to }) => page !== undefined && (from ?? page) <= page && page <= (to ?? page));
  const place = own ?? (page === undefined ? titled[0] : undefined);
  if (place?.title === undefined) return undefined;
  const { title, from, to } = place;
  return { title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
};

const doubtsOfRank = ({ reach, statut, conditions }: Claim): string[] => [
  ...(reach === "general" ? [] : [`la règle est limitée : ${conditions.join(" ; ") || "cas particulier"}`]),
  ...(statut === "facultatif" ? ["la règle peut être imposée, elle ne l'est pas toujours"] : []),
  ...(conditions.some((each) => each.startsWith(OTHER_VALUE)) ? ["une autre valeur est écrite"] : []),
];

const EMPTY = "la zone est peut-être faite de ses seuls secteurs";
const BESIDE = "une phrase propre à ce secteur reste à lire sur ce sujet";

const ITS_OWN = "ce secteur a sa propre règle sur ce sujet : celle de la zone n'y vaut peut-être plus";

/** Where things stand or how high: a rule written for the secteur may leave nothing of the zone's, even said otherwise. */
const ONE_RULE: ReadonlySet<Champ> = new Set(["voie", "limites", "hauteur", "espaces_verts"]);

const hasItsOwn = (claim: Claim, rules: readonly Claim[]): boolean =>
  ONE_RULE.has(claim.champ) &&
  rules.some((own) => own.champ === claim.champ && own.secteurs.length < claim.secteurs.length);

export interface Proving {
  readonly zone: ZoneText;
  /** The zone may well be made of its secteurs alone: nothing is then sure of what is outside them. */
  readonly isPerhapsEmpty: boolean;
  /** The sentence of a field that was not read in a secteur, when there is one. */
  readonly lostIn: (champ: Champ, secteur: string) => { readonly secteurs: readonly string[] } | undefined;
  /** For how many secteurs a sentence holds that speaks of a field in this one, and was not read whole. */
  readonly unreadIn: (champ: Champ, secteur: string, rules: readonly Claim[]) => number | undefined;
  readonly secteurs: Secteurs;
  readonly raw: RawLines;
}

/**
 * The rules of each secteur, each with what its proof lacks. Verified is what lacks nothing: the zone located by a title, the
 * secteur told alike from the top of the article and from the sentence up, a general rule, a quote that holds the value,
 * and nothing beside it that contradicts it.
 */
export const provedClaims = ({
  zone,
  secteurs,
  raw,
  lostIn,
  unreadIn,
  isPerhapsEmpty,
}: Proving): ((claims: readonly Claim[], secteur: string) => ChosenClaim[]) => {
  const looks = new Map<Claim, SecondLook>();
  const lookAt = (claim: Claim): SecondLook => {
    const known = looks.get(claim) ?? lookAgain(raw, claim, secteurs);
    looks.set(claim, known);
    return known;
  };
  const vocation = [zone.places[0]?.title ?? "", ...zone.preamble.slice(0, 3).map(({ text }) => text)].join(" ");
  return (claims, secteur) => {
    const crossed = doubtsOfCrossChecks(claims, vocation);
    const narrowest = new Map<Champ, number>();
    /** For how many secteurs the narrowest sentence on a field holds that was lost here, or not read whole. */
    const narrowestOn = (champ: Champ): number => {
      const known =
        narrowest.get(champ) ??
        Math.min(
          lostIn(champ, secteur)?.secteurs.length ?? Number.POSITIVE_INFINITY,
          unreadIn(champ, secteur, claims) ?? Number.POSITIVE_INFINITY,
        );
      narrowest.set(champ, known);
      return known;
    };
    return claims.map((claim) => {
      const look = lookAt(claim);
      // How divided land is judged is said for every zone, most often outside each of them.
      const span = spanAt(zone, claim.champ === "division" ? undefined : claim.proof.page);
      const doubts = [
        ...(span ? [] : ["la zone n'est ouverte par aucun titre"]),
        ...doubtsOfRank(claim),
        ...(look.holdsFor(secteur) ? [] : ["le secteur de cette phrase n'est pas certain"]),
        ...(isPerhapsEmpty && secteur === secteurs.zone ? [EMPTY] : []),
        ...look.doubts,
        ...(narrowestOn(claim.champ) < claim.secteurs.length ? [BESIDE] : []),
        ...(hasItsOwn(claim, claims) ? [ITS_OWN] : []),
        ...crossed(claim),
      ];
      return {
        ...claim,
        status: doubts.length === 0 ? "lu-et-verifie" : "a-verifier",
        doubts,
        ...(span ? { span } : {}),
      };
    });
  };
};
