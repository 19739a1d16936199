import { lotGoods } from "@lotir/territory";
import { asMember } from "../call.ts";
import { knownCommune } from "../commune/known-commune.ts";
import { explainedToWire } from "./estimate-to-wire.ts";
import { knownMarket } from "./known-market.ts";

/** What a bare building lot of an area would sell for at a place. */
export const priceLot = asMember.priceLot.handler(async ({ input, context }) => {
  const { lotir } = context;
  const codeInsee = await knownCommune(lotir, input.commune);
  const market = await knownMarket(lotir, codeInsee);
  const goods = lotGoods({ codeInsee, at: [input.lon, input.lat], on: market.edition.vintage }, input.area);
  const sentence = `Lot à bâtir nu de ${Math.round(input.area)} m².`;
  const explained = await market.explain({ goods, floorSpread: 0 });
  return { success: true, data: explainedToWire(explained, { goods, sentence }, market) };
});
