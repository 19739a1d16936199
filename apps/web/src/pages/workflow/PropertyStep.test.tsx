import type { DivisionGround, PropertySheet } from "@lotir/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { PropertyStep } from "./PropertyStep.tsx";
import { readWorkflow } from "./workflow-address.ts";

usingScreens();

const PARCEL = "/api/cadastral/parcels/33234000AB0123";

const property = {
  parcelId: "33234000AB0123",
  address: "12 rue des Vignes",
  fullAddress: "",
  landSurface: 1_240,
  surface: null,
  cadastralReference: "",
  pluZone: null,
  hasBuilding: false,
} as unknown as PropertySheet;

const said = { rule: "setback", label: "Recul de la voie", value: "5 m", from: "", isAssumed: true };

const opened = (change: Partial<PropertySheet>, ground: Partial<DivisionGround> | Error | undefined) => {
  answering({ [PARCEL]: "hanging", [`${PARCEL}/plu`]: "hanging" });
  show(
    <PropertyStep
      property={{ ...property, ...change }}
      ground={{
        data: ground instanceof Error ? undefined : (ground as DivisionGround | undefined),
        error: ground instanceof Error ? ground : null,
        refetch: () => undefined,
      }}
      wishes={readWorkflow({}).wishes}
      onWishes={() => undefined}
      onContinue={() => undefined}
    />,
  );
};

const text = () => (document.body.textContent ?? "").replace(/\s/gu, " ");

test("900 m² are enough to divide, what is not known of the property is said", async () => {
  opened({ landSurface: 900 }, undefined);
  await screen.findByText("Propriété éligible à la division (surface suffisante)");
  screen.getByText("Non définie");
  screen.getByText("À déterminer");
  screen.getByText("Lecture des règles…");
});

test("less than 900 m² is told with its surface", async () => {
  opened({ landSurface: 899 }, { saidRules: [], zone: "UC" });
  await screen.findByText(/Surface limitée pour la division/);
  expect(text()).toContain("Surface limitée pour la division (899 m²)");
  screen.getByText("UC");
  screen.getByText(/rien n'est supposé/);
});

test("a rule that nobody read is named, and what it costs not to know it", async () => {
  opened({}, { saidRules: [said], zone: null });
  await screen.findByText(/Recul de la voie : 5 m, supposé/);
  expect(text()).toContain("le verdict reste « à vérifier »");
});

test("rules that could not be asked for are said so, with another try", async () => {
  opened({}, new Error("502"));
  await screen.findByText("Données PLU non disponibles");
  screen.getByRole("button", { name: "Réessayer" });
});
