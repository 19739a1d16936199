import type { PropertyPluRules } from "@lotir/contract";
import type { Rule, ZoneRules } from "@lotir/plu";
import type { ShownRules } from "@lotir/territory";
import { rulesToWire } from "./plu-rules-to-wire.ts";
import { numberOf, percentOf, sentenceIn } from "./rule-figures.ts";

type Detailed = PropertyPluRules["rules"];

const setbacks = ({ voie, limites }: ZoneRules): Detailed["retraits"] => ({
  voiePublique: numberOf(voie.recul),
  limiteSeparative: numberOf(limites.recul),
  formule: sentenceIn(limites.prospect),
  details: [sentenceIn(voie.recul), sentenceIn(limites.recul)].filter((text) => text !== null).join("\n") || null,
});

const destinations = ({ values }: ShownRules["claims"]): Detailed["destinations"] => {
  const forbidden = values.filter(({ champ }) => champ === "destinations_interdites");
  const conditions = values.filter(({ champ }) => champ === "destinations_conditions");
  return {
    interdites: [
      ...new Set(forbidden.map(({ sousChamp, valeur }) => (Array.isArray(valeur) ? valeur.join(", ") : sousChamp))),
    ],
    autorisees_conditions: conditions[0]?.proof.quote ?? null,
  };
};

/** Sentences by article, in the order they were read. */
const articlesOf = ({ claims: { values } }: ShownRules): Record<string, string> => {
  const byArticle = Map.groupBy(values, ({ proof }) => proof.article);
  return Object.fromEntries(
    [...byArticle].map(([article, claims]) => [
      article,
      [...new Set(claims.map(({ proof }) => proof.quote))].join("\n"),
    ]),
  );
};

const parkingSentence = (rule: Rule<unknown>): string | null => sentenceIn(rule);

/** The rules of a zone in the detailed form of spec 2 §3: figures read, sentences of the règlement, null for the rest. */
export const detailedRules = (shown: ShownRules): Detailed => {
  const { rules } = shown;
  const { emprise, hauteur, espacesVerts, acces, stationnement, limites, bande } = rules;
  const additional = rulesToWire(shown).filter(({ key }) => key === "appreciation" || key === "entreConstructions");
  return {
    empriseSol: { cesPercent: percentOf(emprise.max), text: sentenceIn(emprise.max) },
    hauteur: {
      max: numberOf(hauteur.faitage) ?? numberOf(hauteur.max),
      egout: numberOf(hauteur.egout),
      text: sentenceIn(hauteur.egout) ?? sentenceIn(hauteur.faitage) ?? sentenceIn(hauteur.max),
    },
    retraits: setbacks(rules),
    surfaceMinimale: null,
    espacesVerts: { minimum: percentOf(espacesVerts.pleineTerre), text: sentenceIn(espacesVerts.pleineTerre) },
    passagesServitudes: {
      largeurMinimale: numberOf(acces.largeurMin),
      description: sentenceIn(acces.largeurMin),
      servitudesParticulieres: [],
    },
    destinations: destinations(shown.claims),
    stationnement: { habitation: parkingSentence(stationnement), bureau: null, commerce: null },
    regles_specifiques: {
      petites_parcelles: null,
      profondeur_17m: sentenceIn(bande),
      mitoyennete: sentenceIn(limites.enLimite),
    },
    regles_additionnelles: additional.flatMap(({ label, value, quote }) =>
      value === null ? [] : [`${label} : ${value}${quote === null ? "" : ` (« ${quote.text} »)`}`],
    ),
    notes: rules.inopposables.map(({ note, quote }) => `« ${quote} » ${note}`),
    articles: articlesOf(shown),
  };
};
