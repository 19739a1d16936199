import type { FollowedFile, Outcome } from "../clocks/follow-instruction.ts";
import type { Lapse } from "../clocks/follow-validity.ts";
import type { Instruction } from "../clocks/instruction.ts";
import { noticeDate } from "../clocks/notice-date.ts";
import type { LodgedFile } from "../facts/lodged-file.ts";
import type { ProcedureKind } from "../kind/rule.ts";
import { KIND_WORDS } from "./kind-words.ts";

interface FollowedOutcome {
  readonly followed: FollowedFile;
  readonly lawKind: ProcedureKind;
  readonly instruction: Instruction;
  readonly outcome: Outcome;
  readonly lapse: Lapse | null;
}

const warnKind = ({ followed, lawKind }: FollowedOutcome): string[] =>
  lawKind !== followed.kind && lawKind !== "a-confirmer"
    ? [`Le dossier déposé est : ${KIND_WORDS[followed.kind]}. Les faits donnent : ${KIND_WORDS[lawKind]}.`]
    : [];

const warnLate = ({ outcome, followed }: FollowedOutcome): string[] => {
  if (!outcome.late) return [];
  return followed.file.decision?.sense === "refus" && outcome.favourable === "yes"
    ? [
        "Le refus est notifié après la fin de l'instruction : il vaut retrait de l'accord tacite, possible trois mois et seulement si cet accord est illégal (L.424-5). Les dates données sont celles de l'accord tacite.",
      ]
    : ["La décision est notifiée après la fin de l'instruction : le silence avait déjà décidé."];
};

const warnTacit = ({ instruction, outcome, followed }: FollowedOutcome): string[] => [
  ...(instruction.tacit === "a-confirmer" && outcome.favourable === "unknown"
    ? [
        "Le sens du silence dépend d'un fait inconnu (avis de l'architecte des Bâtiments de France, pièce reçue) : à confirmer.",
      ]
    : []),
  ...(followed.siteClasse && instruction.months === null
    ? ["Site classé : le délai d'instruction (R.423-31) est à confirmer auprès de la mairie."]
    : []),
  ...(followed.file.decision === undefined && outcome.favourable === "yes"
    ? ["Une décision tacite est probable, à confirmer par le certificat de l'article R.424-13."]
    : []),
];

const warnUnread = ({ file }: { readonly file: LodgedFile }): string[] => [
  ...(file.filed === undefined ? ["La date de dépôt est inconnue : aucun délai ne peut être compté."] : []),
  ...(file.requests.some(({ notice }) => noticeDate(notice) === undefined)
    ? ["Une demande de pièces n'a pas de date de notification : elle n'est pas comptée."]
    : []),
  ...(file.extensions.some(({ notice, ground }) => noticeDate(notice) === undefined || ground === undefined)
    ? ["Une majoration n'a pas de date de notification ou de motif : elle n'est pas comptée."]
    : []),
  ...(file.decision !== undefined && noticeDate(file.decision.notice) === undefined
    ? ["La date de notification de la décision est inconnue."]
    : []),
  ...(file.display?.interruptions.some(({ to }) => to === null) === true
    ? ["L'affichage n'a pas repris : le délai de recours des tiers ne court pas."]
    : []),
];

const warnLapse = ({ lapse, outcome, followed }: FollowedOutcome): string[] =>
  lapse !== null && lapse.term === null && outcome.decidedOn !== undefined
    ? [
        followed.file.litigation === undefined
          ? "La durée de validité d'une décision prise du 01/01/2021 au 27/05/2022 est à confirmer."
          : "Le recours en cours suspend la validité : son terme sera connu à la fin du recours (R.424-19).",
      ]
    : [];

/** French sentences on a file that was lodged: what was late, what is not counted and why. */
export const warnFile = (told: FollowedOutcome): string[] => [
  ...warnKind(told),
  ...warnUnread(told.followed),
  ...warnLate(told),
  ...warnTacit(told),
  ...warnLapse(told),
];
