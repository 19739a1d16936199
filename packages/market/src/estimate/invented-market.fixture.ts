import { parcelleId } from "@lotir/foncier";
import { euros, isoDate, plancher, terrain } from "@lotir/units";
import { seededRandom } from "../back-test/seeded-random.ts";
import type { Goods, Sale } from "../dvf/sale.ts";

/** A market we invent, so that the price without noise is known: a smooth surface, a size effect, a lognormal noise. */
export interface InventedMarket {
  readonly sales: readonly Sale[];
  /** The price that no noise touched. */
  readonly truePrice: (goods: Goods) => number;
}

const place = (goods: Goods): number => {
  const [lon, lat] = goods.at ?? [0, 0];
  return 0.25 * Math.sin((lon + 0.495) * 75) + 0.2 * Math.cos((lat - 44.79) * 120 + 0.5);
};

const truePrice = (goods: Goods): number => {
  const years = (Date.parse(goods.date) - Date.parse("2021-01-01")) / 31_557_600_000;
  const land = goods.land ?? 100;
  const house =
    Math.log(3200) +
    Math.log(goods.floor ?? 1) -
    0.2 * Math.log((goods.floor ?? 1) / 100) +
    0.12 * Math.log(land / 500);
  const plot = Math.log(180) + Math.log(land) - 0.3 * Math.log(land / 600);
  return Math.exp((goods.kind === "house" ? house : plot) + place(goods) + 0.02 * years);
};

export const inventMarket = (options: { count: number; noise: number; seed: number }): InventedMarket => {
  const random = seededRandom(options.seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const sales = Array.from({ length: options.count }, (_, i): Sale => {
    const isHouse = random() < 0.6;
    const land = terrain(Math.round(200 * Math.exp(2 * random())));
    const floor = Math.round(60 * Math.exp(1.2 * random()));
    const goods: Goods = {
      kind: isHouse ? "house" : "building-land",
      date: isoDate(`${2021 + Math.floor(random() * 4)}-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}-15`),
      codeInsee: "33234",
      parcels: [parcelleId(`33234000ZZ${String(i % 10_000).padStart(4, "0")}`)],
      at: [-0.515 + 0.04 * random(), 44.78 + 0.025 * random()],
      land,
      buildingLand: isHouse ? null : land,
      landUses: isHouse ? { built: land } : {},
      floor: isHouse ? plancher(floor) : null,
      rooms: isHouse ? Math.max(1, Math.round(floor / 24)) : null,
      dwellings: isHouse ? 1 : 0,
      outbuildings: 0,
      newBuild: false,
    };
    const price = euros(truePrice(goods) * Math.exp(options.noise * normal()));
    return { ...goods, price, nature: "sale", mutation: `${i}`, id: `${goods.date}-${String(i).padStart(5, "0")}` };
  });
  return { sales, truePrice };
};
