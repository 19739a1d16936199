import type { Place } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { listListingNames } from "../listing/listing-store.ts";
import { findPlans } from "../plan/plan-store.ts";
import { listPropertyNames } from "../property/property-store.ts";

/** Of each kind: the box shows a handful. */
const EACH = 3;

/** Without accents nor capitals, so that « Vérac » is found by « verac ». */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’-]/g, " ").toLowerCase();

/** Properties, plans and adverts of the organisation whose name, address or town holds every word of a text. */
export const findOwnPlaces = async (trx: ApplicationTransaction, text: string): Promise<readonly Place[]> => {
  const asked = bare(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  if (asked.length === 0) return [];
  const holds = (words: string): boolean => {
    const searched = bare(words);
    return asked.every((word) => searched.includes(word));
  };
  const properties = await listPropertyNames(trx);
  const nameOf = new Map(properties.map(({ id, name }) => [id, name]));
  const plans = (await findPlans(trx)).flatMap(({ id, propertyId, name }): Place[] => {
    const property = nameOf.get(propertyId);
    const label = `${name} · ${property}`;
    return property !== undefined && holds(label) ? [{ kind: "plan", label, propertyId, planId: id }] : [];
  });
  const listings = (await listListingNames(trx)).filter(({ words }) => holds(words));
  return [
    ...properties
      .filter(({ words }) => holds(words))
      .slice(0, EACH)
      .map(({ id, name }): Place => ({ kind: "propriete", label: name, propertyId: id })),
    ...plans.slice(0, EACH),
    ...listings
      .slice(0, EACH)
      .map(({ id, title, commune }): Place => ({ kind: "annonce", label: title, listingId: id, codeInsee: commune })),
  ];
};
