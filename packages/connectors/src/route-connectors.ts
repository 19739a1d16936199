import { failure, type UpstreamFailure } from "@lotir/foncier";
import type { Commune } from "./communes/commune.ts";
import type { Connectors } from "./connectors.ts";

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

export interface RoutedConnectors {
  /** The connectors to ask about a commune: its own when it is served here, the live ones otherwise. */
  of(codeInsee: string): Connectors;
  searchCommunes(ask: {
    readonly nom: string;
    readonly limit: number;
    readonly signal?: AbortSignal | undefined;
  }): Promise<CommunesFound>;
}

/** How long what was found on this machine waits for the outside, in ms. */
const LOCAL_PATIENCE = 1_000;

type Searched = Awaited<ReturnType<Connectors["searchCommunes"]>>;

const found = (answer: Searched): readonly Commune[] => (answer.ok ? (answer.value?.value ?? []) : []);

/** A network that loses every packet would keep the demonstration waiting for seconds at each letter. */
const withinPatience = async (asked: Promise<Searched>, source: string): Promise<Searched> => {
  const { promise, resolve } = Promise.withResolvers<Searched>();
  const late = setTimeout(() => resolve(failure({ kind: "timeout", source, afterMs: LOCAL_PATIENCE })), LOCAL_PATIENCE);
  return Promise.race([asked, promise]).finally(() => clearTimeout(late));
};

/** Sends each commune to its own sources. A live source is never asked about a local commune, nor the reverse. */
export const routeConnectors = (routes: {
  readonly live: Connectors;
  /** The source of the live communes, as sentences name it. */
  readonly liveName: string;
  readonly local: readonly LocalCommune[];
}): RoutedConnectors => {
  const byCode = new Map(routes.local.map((commune) => [commune.codeInsee, commune.connectors]));
  return {
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
