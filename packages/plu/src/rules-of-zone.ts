import { emprise, metres, type Ratio, ratio, type SquareMetres } from "@lotir/units";
import type { Champ, ChosenClaim, Claim, SilenceClaim } from "./claim.ts";
import type { ZoneReading } from "./read-rules.ts";
import type { ParkingRatio, Prospect, Rule, RuleSilence, RuleUnit, SharedAccess, ZoneRules } from "./zone-rules.ts";

const KINDS: Readonly<Record<SilenceClaim["statut"], RuleSilence["kind"]>> = {
  non_reglemente: "non-reglemente",
  renvoi: "renvoi",
  qualitatif: "qualitatif",
  absent: "non-trouve",
  illisible: "illisible",
  a_lire: "a-lire",
};

const silenceOf = (silence: SilenceClaim | undefined): RuleSilence =>
  silence === undefined
    ? { kind: "non-trouve" }
    : {
        kind: KINDS[silence.statut],
        ...(silence.proof ? { quote: silence.proof.quote, article: silence.proof.article } : {}),
        ...(silence.proof?.page === undefined ? {} : { page: silence.proof.page }),
      };

class SecteurRules {
  readonly #claims: readonly ChosenClaim[];
  readonly #silences: readonly SilenceClaim[];

  constructor(reading: ZoneReading, secteur: string) {
    this.#claims = reading.chosen[secteur] ?? [];
    this.#silences = reading.silences.filter((each) => each.secteur === secteur);
  }

  rule<Value>(cell: readonly [Champ, string], unit: RuleUnit, read: (claim: Claim) => Value | undefined): Rule<Value> {
    const is = (each: Claim): boolean => each.champ === cell[0] && each.sousChamp === cell[1];
    const silence = this.#silences.find((each) => each.champ === cell[0]);
    const own = this.#claims.find(is);
    const claim = own ?? silence?.followed?.claims.find(is);
    const value = claim ? read(claim) : undefined;
    if (!claim || value === undefined) return silenceOf(silence);
    return {
      kind: "valeur",
      value,
      unit,
      status: own ? own.status : "a-verifier",
      ...(own && own.doubts.length > 0 ? { doubts: own.doubts } : {}),
      ...(own?.span === undefined ? {} : { span: own.span }),
      ...(own ? {} : { via: silenceOf(silence) }),
      conditions: claim.conditions,
      quote: claim.proof.quote,
      article: claim.proof.article,
      ...(claim.proof.page === undefined ? {} : { page: claim.proof.page }),
    };
  }

  metres(champ: Champ, sousChamp: string) {
    return this.rule([champ, sousChamp], "m", ({ valeur }) =>
      typeof valeur === "number" ? metres(valeur) : undefined,
    );
  }

  share(champ: Champ, sousChamp: string): Rule<Ratio> {
    return this.rule([champ, sousChamp], "ratio", ({ valeur }) =>
      typeof valeur === "number" ? ratio(valeur / 100) : undefined,
    );
  }

  word<Word extends string>(champ: Champ, sousChamp: string, words: readonly Word[]): Rule<Word> {
    return this.rule([champ, sousChamp], "texte", ({ valeur }) => words.find((word) => word === valeur));
  }

  prospect(champ: Champ): Rule<Prospect> {
    return this.rule([champ, "prospect"], "m", ({ valeur }) =>
      typeof valeur === "object" && "k" in valeur && "c" in valeur
        ? { k: Number(valeur.k), c: Number(valeur.c) }
        : undefined,
    );
  }

  parking(): Rule<ParkingRatio> {
    return this.rule(["stationnement_logement", "ratio"], "places", ({ valeur }) =>
      typeof valeur === "object" ? parkingOf({ ...valeur }) : undefined,
    );
  }

  sharedAccess(): Rule<SharedAccess> {
    return this.rule(["acces_voirie", "acces_largeur_min_plusieurs"], "m", ({ valeur }) =>
      typeof valeur === "object" && "largeur_m" in valeur
        ? { largeur: metres(Number(valeur.largeur_m)), desLogements: Number(valeur.des_logements) }
        : undefined,
    );
  }

  footprint(): Rule<SquareMetres<"emprise">> {
    return this.rule(["emprise", "max_m2"], "m²", ({ valeur }) =>
      typeof valeur === "number" ? emprise(valeur) : undefined,
    );
  }
}

const parkingOf = (value: Readonly<Record<string, number>>): ParkingRatio => ({
  ...(value.m2_par_place === undefined ? {} : { m2ParPlace: value.m2_par_place }),
  ...(value.places_par_logement === undefined ? {} : { placesParLogement: value.places_par_logement }),
  ...(value.min_par_logement === undefined ? {} : { minParLogement: value.min_par_logement }),
  ...(value.max_par_logement === undefined ? {} : { maxParLogement: value.max_par_logement }),
});

/** What was read for one secteur, in the shape the division engine and the compliance table take. */
export const rulesOfZone = (reading: ZoneReading, secteur: string): ZoneRules => {
  const rules = new SecteurRules(reading, secteur);
  return {
    zone: reading.zone,
    secteur,
    voie: {
      recul: rules.metres("voie", "recul_min_m"),
      reculMax: rules.metres("voie", "recul_max_m"),
      reculAxe: rules.metres("voie", "recul_axe_min_m"),
      prospect: rules.prospect("voie"),
      alignement: rules.word("voie", "alignement", ["autorise", "obligatoire"]),
    },
    limites: {
      enLimite: rules.word("limites", "en_limite", ["autorise", "sous_conditions"]),
      recul: rules.metres("limites", "recul_min_m"),
      prospect: rules.prospect("limites"),
    },
    entreConstructions: rules.metres("entre_constructions", "distance_min_m"),
    bande: rules.metres("bande", "profondeur_m"),
    emprise: { max: rules.share("emprise", "max_pct"), maxM2: rules.footprint() },
    espacesVerts: {
      pleineTerre: rules.share("espaces_verts", "pleine_terre_pct"),
      vegetalise: rules.share("espaces_verts", "vegetalise_pct"),
      libres: rules.share("espaces_verts", "libres_pct"),
    },
    hauteur: {
      egout: rules.metres("hauteur", "egout_m"),
      acrotere: rules.metres("hauteur", "acrotere_m"),
      faitage: rules.metres("hauteur", "faitage_m"),
      max: rules.metres("hauteur", "max_m"),
      niveaux: rules.rule(["hauteur", "niveaux"], "niveaux", ({ valeur }) =>
        typeof valeur === "string" ? valeur : undefined,
      ),
    },
    acces: {
      largeurMin: rules.metres("acces_voirie", "acces_largeur_min_m"),
      plusieursLogements: rules.sharedAccess(),
      voie: rules.metres("acces_voirie", "voie_largeur_min_m"),
    },
    stationnement: rules.parking(),
    appreciation: rules.word("division", "appreciation", ["ensemble_operation", "lot_par_lot"]),
    habitation: rules.rule(["destinations_interdites", "habitation"], "texte", ({ valeur }) =>
      valeur === true ? ("interdite" as const) : undefined,
    ),
    inopposables: reading.inopposables[secteur] ?? [],
  };
};
