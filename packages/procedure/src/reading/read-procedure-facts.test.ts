import { expect, test } from "vitest";
import { documentOf } from "../testing/documents.fixture.ts";
import { idOf, readProcedureFacts } from "./read-procedure-facts.ts";

const refusals = (document: unknown): string => {
  const read = readProcedureFacts(document);
  return read.ok ? "" : read.failure.join("\n");
};

test("an absent fact and a null one are both unknown", () => {
  const absent = readProcedureFacts({ version: 1 });
  const nulls = readProcedureFacts({
    version: 1,
    ground: { spr: null, monument: null },
    operation: { parts: null },
    file: null,
  });
  expect(absent).toEqual(nulls);
});

test.each([
  [{ version: 1, ground: { colour: 1 } }, "ground.colour : clé inconnue"],
  [documentOf({ parts: [{ price: 1 }] }), "operation.parts.A.price : clé inconnue"],
  [documentOf({ file: { decision: { date: "2026-01-01" } } }), "file.decision.date : clé inconnue"],
  [{ version: 1, ground: { spr: "oui" } }, "ground.spr : vrai ou faux"],
  [{ version: 1, operation: { area: -1 } }, "operation.area : un nombre"],
  [{ version: 1, operation: { frame: "autre" } }, "operation.frame : une valeur parmi"],
  [{ version: 1, operation: { parts: {} } }, "operation.parts : une liste"],
  [{ version: 1, operation: { parts: [3] } }, "operation.parts.1 : un objet"],
  [{ version: 1, operation: { parts: [{ id: "A" }, { id: "A" }] } }, "operation.parts.A : identifiant donné deux fois"],
  [{ version: 1, file: { filed: "2026-02-30" } }, "file.filed : une date"],
  [{ version: 1, file: { filed: "9999-01-01" } }, "file.filed : une date de 1950"],
  [{ version: 2 }, "version : 1 est attendu"],
  [[], "Un objet JSON"],
])("%j is refused with its path", (document, sentence) => {
  expect(refusals(document)).toContain(sentence);
});

test("the id is echoed even when the rest cannot be read", () => {
  expect(idOf({ id: "cas-7", version: 3 })).toBe("cas-7");
  expect(idOf({ id: 4 })).toBe(4);
  expect(idOf("texte")).toBeNull();
});
