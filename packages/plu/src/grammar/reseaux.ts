import { EXCEPT_WITH_VALUE } from "../outline/secteurs.ts";
import { type Reach, UNLESS_ON_BOUNDARY } from "./exceptions.ts";
import { numberOf } from "./numbers.ts";
import type { Found, Grammar, Reading } from "./reading.ts";

const CONNECTED =
  /^(?!.*\b(?:lorsqu|si |quand )).*(?:est|sont|sera|seront) (?:obligatoirement |imperativement )?(?:raccorde|desservi|alimente|branche)e?s?|(?:doi(?:t|vent)|devra|devront|obligatoire\w*)[^.]{0,140}(?:raccord\w+|desservie?s?|alimentee?s?|branch\w+)|(?:raccord\w+|branch\w+|alimentation)[^.]{0,140}(?:obligatoire|doit|est exige|s'impose)/;
const NETWORK = /reseau|conduite|canalisation/;
const ELSEWHERE =
  /(?:soit[^.]{0,60}reseau[^.]{0,80}soit|a defaut|en l'absence|si le reseau n'existe|en cas d'absence|sinon|(?:la )?ou (?:il|le reseau) ne passe pas)[^.]{0,140}(?:captage|forage|puits|source)|(?:captage|forage|puits)[^.]{0,120}(?:a defaut|en l'absence|la ou le reseau ne passe pas|sinon)/;

const whole = (reading: Reading) => ({ at: 0, end: reading.plain.length });

/** A plain duty to connect is the rule only where no sentence says what to do without a network. */
const asFallback = (reading: Reading): Reach => (reading.bearing.reach === "special" ? "special" : "limited");

const eau = (reading: Reading): Found[] => {
  const { plain } = reading;
  if (reading.article.topic !== "eau" && !/eau|reseau/.test(plain)) return [];
  if (ELSEWHERE.test(plain))
    return [{ champ: "eau", sousChamp: "regle", valeur: "reseau_si_existe_sinon_autre", ...whole(reading) }];
  if (!CONNECTED.test(plain) || !NETWORK.test(plain) || /agricole|arrosage|incendie|devront se conformer/.test(plain))
    return [];
  return [
    {
      champ: "eau",
      sousChamp: "regle",
      valeur: "raccordement_obligatoire",
      ...whole(reading),
      reach: asFallback(reading),
    },
  ];
};

const OWN_PLANT =
  /assainissement (?:individuel|autonome|non collectif)|dispositifs? (?:individuels?|autonomes?|d'assainissement)|installations? (?:individuelles?|autonomes?)|filiere|fosses? septiques?|epuree?s?/;
/** Where no network is spoken of at all: each building treats its own water. */
const OWN_PLANT_DUE =
  /(?:doi(?:t|vent)|devra|devront|sera|seront|est|sont|obligatoire)[^.]{0,80}assainissement (?:individuel|autonome|non collectif)|assainissement (?:individuel|autonome|non collectif)[^.]{0,60}(?:obligatoire|doit|est exige|sera exige)/;
const NO_NETWORK =
  /a defaut|en l'absence|en son absence|si (?:le|ce) reseau|lorsque (?:le|ce) reseau|tant que|en attente|n'existe pas|en cas d'absence|non (?:encore )?desservie?s?|en cas d'impossibilite|zones? (?:d'assainissement non collectif|non desservie)/;
/** "En l'absence de réseau, un dispositif autonome traite les effluents": said first, it needs no verb of duty or leave. */
const INSTEAD_OF_NETWORK = new RegExp(
  `(?:^|[;:,.]) ?(?:${NO_NETWORK.source})[^.;]*(?:${OWN_PLANT.source})|(?:^|[;:.]) ?(?:${OWN_PLANT.source})[^.;]{0,60}(?:${NO_NETWORK.source})`,
);
/** "En secteur UBp, en l'absence de réseau, …": the part has none. */
const PART_WITHOUT =
  /^\W*(?:en|dans) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d?(?:u|au|n)[a-z\d]{1,4}, (?:en l'absence|a defaut) (?:de |du |d'un |d'une )?(?:reseau|desserte|collecteur)/;
/** "Dans le cas contraire, …": the sentence before tells of the network. */
const OTHERWISE =
  /^\W*(?:dans le cas contraire|sinon|autrement|a defaut|ailleurs|dans les autres (?:cas|zones|secteurs))\b/;
/** "Dans les zones d'assainissement collectif, …; ailleurs, …": both in one sentence. */
const ELSEWHERE_OWN_PLANT = new RegExp(
  `[;,.] ?(?:ailleurs|sinon|dans les autres (?:cas|zones|secteurs)|dans le cas contraire),?[^.;]*(?:${OWN_PLANT.source})`,
);

/** "…, sauf dans le secteur UDa où un dispositif autonome est exigé": the duty of the part set apart. */
const SET_APART = new RegExp(
  `\\bou (?:un|une|l'|les?|tout) ?[^.;]{0,20}(?:${OWN_PLANT.source})[^.;]{0,30}(?:exige|obligatoire|impose|requis|necessaire)`,
);

const eauxUsees = (reading: Reading): Found[] => {
  const apart = SET_APART.exec(reading.plain);
  const rest = apart && EXCEPT_WITH_VALUE.test(reading.plain.slice(0, apart.index + 8)) ? apart : null;
  if (rest === null) return ownRule(reading);
  const before = reading.plain.slice(0, rest.index).padEnd(reading.plain.length);
  return [
    ...ownRule({ ...reading, plain: before }).map((found) => ({ ...found, at: 0, end: reading.plain.length })),
    {
      champ: "eaux_usees",
      sousChamp: "regle",
      valeur: "assainissement_individuel",
      at: rest.index + 1,
      end: rest.index + rest[0].length,
      reach: asFallback(reading),
    },
  ];
};

const ownRule = (reading: Reading): Found[] => {
  const { plain } = reading;
  const at = whole(reading);
  const fallback =
    OWN_PLANT.test(plain) &&
    (NO_NETWORK.test(plain) ||
      (ELSEWHERE_OWN_PLANT.test(plain) && NETWORK.test(plain)) ||
      (OTHERWISE.test(plain) && NETWORK.test(reading.before))) &&
    reading.bearing.reach !== "special" &&
    (/autorise|admis|peut|peuvent|doi|devra|sera|seront|obligatoire|est (?:exige|possible)/.test(plain) ||
      ((INSTEAD_OF_NETWORK.test(plain) || OTHERWISE.test(plain) || ELSEWHERE_OWN_PLANT.test(plain)) &&
        !/interdi|proscri|prohib/.test(plain)));
  if (fallback && !/directives|conform[^.;]{0,60}notamment/.test(plain)) {
    const valeur = PART_WITHOUT.test(plain) ? "assainissement_individuel" : "raccordement_si_reseau_sinon_anc";
    // What is due where there is no network may be the rule of the part, or what it does until there is one.
    const reach = valeur === "assainissement_individuel" ? ("limited" as const) : ("general" as const);
    return [{ champ: "eaux_usees", sousChamp: "regle", valeur, ...at, reach }];
  }
  if (OWN_PLANT_DUE.test(plain) && !NETWORK.test(plain))
    return [
      {
        champ: "eaux_usees",
        sousChamp: "regle",
        valeur: "assainissement_individuel",
        ...at,
        reach: asFallback(reading),
      },
    ];
  if (!CONNECTED.test(plain) || !NETWORK.test(plain) || /pluviale|non domestiques|industriel|piscine/.test(plain))
    return [];
  const ifAny = /s'il existe|lorsqu'il existe|quand il existe/.test(plain);
  const valeur = ifAny ? "raccordement_si_reseau_sinon_anc" : "raccordement_obligatoire";
  const reach = ifAny ? reading.bearing.reach : asFallback(reading);
  return [{ champ: "eaux_usees", sousChamp: "regle", valeur, ...at, reach }];
};

const FLOW =
  /(\d+(?:[.,]\d+)?)\s*(?:l|litres?)\s*(?:\/|par )\s*(?:s\w*|ha)\s*(?:\/|\.|par |et par )\s*(?:ha|hectares?|s\w*)/;
const STORED = /(\d+(?:[.,]\d+)?)\s*(?:l|litres?)\s*(?:\/|par )\s*m(?:2|etres? carres?)/;

/** A ditch is where rain water goes: it is no neighbour that the rule would be for. */
const INTO_A_DITCH = "cours d'eau ou boisement";

const eauxPluviales = (reading: Reading): Found[] => {
  const { conditions } = reading.bearing;
  const ofTheZone =
    conditions.length > 0 && conditions.every((each) => each === INTO_A_DITCH)
      ? { reach: "general" as const, conditions: [] }
      : {};
  const { plain } = reading;
  const flow = FLOW.exec(plain);
  const stored = STORED.exec(plain);
  const flows: Found[] = flow?.[1]
    ? [
        {
          champ: "eaux_pluviales",
          sousChamp: "debit_fuite_max_l_s_ha",
          valeur: numberOf(flow[1]),
          unite: "l/s/ha",
          operateur: "<=",
          at: flow.index,
          end: flow.index + flow[0].length,
          // "À défaut d'infiltration" is said of the water, not of a building on the boundary.
          conditions: conditions.filter((each) => each !== UNLESS_ON_BOUNDARY),
          ...ofTheZone,
        },
      ]
    : [];
  if (!stored?.[1]) return flows;
  return [
    ...flows,
    {
      champ: "eaux_pluviales",
      sousChamp: "retention_l_m2",
      valeur: numberOf(stored[1]),
      unite: "l/m2",
      operateur: ">=",
      at: stored.index,
      end: stored.index + stored[0].length,
      ...ofTheZone,
    },
  ];
};

/** "Eau potable.", "Eaux usées.": the sentence before is the title of this one. */
const LABEL = /^\W*(?:eau potable|eaux? usees?(?: domestiques)?|assainissement|eaux? pluviales?)\W*$/;

/** Water, foul water and rain water. An article that holds all three is read by the words of each sentence. */
export const reseaux: Grammar = (reading) => {
  const { topic } = reading.article;
  if (topic === "eau") return eau(reading);
  if (topic === "eaux_usees") return [...eauxUsees(reading), ...eauxPluviales(reading)];
  if (topic === "eaux_pluviales") return eauxPluviales(reading);
  const flows = FLOW.test(reading.plain) || STORED.test(reading.plain) ? eauxPluviales(reading) : [];
  if (topic !== "reseaux") return topic === "espaces" || topic === "other" ? flows : [];
  if (flows.length > 0) return flows;
  const water = /^\W*eau\s*:|eau potable|distribution d'eau|alimentation en eau/;
  const foul = /eaux usees|assainissement/;
  const label = LABEL.exec(reading.before)?.[0];
  if (label && water.test(label)) return eau(reading);
  if (label && foul.test(label)) return [...eauxUsees(reading), ...eauxPluviales(reading)];
  if (label && /eaux? pluviales?/.test(label)) return eauxPluviales(reading);
  const goesOn = /^\W*(?:a defaut|en l'absence|dans ce cas|toutefois|en cas d'absence)/.test(reading.plain);
  if (goesOn && !foul.test(reading.plain) && water.test(reading.before)) return eau(reading);
  if (water.test(reading.plain) && foul.test(reading.plain)) return [...eau(reading), ...eauxUsees(reading)];
  if (water.test(reading.plain) || water.test(reading.full)) return eau(reading);
  return foul.test(reading.full) ? eauxUsees(reading) : eauxPluviales(reading);
};
