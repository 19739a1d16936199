import type { Place } from "@lotir/contract";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { isFictional } from "@lotir/territory";
import { asMember } from "../../http/call.ts";
import type { Lotir } from "../../lotir.ts";
import { cityToWire } from "../../to-wire/city-to-wire.ts";
import { readReference } from "./read-reference.ts";

const SHOWN = 8;

const parcelPlace = (id: string): Place[] => {
  const parcelle = readParcelleId(id);
  if (parcelle === undefined) return [];
  const { section, numero, codeInsee } = referenceOf(parcelle);
  return [{ kind: "parcelle", label: `Parcelle ${section} ${numero} (${codeInsee})`, parcelId: parcelle, codeInsee }];
};

const cityPlaces = async ({ connectors, plan }: Lotir, text: string): Promise<Place[]> => {
  const { communes } = await connectors.searchCommunes({ nom: text, limit: SHOWN });
  return communes.map((commune) => ({
    kind: "commune",
    label: `${commune.nom} (${commune.codesPostaux[0] ?? commune.codeInsee})`,
    city: cityToWire(commune, { fictional: isFictional(plan, commune.codeInsee) }),
  }));
};

const addressPlaces = async ({ connectors }: Lotir, text: string, codeInsee: string | undefined): Promise<Place[]> => {
  const asked = { text, limit: SHOWN, ...(codeInsee === undefined ? {} : { codeInsee }) };
  const found = await connectors.of(codeInsee ?? "").searchPlaces(asked);
  if (!found.ok || found.value === undefined) return [];
  return found.value.value.flatMap((place) =>
    place.codeInsee === undefined
      ? []
      : [
          {
            kind: "adresse",
            label: place.label,
            codeInsee: place.codeInsee,
            longitude: place.at[0],
            latitude: place.at[1],
          },
        ],
  );
};

/** Where a text leads: a cadastral reference first, then communes, then addresses. A source that fails adds nothing. */
export const findPlace = asMember.findPlace.handler(async ({ input, context }) => {
  const reference = readReference(input.q, input.commune);
  if (reference !== undefined) return { success: true, data: parcelPlace(reference) };
  if (input.q.length < 2) return { success: true, data: [] };
  const looksLikeAddress = /\d/.test(input.q) || input.q.includes(" ");
  const [cities, addresses] = await Promise.all([
    cityPlaces(context.lotir, input.q),
    looksLikeAddress ? addressPlaces(context.lotir, input.q, input.commune) : [],
  ]);
  return { success: true, data: [...cities, ...addresses].slice(0, SHOWN) };
});
