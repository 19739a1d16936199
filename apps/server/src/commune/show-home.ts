import { asMember } from "../call.ts";
import { countProperties } from "../property/property-store.ts";
import { loadedCommunes } from "./loaded-communes.ts";

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** True counts for the start page. */
export const showHome = asMember.showHome.handler(async ({ context }) => {
  const { database } = context.lotir;
  const communes = await loadedCommunes(database.territory);
  return {
    success: true,
    data: {
      communes: communes.map(({ codeInsee, name, parcels, fictional }) => ({ codeInsee, name, parcels, fictional })),
      parcels: sum(communes.map(({ parcels }) => parcels)),
      scored: sum(communes.map(({ scored }) => scored)),
      sales: sum(communes.map(({ sales }) => sales)),
      properties: await database.application(context.member.organisationId, countProperties),
    },
  };
});
