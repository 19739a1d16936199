import type { Tracking } from "@lotir/contract";
import { FORMS_IN_FORCE, factValueWords, factWords, KIND_WORDS, lawNow, type ProcedureAnswer } from "@lotir/procedure";

const FORM_OF = lawNow(FORMS_IN_FORCE);

const formOf = (kind: ProcedureAnswer["kind"]): string | null =>
  kind === "declaration-prealable" || kind === "permis-amenager" ? `cerfa ${FORM_OF[kind]}` : null;

/** « lot A : destination » and « lot B : destination » are one line. */
const grouped = (facts: readonly string[]): string[] => {
  const lots = new Map<string, string[]>();
  for (const fact of facts) {
    const [, lot, what] = /^lot (\S+) : (.+)$/.exec(fact) ?? [];
    const key = what ?? fact;
    lots.set(key, [...(lots.get(key) ?? []), ...(lot === undefined ? [] : [lot])]);
  }
  return [...lots].map(([what, of]) =>
    of.length === 0 ? what : `${of.length === 1 ? "lot" : "lots"} ${of.join(", ")} : ${what}`,
  );
};

/** Which file the facts ask for, in French. */
export const procedureToWire = (answer: ProcedureAnswer): Tracking["procedure"] => ({
  kind: answer.kind,
  label: KIND_WORDS[answer.kind],
  article: answer.article,
  deciding: grouped(answer.deciding.map(factWords)),
  missing: grouped(answer.missing.map(factWords)),
  flips: answer.flips.map(
    ({ fact, to, kind, article }) => `${factWords(fact)} : ${factValueWords(to)} → ${KIND_WORDS[kind]} (${article})`,
  ),
  warnings: [...answer.warnings],
  architect: answer.architectRequired,
  form: formOf(answer.kind),
  verifiedOn: FORMS_IN_FORCE.verifiedOn,
});
