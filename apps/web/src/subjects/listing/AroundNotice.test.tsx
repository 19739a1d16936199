import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answering, refusal, show, success, usingScreens } from "../../testing/render.fixture.tsx";
import { useListParcelsNearby } from "../parcelle/use-list-parcels-nearby.ts";
import { AroundNotice } from "./AroundNotice.tsx";

usingScreens();

const PATH = "/api/cadastre/parcels-nearby";
const Around = () => (
  <AroundNotice around={useListParcelsNearby({ lat: 43.598, lon: 7.288, codeInsee: "06999", radius: 180 })} />
);

test("no parcel there is said", async () => {
  answering({ [PATH]: success([]) });
  show(<Around />);
  await screen.findByText("Aucune parcelle cadastrale trouvée dans cette zone");
});

test("a failure without words, and one with its own", async () => {
  answering({ [PATH]: { status: 502, body: "passerelle" } });
  show(<Around />);
  await screen.findByText("Impossible de charger les parcelles cadastrales");
  screen.getByRole("button", { name: "Réessayer" });
});

test("a commune that is not loaded is said by the server", async () => {
  answering({ [PATH]: refusal(409, "parcel-not-loaded", "Cette commune n'est pas chargée.") });
  show(<Around />);
  expect(await screen.findByText("Cette commune n'est pas chargée.")).toBeDefined();
});
