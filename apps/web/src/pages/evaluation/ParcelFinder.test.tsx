import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, answering, show, usingScreens } from "../../testing/render.fixture.tsx";
import { ParcelFinder } from "./ParcelFinder.tsx";

usingScreens();

const ADDRESS = {
  kind: "adresse",
  label: "12 Rue des Lilas, Latresne",
  latitude: 44.78,
  longitude: -0.49,
  codeInsee: "33234",
};
const PLACES = "/api/places";
const NEARBY = "/api/cadastre/parcels-nearby";

const look = async (answers: Answers): Promise<void> => {
  answering({ [PLACES]: { body: { success: true, data: [ADDRESS], unavailable: null } }, ...answers });
  show(<ParcelFinder confirmed={undefined} onConfirm={() => undefined} />);
  fireEvent.change(await screen.findByLabelText("Référence cadastrale ou adresse"), {
    target: { value: "12 rue des lilas" },
  });
};

test("an address with no parcel around says so", async () => {
  await look({ [NEARBY]: { body: { success: true, data: [], parcels: [] } } });
  await screen.findByText("Aucune parcelle cadastrale trouvée dans cette zone");
});

test("parcels that cannot be read are not said to be absent", async () => {
  await look({ [NEARBY]: { status: 418, body: {} } });
  await screen.findByText("Impossible de charger les parcelles cadastrales");
  expect(screen.queryByText("Aucune parcelle cadastrale trouvée dans cette zone")).toBeNull();
});
