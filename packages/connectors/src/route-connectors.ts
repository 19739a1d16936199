import type { UpstreamFailure } from "@lotir/foncier";
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

/** Sends each commune to its own sources. A live source is never asked about a local commune, nor the reverse. */
export const routeConnectors = (routes: {
  readonly live: Connectors;
  readonly local: readonly LocalCommune[];
}): RoutedConnectors => {
  const byCode = new Map(routes.local.map((commune) => [commune.codeInsee, commune.connectors]));
  return {
    of: (codeInsee) => byCode.get(codeInsee) ?? routes.live,
    searchCommunes: async (ask) => {
      const [live, ...local] = await Promise.all(
        [routes.live, ...byCode.values()].map((connectors) => connectors.searchCommunes(ask)),
      );
      const found = [...local, live].flatMap((answer) => (answer?.ok ? (answer.value?.value ?? []) : []));
      const unique = [...new Map(found.toReversed().map((commune) => [commune.codeInsee, commune])).values()].reverse();
      return { communes: unique.slice(0, ask.limit), unanswered: live?.ok === false ? live.failure : undefined };
    },
  };
};
