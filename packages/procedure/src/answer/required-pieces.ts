import type { ProcedureFacts } from "../facts/procedure-facts.ts";
import type { ProcedureKind } from "../kind/rule.ts";
import { ARCHITECT_ABOVE, PIECES } from "../law/file-figures.ts";
import { lawNow } from "../law/law-figure.ts";

const rankOf = (code: string): number => {
  const [number = 0, sub = 0] = code.slice(2).split("-").map(Number);
  return number * 100 + sub;
};

/** Something common is made: its works have a programme (PA8) and its owners an association (PA12). */
const makesCommon = ({ operation }: ProcedureFacts): boolean =>
  (operation.common ?? []).some(({ facts }) => facts.works === "creation" || facts.works === "amenagement");

/** Codes of the compulsory pieces, in the order of the form; empty when the kind asks for none that we know. */
export const requiredPieces = (facts: ProcedureFacts, kind: ProcedureKind): string[] => {
  const codes = lawNow(PIECES);
  const inLotissement = facts.ground.existingLotissement === true;
  if (kind === "declaration-prealable")
    return [...codes.declaration, ...(inLotissement ? [codes.declarationInLotissement] : [])];
  if (kind !== "permis-amenager") return [];
  const pieces = [
    ...codes.permit,
    ...(makesCommon(facts) ? codes.permitWithCommon : []),
    ...(inLotissement ? [codes.permitInLotissement] : []),
  ];
  return pieces.sort((one, other) => rankOf(one) - rankOf(other));
};

/** Whether an architect or a paysagiste-concepteur draws up the file; null when nobody can tell (L.441-4). */
export const architectRequired = ({ operation }: ProcedureFacts, kind: ProcedureKind): boolean | null => {
  switch (kind) {
    case "aucune":
    case "declaration-prealable":
      return false;
    case "permis-amenager":
      return operation.area === undefined ? null : operation.area > lawNow(ARCHITECT_ABOVE);
    case "permis-construire-valant-division":
    case "a-confirmer":
      return null;
  }
};
