import { failure, type UpstreamFailure } from "@lotir/foncier";
import type { Commune } from "./communes/commune.ts";
import type { Connectors } from "./connectors.ts";
import type { Place } from "./geocoding/place.ts";

/** A commune served on this machine: its own connectors are asked about it, and about nothing else. */
export interface LocalCommune {
  readonly codeInsee: string;
  readonly connectors: Connectors;
}

/** Communes found on this machine then outside; `unanswered` says why the outside is missing from the list. */
export interface CommunesFound {
  readonly communes: readonly Commune[];
  readonly unanswered: UpstreamFailure | undefined;
}

/** Places found on this machine and outside, those of a commune that the text names first; `unanswered` as above. */
export interface PlacesFound {
  readonly places: readonly Place[];
  readonly unanswered: UpstreamFailure | undefined;
}

export interface RoutedConnectors extends Pick<Connectors, "fetchBaseTile"> {
  /** The connectors to ask about a commune: its own when it is served here, the live ones otherwise. */
  of(codeInsee: string): Connectors;
  searchCommunes(ask: {
    readonly nom: string;
    readonly limit: number;
    readonly signal?: AbortSignal | undefined;
  }): Promise<CommunesFound>;
  /** Of one commune where its code is given. An outside that does not answer hides nothing of what is found here. */
  searchPlaces(ask: {
    readonly text: string;
    readonly limit: number;
    readonly codeInsee?: string | undefined;
  }): Promise<PlacesFound>;
}

/** How long what was found on this machine waits for the outside, in ms. */
const LOCAL_PATIENCE = 1_000;

type Searched = Awaited<ReturnType<Connectors["searchCommunes"]>>;
type SearchedPlaces = Awaited<ReturnType<Connectors["searchPlaces"]>>;

const found = (answer: Searched): readonly Commune[] => (answer.ok ? (answer.value?.value ?? []) : []);

/** A network that loses every packet would keep the demonstration waiting for seconds at each letter. */
const withinPatience = async <Answer extends Searched | SearchedPlaces>(
  asked: Promise<Answer>,
  source: string,
): Promise<Answer | Extract<Searched, { ok: false }>> => {
  const { promise, resolve } = Promise.withResolvers<Extract<Searched, { ok: false }>>();
  const late = setTimeout(() => resolve(failure({ kind: "timeout", source, afterMs: LOCAL_PATIENCE })), LOCAL_PATIENCE);
  return Promise.race([asked, promise]).finally(() => clearTimeout(late));
};

const placesIn = (answer: SearchedPlaces): readonly Place[] => (answer.ok ? (answer.value?.value ?? []) : []);

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\(.*?\)/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Any street of one commune looks like any other's: only a text that names the commune surely means it. */
const isNamedIn =
  (text: string) =>
  ({ commune, codeInsee, codePostal }: Place): boolean =>
    [codeInsee, codePostal].some((code) => code !== undefined && text.includes(code)) ||
    (commune !== undefined && plain(text).includes(plain(commune)));

/** Sends each commune to its own sources. A live source is never asked about a local commune, nor the reverse. */
export const routeConnectors = (routes: {
  readonly live: Connectors;
  /** The source of the live communes, as sentences name it. */
  readonly liveName: string;
  readonly local: readonly LocalCommune[];
}): RoutedConnectors => {
  const byCode = new Map(routes.local.map((commune) => [commune.codeInsee, commune.connectors]));
  const searchPlaces: RoutedConnectors["searchPlaces"] = async ({ codeInsee, ...ask }) => {
    const only = codeInsee === undefined ? undefined : byCode.get(codeInsee);
    if (only !== undefined) return { places: placesIn(await only.searchPlaces(ask)), unanswered: undefined };
    const asked = routes.live.searchPlaces({ ...ask, ...(codeInsee === undefined ? {} : { codeInsee }) });
    // Awaited below; a bug that rejects meanwhile is reported there.
    asked.catch(() => undefined);
    const locals = codeInsee === undefined ? [...byCode.values()] : [];
    const here = (await Promise.all(locals.map((connectors) => connectors.searchPlaces(ask)))).flatMap(placesIn);
    const live = await (here.length > 0 ? withinPatience(asked, routes.liveName) : asked);
    const isNamed = isNamedIn(ask.text);
    const places = [...here.filter(isNamed), ...placesIn(live), ...here.filter((place) => !isNamed(place))];
    return { places: places.slice(0, ask.limit), unanswered: live.ok ? undefined : live.failure };
  };
  return {
    searchPlaces,
    // The outside ground is of no commune served here.
    fetchBaseTile: routes.live.fetchBaseTile,
    of: (codeInsee) => byCode.get(codeInsee) ?? routes.live,
    searchCommunes: async (ask) => {
      const asked = routes.live.searchCommunes(ask);
      // Awaited below; a bug that rejects meanwhile is reported there.
      asked.catch(() => undefined);
      const here = await Promise.all([...byCode.values()].map((connectors) => connectors.searchCommunes(ask)));
      const local = here.flatMap(found);
      const live = await (local.length > 0 ? withinPatience(asked, routes.liveName) : asked);
      const communes = [...local, ...found(live)];
      const unique = [...new Map(communes.toReversed().map((each) => [each.codeInsee, each])).values()].reverse();
      return { communes: unique.slice(0, ask.limit), unanswered: live.ok ? undefined : live.failure };
    },
  };
};
