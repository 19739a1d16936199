import type { ParcelBilan } from "@lotir/contract";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { aParcelBilan } from "../../testing/bilan.fixture.ts";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { BilanControls } from "./BilanControls.tsx";
import { type BilanForm, EMPTY_FORM, wishOf } from "./bilan-wish.ts";

usingScreens();

/** The form as a person fills it; what it asks is read below it. */
const Filled = ({ found }: { readonly found: ParcelBilan }) => {
  const [form, onForm] = useState<BilanForm>(EMPTY_FORM);
  return (
    <>
      <BilanControls form={form} found={found} onForm={onForm} />
      <output>{JSON.stringify(wishOf(form, {}, 2))}</output>
    </>
  );
};

const asked = () => JSON.parse(screen.getByText(/^\{/).textContent ?? "");
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a buyer says who sells; the lots' deeds matter only where the margin may be taxed", async () => {
  show(<Filled found={aParcelBilan()} />);
  await screen.findByLabelText("Qualification dans l'acte d'achat");
  const apart = { name: /^TVA mentionnée à part dans l'acte des lots/ };
  expect(screen.queryByRole("switch", apart)).toBeNull();
  type("Qualification dans l'acte d'achat", "terrain-a-batir");
  fireEvent.click(screen.getByRole("switch", apart));
  type("Vendeur du terrain", "assujetti-tva");
  screen.getByText("Prix d'achat TVA comprise ; elle se déduit.");
  expect(asked()).toEqual({ boughtAs: "terrain-a-batir", seller: "assujetti-tva", deedStatesVat: true });
});

test("an owner says with whom he owns, what the commune voted and since when one may build", async () => {
  const found = aParcelBilan();
  show(<Filled found={{ ...found, assumptions: { ...found.assumptions, profile: "particulier" } }} />);
  await screen.findByLabelText("Propriétaire depuis");
  type("Propriétaire depuis", "2015-05-01");
  type("Part du prix d'achat dans les lots", "20000");
  type("Propriétaires, à parts égales", "2");
  type("Taxe communale des terrains constructibles", "votee");
  type("Terrain constructible depuis", "2014-01-31");
  expect(asked()).toEqual({
    owned: {
      since: "2015-05-01",
      purchasePartEur: 20_000,
      owners: 2,
      communalTaxVoted: true,
      classifiedOn: "2014-01-31",
    },
  });
  type("Taxe communale des terrains constructibles", "inconnue");
  expect(asked().owned.communalTaxVoted).toBeUndefined();
  expect(screen.queryByLabelText("Vendeur du terrain")).toBeNull();
});
