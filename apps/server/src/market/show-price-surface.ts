import { type PriceSurface, SURFACE_GOODS } from "@lotir/contract";
import { asMember } from "../call.ts";
import { knownCommune } from "../commune/known-commune.ts";
import { refuse } from "../refuse.ts";
import { surfaceOf } from "./estimate-to-wire.ts";
import { knownMarket } from "./known-market.ts";

/** The price of an ordinary lot or house over a commune, on the day of the sales' edition. */
export const showPriceSurface = asMember.showPriceSurface.handler(async ({ input, context }) => {
  const { lotir } = context;
  const codeInsee = await knownCommune(lotir, input.commune);
  const market = await knownMarket(lotir, codeInsee);
  const { kind, words } = SURFACE_GOODS[input.type];
  const surface = await market.surface({ of: kind, codeInsee, on: market.edition.vintage });
  if (surface === undefined) throw refuse("no-sales", { codeInsee });
  const { fictional } = await lotir.jobs.progress(codeInsee);
  const data: PriceSurface = {
    kind,
    of: words,
    per: surfaceOf({ kind }),
    stepM: surface.step,
    cells: surface.cells.map(({ at, perSquareMetre, confidence }) => ({
      latitude: at[1],
      longitude: at[0],
      pricePerSqm: perSquareMetre === null ? null : Math.round(perSquareMetre.value),
      confidence,
    })),
    source: { source: market.edition.source ?? "Source inconnue", vintage: market.edition.vintage, fictional },
  };
  return { success: true, data };
});
