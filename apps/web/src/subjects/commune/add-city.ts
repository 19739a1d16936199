import { type City, MAX_CITIES } from "@lotir/contract";

export type CityChoice =
  | { readonly ok: true; readonly cities: readonly City[] }
  | { readonly ok: false; readonly message: string };

/** Spec 1 §5. A duplicate is the same INSEE code: several communes share a postcode, one commune has several. */
export const addCity = (chosen: readonly City[], city: City): CityChoice => {
  if (chosen.some(({ insee }) => insee === city.insee)) {
    return { ok: false, message: `${city.name} (${city.zipcode}) est déjà sélectionné` };
  }
  if (chosen.length >= MAX_CITIES) return { ok: false, message: "Maximum 5 villes" };
  return { ok: true, cities: [...chosen, city] };
};
