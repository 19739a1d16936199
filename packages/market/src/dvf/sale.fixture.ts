import { parcelleId } from "@lotir/foncier";
import { euros, isoDate, plancher, terrain } from "@lotir/units";
import type { Sale } from "./sale.ts";

let serial = 0;

/** A bare plot of 500 m² sold 100 000 €, with the given facts changed. */
export const plotSale = (changes: Partial<Sale> = {}): Sale => {
  serial += 1;
  const land = changes.land === undefined ? terrain(500) : changes.land;
  return {
    id: `sale-${String(serial).padStart(6, "0")}`,
    mutation: `2024-${serial}`,
    nature: "sale",
    kind: "building-land",
    date: isoDate("2024-06-01"),
    codeInsee: "33234",
    at: [-0.49, 44.79],
    land,
    buildingLand: land,
    landUses: {},
    floor: null,
    rooms: null,
    dwellings: 0,
    outbuildings: 0,
    newBuild: false,
    price: euros(100_000),
    parcels: [parcelleId(`33234000AA${String(serial % 10_000).padStart(4, "0")}`)],
    ...changes,
  };
};

/** A house of 100 m² on 500 m² sold 300 000 €, with the given facts changed. */
export const houseSale = (changes: Partial<Sale> = {}): Sale =>
  plotSale({
    kind: "house",
    buildingLand: null,
    landUses: changes.land === null ? {} : { built: changes.land ?? terrain(500) },
    floor: plancher(100),
    rooms: 4,
    dwellings: 1,
    price: euros(300_000),
    ...changes,
  });
