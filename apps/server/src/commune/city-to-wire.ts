import type { Commune } from "@lotir/connectors";
import type { City } from "@lotir/contract";

const placeToWire = (place: Commune["centre"]): City["centre"] =>
  place === undefined ? null : { latitude: place[1], longitude: place[0] };

interface Shown {
  readonly fictional: boolean;
  /** The postcode that was asked for: a commune that has several shows this one. */
  readonly postcode?: string;
}

export const cityToWire = (commune: Commune, { fictional, postcode = "" }: Shown): City => ({
  id: commune.codeInsee,
  insee: commune.codeInsee,
  name: commune.nom,
  zipcode: commune.codesPostaux.includes(postcode) ? postcode : (commune.codesPostaux[0] ?? ""),
  population: commune.population ?? null,
  centre: placeToWire(commune.centre),
  fictional,
});
