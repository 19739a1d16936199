import { type PlanChange, planObject } from "@lotir/plan";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, usingScreens } from "../../../testing/render.fixture.tsx";
import { ClashNotice } from "./ClashNotice.tsx";
import { openPlanStore } from "./plan-store.ts";
import { SaveState } from "./SaveState.tsx";

usingScreens();

const line = planObject({
  id: "trait",
  kind: "line",
  layer: "annotations",
  points: [
    [0, 0],
    [10, 0],
  ],
});
const theirs = { ...line, color: "#1F6FB2", width: 5 };

const opened = (answer: (edits: readonly PlanChange[]) => Promise<never> | object) => {
  const sent: PlanChange[] = [];
  const plan = openPlanStore(
    { objects: [line], revision: 1, kept: {} },
    {
      send: async (edits) => {
        sent.push(...edits);
        return (await answer(edits)) as never;
      },
      ask: async () => ({ revision: 2, objects: [] }),
      keep: () => undefined,
      isNoAnswer: (error) => error instanceof TypeError,
      most: 500,
    },
  );
  show(
    <>
      <SaveState plan={plan} />
      <ClashNotice plan={plan} />
    </>,
  );
  return { plan, sent };
};

const settled = (object: object | null, fields: readonly object[]) => ({
  revision: 2,
  results: [{ id: "trait", version: 2, object, by: "Marc Essai", at: "", state: "conflict", fields }],
});

test("two people on one object: the sentence says who and what, and the second's own goes if he insists", async () => {
  let round = 0;
  const { plan, sent } = opened(([edit]) => {
    round += 1;
    return round === 1
      ? settled(theirs, [{ field: "color", label: "Couleur", theirs: "#1F6FB2", yours: "#1E7F4F" }])
      : settled(edit?.after ?? null, []);
  });
  plan.draw([{ id: "trait", before: line, after: { ...line, color: "#1E7F4F" } }]);
  await screen.findByText(
    "Marc Essai a modifié le même objet (couleur) en même temps que vous : sa version est affichée.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Mettre la mienne" }));
  await waitFor(() => expect(sent.at(-1)?.after).toEqual({ ...theirs, color: "#1E7F4F" }), { timeout: 3_000 });
  await screen.findByText("Enregistré");
});

test("what another removed is said; kept his way, nothing more is sent", async () => {
  const { plan, sent } = opened(() => settled(null, []));
  plan.draw([{ id: "trait", before: line, after: { ...line, width: 8 } }]);
  await screen.findByText("Marc Essai a supprimé un objet que vous modifiiez.");
  fireEvent.click(screen.getByRole("button", { name: "Garder la sienne" }));
  await waitFor(() => expect(screen.queryByText(/^Marc Essai/)).toBeNull());
  expect(sent).toHaveLength(1);
});

test("without a line, how many strokes are kept here is said; refused, why, and they may be sent again", async () => {
  let failure: Error | undefined = new TypeError("Failed to fetch");
  const { plan } = opened(async ([edit]) => {
    if (failure !== undefined) throw failure;
    return settled(edit?.after ?? null, []);
  });
  plan.draw([{ id: "trait", before: line, after: { ...line, width: 8 } }]);
  await screen.findByText("Hors connexion : 1 trait gardé ici");
  failure = new Error("refused");
  plan.retry();
  await screen.findByText("Ce dessin n'a pas pu être enregistré.");
  failure = undefined;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText("Enregistré");
});
