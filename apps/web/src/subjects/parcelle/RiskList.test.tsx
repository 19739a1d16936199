import type { ParcelRisk, ParcelRisks } from "@lotir/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { RiskList } from "./RiskList.tsx";

usingScreens();

const risk = (changed: Partial<ParcelRisk>): ParcelRisk => ({
  risk: "inondation",
  status: "present",
  of: "adresse",
  level: null,
  words: "Risque Existant",
  ...changed,
});

const list = (risks: ParcelRisk[], commune: ParcelRisks["commune"] = null) =>
  show(<RiskList risks={risks} commune={commune} source="Géorisques" licence={null} askedOn="2026-11-24" />);

test.each([
  [{ level: "faible" }, "présent, faible"],
  [{}, "présent"],
  [{ of: "commune" }, "présent dans la commune, non connu ici"],
  [{ status: "absent" }, "non concerné"],
  [{ status: "absent", of: "commune" }, "commune non concernée"],
  [{ status: "unknown" }, "non connu"],
  [{ status: "failing", of: null, words: "Géorisques ne répond pas" }, "source en panne"],
] as const)("%o: %s", async (changed, words) => {
  list([risk(changed)]);
  await screen.findByText(words);
  screen.getByText(/« Non connu » n'est pas « aucun risque »/);
});

test("a source that is down leaves what it said of the commune, as the commune's", async () => {
  const commune = {
    risks: [{ risk: "inondation", status: "present", words: "Risque Existant" } as const],
    askedOn: "2026-11-20",
  };
  list([risk({ status: "failing", of: null }), risk({ risk: "argile", status: "unknown" })], commune);
  await screen.findByText("source en panne");
  screen.getByText("dans la commune, le 20/11/2026 : présent");
  expect(screen.getByText("non connu").textContent).toBe("non connu");
});
