import { isFictional } from "@lotir/commune-work";
import type { Place } from "@lotir/contract";
import {
  describeFailure,
  readParcelleId,
  readReference,
  readWrittenReference,
  referenceOf,
  type UpstreamFailure,
} from "@lotir/foncier";
import { parcellesWritten } from "@lotir/territory";
import { asMember } from "../call.ts";
import { cityToWire } from "../commune/city-to-wire.ts";
import type { Lotir } from "../lotir.ts";
import { findOwnPlaces } from "./own-places.ts";

const SHOWN = 8;
/** Communes and addresses leave room for what the organisation keeps under the same words. */
const SHOWN_BESIDE_OWN = 4;

/** What one source found; `unanswered` when it could not be asked. */
interface Found {
  readonly places: readonly Place[];
  readonly unanswered?: UpstreamFailure | undefined;
}

const NOTHING: Found = { places: [] };

const parcelPlace = (id: string): Place[] => {
  const parcelle = readParcelleId(id);
  if (parcelle === undefined) return [];
  const { section, numero, codeInsee } = referenceOf(parcelle);
  return [{ kind: "parcelle", label: `Parcelle ${section} ${numero} (${codeInsee})`, parcelId: parcelle, codeInsee }];
};

const cityPlaces = async ({ connectors, plan }: Lotir, text: string): Promise<Found> => {
  const { communes, unanswered } = await connectors.searchCommunes({ nom: text, limit: SHOWN });
  const places = communes.map((commune): Place => {
    const city = cityToWire(commune, { fictional: isFictional(plan, commune.codeInsee), postcode: text });
    return { kind: "commune", label: `${city.name} (${city.zipcode || city.insee})`, city };
  });
  return { places, unanswered };
};

const addressPlaces = async ({ connectors }: Lotir, text: string, codeInsee: string | undefined): Promise<Found> => {
  const found = await connectors.searchPlaces({ text, limit: SHOWN, codeInsee });
  const places = found.places.flatMap((place): Place[] =>
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
  return { places, unanswered: found.unanswered };
};

/** Parcels of the communes that are loaded: found without asking anybody. */
const namedPlaces = async ({ database }: Lotir, text: string): Promise<Place[]> => {
  const written = readWrittenReference(text);
  if (written === undefined) return [];
  const { found } = await parcellesWritten(database.territory, written);
  const { section, numero } = written;
  return found.slice(0, SHOWN).map(
    ({ id, commune, communeName }): Place => ({
      kind: "parcelle",
      label: `Parcelle ${section} ${Number(numero)} · ${communeName}`,
      parcelId: id,
      codeInsee: commune,
    }),
  );
};

/** A name of a commune may have several words; a postcode is never an address by itself. */
const looksLikeAddress = (text: string): boolean => !/^\d{5}$/.test(text) && (/\d/.test(text) || text.includes(" "));

/** Communes, then what the organisation keeps, then addresses. */
const inOrder = (cities: readonly Place[], own: readonly Place[], addresses: readonly Place[]): Place[] => {
  if (own.length === 0) return [...cities, ...addresses].slice(0, SHOWN);
  return [...cities.slice(0, SHOWN_BESIDE_OWN), ...own, ...addresses.slice(0, SHOWN_BESIDE_OWN)];
};

/**
 * Where a text leads: a cadastral reference first, then communes, what the organisation keeps, and addresses. A source that
 * fails is said.
 */
export const findPlace = asMember.findPlace.handler(async ({ input, context: { lotir, member } }) => {
  const reference = readReference(input.q, input.commune);
  if (reference !== undefined) return { success: true, data: parcelPlace(reference), unavailable: null };
  if (input.q.length < 2) return { success: true, data: [], unavailable: null };
  const ownPlaces = lotir.database.application(member.organisationId, (trx) => findOwnPlaces(trx, input.q));
  const parcelles = await namedPlaces(lotir, input.q);
  if (parcelles.length > 0) return { success: true, data: [...parcelles, ...(await ownPlaces)], unavailable: null };
  const [own, cities, addresses] = await Promise.all([
    ownPlaces,
    cityPlaces(lotir, input.q),
    looksLikeAddress(input.q) ? addressPlaces(lotir, input.q, input.commune) : NOTHING,
  ]);
  const unanswered = cities.unanswered ?? addresses.unanswered;
  return {
    success: true,
    data: inOrder(cities.places, own, addresses.places),
    unavailable: unanswered === undefined ? null : describeFailure(unanswered),
  };
});
