import { GROUND_QUESTIONS, OPERATION_QUESTIONS, type Tracking } from "@lotir/contract";
import { frenchArea, uncapital } from "./french.ts";

/** Nobody has read these for the product: they are said to be unknown, whatever the ground. */
const NEVER_READ = [
  "Servitudes d'utilité publique : elles ne sont pas lues par Lotir. À demander dans le certificat d'urbanisme.",
  "Orientations d'aménagement, emplacements réservés et plans de prévention des risques : à vérifier au document d'urbanisme et sur georisques.gouv.fr.",
  "Réseaux (eau, assainissement, électricité, télécommunications, défense incendie) : à confirmer auprès de chaque gestionnaire.",
  "Surfaces graphiques, tirées du plan cadastral : seul le bornage par un géomètre-expert les fixe (art. L.115-4 du code de l'urbanisme).",
  "Altitudes du terrain (NGF) : à relever par le géomètre-expert.",
];

/** Lots and ground that do not meet within this share are said, with their difference. */
export const SAME_AREA = 0.01;

const areaReserve = ({ lots, surface }: Tracking): string[] => {
  const sum = lots.reduce((total, { areaM2 }) => total + areaM2, 0);
  if (lots.length === 0 || Math.abs(sum - surface) <= surface * SAME_AREA) return [];
  return [
    `Les lots font ${frenchArea(sum)} pour un terrain de ${frenchArea(surface)} : ${frenchArea(Math.abs(surface - sum))} ${
      sum < surface ? "restent hors des lots (voie, reliquat ou écart de mesure)" : "sont comptés en trop"
    }.`,
  ];
};

const unanswered = (labels: Readonly<Record<string, string>>, answers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(labels).flatMap(([key, label]) => (answers[key] === null ? [uncapital(label)] : []));

/** Everything that is unknown or doubtful, in clear. */
export const reservesOf = (tracking: Tracking): readonly string[] => {
  const { procedure, regulations, facts, pieces, parcels } = tracking;
  const open = [...unanswered(GROUND_QUESTIONS, facts.ground), ...unanswered(OPERATION_QUESTIONS, facts.operation)];
  return [
    ...(procedure.missing.length === 0
      ? []
      : [`La procédure reste à confirmer tant que n'est pas connu : ${procedure.missing.join(", ")}.`]),
    ...tracking.warnings,
    ...areaReserve(tracking),
    ...(parcels.some(({ surface }) => surface === null)
      ? ["Contenance d'une parcelle non communiquée par le cadastre."]
      : []),
    ...(regulations.sentence === null ? [] : [regulations.sentence]),
    ...regulations.rules.flatMap(({ label, state, doubts }) =>
      state === "lu-et-verifie" || state === "non-reglemente"
        ? []
        : [`${label} : ${doubts.length > 0 ? doubts.join(" ") : "à lire au règlement."}`],
    ),
    ...(open.length === 0 ? [] : [`Sans réponse à ce jour : ${open.join(", ")}.`]),
    ...pieces.flatMap(({ code, title, state, because }) =>
      state === "ready" || state === "not-needed"
        ? []
        : [
            code.endsWith("CERFA")
              ? `${title} : ${uncapital(because)}`
              : `Pièce ${code.replace(/^CU-/, "")}, ${uncapital(title)} : ${uncapital(because)}`,
          ],
    ),
    ...NEVER_READ,
  ];
};
