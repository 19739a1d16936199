import {
  FICTIONAL,
  type GeneratedCommune,
  generateDemoCommune,
  type ServedCommune,
  type SourceServer,
  serveCommune,
  startSourceServer,
} from "@lotir/demo";
import { isoDate } from "@lotir/units";
import { type Connectors, openConnectors } from "./connectors.ts";
import type { EgressLimits } from "./egress/limits.ts";
import { openEgress } from "./egress/open-egress.ts";
import { basesOf, sourcesAt } from "./sources.ts";

export interface Bench {
  readonly server: SourceServer;
  readonly connectors: Connectors;
  readonly close: () => Promise<void>;
}

let demo: GeneratedCommune | undefined;
export const demoCommune = (): GeneratedCommune => {
  demo ??= generateDemoCommune();
  return demo;
};

let served: ServedCommune | undefined;
/** The demonstration commune ready to serve, its files made once. */
export const servedDemo = (): ServedCommune => {
  served ??= serveCommune(demoCommune());
  return served;
};

/** Connectors in front of a local source server, hurried: no test waits for a retry. */
export const bench = async (
  communes: readonly ServedCommune[] = [servedDemo()],
  limits: Partial<EgressLimits> = {},
): Promise<Bench> => {
  const server = await startSourceServer({ communes });
  const sources = sourcesAt(server.url, FICTIONAL);
  const egress = openEgress({
    bases: basesOf(sources),
    userAgent: "Lotir (essai)",
    limits: { headersMs: 20_000, ...limits },
    patience: { random: () => 0, now: Date.now, wait: async () => undefined },
  });
  const connectors = openConnectors({ egress, sources, today: () => isoDate("2026-11-20") });
  return {
    server,
    connectors,
    close: async () => {
      await egress.close();
      await server.close();
    },
  };
};
