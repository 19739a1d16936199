import type { Commune } from "@lotir/connectors";
import type { City } from "@lotir/contract";

const placeToWire = (place: Commune["centre"]): City["centre"] =>
  place === undefined ? null : { latitude: place[1], longitude: place[0] };

export const cityToWire = (commune: Commune, { fictional }: { readonly fictional: boolean }): City => ({
  id: commune.codeInsee,
  insee: commune.codeInsee,
  name: commune.nom,
  zipcode: commune.codesPostaux[0] ?? "",
  population: commune.population ?? null,
  centre: placeToWire(commune.centre),
  fictional,
});
