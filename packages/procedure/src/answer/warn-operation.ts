import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import type { DecidedKind } from "../kind/decide-kind.ts";
import { reachCommon } from "../kind/reach-common.ts";
import { reachPart } from "../kind/reach-part.ts";
import type { Dispute } from "../kind/rule.ts";

const DISPUTES: Readonly<Record<Dispute, string>> = {
  "partage-successoral":
    "Un partage successoral qui crée des lots à bâtir n'est pas tranché par les textes : demandez un certificat d'urbanisme ou l'avis du service instructeur.",
  "bati-conserve-et-nouveau":
    "Une construction nouvelle à côté du bâti conservé : R.442-1 écarte les terrains bâtis, même agrandis (CE 29/11/2023, n° 470788), sans dire si la part devient un lot à bâtir.",
  "servitude-amenagee":
    "Une servitude de passage aménagée par le lotisseur et qui dessert plusieurs lots : une réponse ministérielle (n° 32270, 07/04/2009, régime plus ancien) penche pour le permis d'aménager ; à confirmer auprès de la mairie.",
  "controle-et-exclusion":
    "Toutes les parts cédées sont exclues du lotissement (R.442-1), mais R.421-23 b soumet toute division de la zone à déclaration sans les excepter : à confirmer auprès de la mairie.",
};

const warnServitudes = ({ operation }: ProcedureFacts): string[] =>
  (operation.common ?? [])
    .filter(({ facts }) => facts.form === "servitude" && (facts.works === "aucun" || facts.payer === "acquereurs"))
    .map(
      ({ id }) =>
        `${id} : une servitude sans travaux, ou dont les acquéreurs font les travaux après la division, n'est pas une voie commune. C'est l'erreur de dossier la plus fréquente : écrivez dans l'acte qui fait les travaux.`,
    );

const LOCAL_HOLIDAYS: readonly string[] = ["57", "67", "68", "971", "972", "973", "974", "975", "976", "977", "978"];

const warnGround = ({ ground }: ProcedureFacts): string[] => [
  ...(ground.document === "rnu"
    ? ["Commune sans document d'urbanisme : la constructibilité limitée (L.111-3) se vérifie avant la procédure."]
    : []),
  ...(ground.document === "carte-communale"
    ? ["Carte communale : vérifiez que le terrain est dans le secteur constructible."]
    : []),
  ...(ground.siteInscrit === true
    ? ["Site inscrit : l'architecte des Bâtiments de France donne un avis, sans que cela impose un permis d'aménager."]
    : []),
  ...(ground.zac === true
    ? ["Terrain en ZAC : seules les divisions de l'aménageur de la zone sont dispensées (R.442-1 c)."]
    : []),
  ...(ground.pup === true
    ? ["Projet urbain partenarial : les participations se vérifient, la procédure ne change pas."]
    : []),
  ...(ground.ppr === true
    ? ["Plan de prévention des risques : ses prescriptions s'imposent, la procédure ne change pas."]
    : []),
  ...(ground.littoral === true
    ? ["Commune littorale : l'extension de l'urbanisation se vérifie (L.121-8), la procédure ne change pas."]
    : []),
  ...(ground.department !== undefined && LOCAL_HOLIDAYS.includes(ground.department)
    ? ["Les jours fériés propres à ce département ne sont pas comptés : vérifiez la fin du recours des tiers."]
    : []),
];

const warnPermit = ({ operation }: ProcedureFacts, { kind }: DecidedKind): string[] =>
  kind === "permis-amenager" && operation.common === undefined
    ? ["Si une voie, un espace ou un équipement commun est réalisé, joignez aussi PA8 et PA12."]
    : [];

const warnDoubt = ({ kind, missing }: DecidedKind): string[] =>
  kind === "a-confirmer" && missing.length > 0
    ? [
        "La procédure dépend de faits encore inconnus : un certificat d'urbanisme opérationnel (L.410-1 b) peut les établir.",
      ]
    : [];

/** A dispute is told where the known facts raise it, not where unknown ones could. */
const raises = ({ ground, operation }: ProcedureFacts, dispute: Dispute): boolean => {
  switch (dispute) {
    case "partage-successoral":
      return operation.frame === "partage-successoral";
    case "bati-conserve-et-nouveau":
      return (operation.parts ?? []).some((part) =>
        reachPart(part).outcomes.every((each) => each.startsWith("disputed/")),
      );
    case "servitude-amenagee":
      return (operation.common ?? []).some((item) => reachCommon(item).outcomes.every((each) => each === "disputed"));
    case "controle-et-exclusion":
      return ground.divisionControl === true && operation.parts !== undefined;
  }
};

/** A served servitude is told in a protected site too, where it changes nothing to the permis. */
const disputesTold = (facts: ProcedureFacts, { disputes, kind }: DecidedKind): string[] => {
  const considered = kind === "permis-amenager" ? [...disputes, "servitude-amenagee" as const] : disputes;
  return [...new Set(considered)].filter((dispute) => raises(facts, dispute)).map((dispute) => DISPUTES[dispute]);
};

/** French sentences on the operation and its land. */
export const warnOperation = (facts: ProcedureFacts, decided: DecidedKind): string[] => [
  ...disputesTold(facts, decided),
  ...warnDoubt(decided),
  ...warnServitudes(facts),
  ...warnPermit(facts, decided),
  ...warnGround(facts),
];
