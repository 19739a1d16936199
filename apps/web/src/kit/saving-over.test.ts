import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { savingOver } from "./saving-over.ts";

const refused = (fields: readonly { field: string; theirs: unknown; yours: unknown }[]) =>
  new ORPCError("changed-meanwhile", {
    status: 409,
    message: "Rose a changé ces valeurs entre-temps.",
    data: {
      version: 4,
      changedBy: { name: "Rose", isYou: false },
      changedAt: null,
      fields: fields.map((each) => ({ ...each, label: each.field })),
    },
  });

/** Refuses the versions before the fourth. */
const sending = (sent: number[], refusal: Error) => async (version: number) => {
  sent.push(version);
  if (version < 4) throw refusal;
  return "gardé";
};

test("what another wrote elsewhere is saved over without a question", async () => {
  const sent: number[] = [];
  const send = sending(sent, refused([{ field: "name", theirs: "Avant", yours: "Après" }]));
  await expect(savingOver({ before: { name: "Avant" }, version: 3, send })).resolves.toBe("gardé");
  expect(sent).toEqual([3, 4]);
});

test("what both wrote is asked: the refusal stands", async () => {
  const sent: number[] = [];
  const refusal = refused([{ field: "name", theirs: "Le sien", yours: "Après" }]);
  await expect(savingOver({ before: { name: "Avant" }, version: 3, send: sending(sent, refusal) })).rejects.toBe(
    refusal,
  );
  expect(sent).toEqual([3]);
});

test("a field that was empty and still is, is no contradiction; any other failure is itself", async () => {
  const sent: number[] = [];
  const send = sending(sent, refused([{ field: "surveyorFees", theirs: null, yours: 4_000 }]));
  await expect(savingOver({ before: {}, version: 3, send })).resolves.toBe("gardé");
  const cut = new TypeError("Failed to fetch");
  await expect(savingOver({ before: {}, version: 1, send: () => Promise.reject(cut) })).rejects.toBe(cut);
});
