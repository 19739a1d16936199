import {
  basesOf,
  openConnectors,
  openEgress,
  openLiveDoors,
  type RoutedConnectors,
  routeConnectors,
  type Sources,
} from "@lotir/connectors";
import type { IsoDate } from "@lotir/units";

/** Communes whose layers come from another server than the public sites: the demonstration, or a folder of files. */
export interface LocalSources {
  readonly codes: readonly string[];
  readonly sources: Sources;
  /** True where the data are invented, and must be shown as such. */
  readonly fictional: boolean;
  /** What a layer that is not there means: not published, as for a public site, or unknown, as for a folder of files. */
  readonly absence?: "unknown";
}

/** Where each commune's data come from. Plain data: it crosses to worker threads as it is. */
export interface SourcePlan {
  readonly live: Sources;
  readonly local: readonly LocalSources[];
  readonly userAgent: string;
}

/** The connectors of a plan, and their doors to close at the end. */
export interface OpenedSources {
  readonly connectors: RoutedConnectors;
  close(): Promise<void>;
}

export const isFictional = (plan: SourcePlan, codeInsee: string): boolean =>
  plan.local.some(({ codes, fictional }) => fictional && codes.includes(codeInsee));

/** The sources that a commune is asked of. */
export const sourcesFor = (plan: SourcePlan, codeInsee: string): Sources =>
  plan.local.find(({ codes }) => codes.includes(codeInsee))?.sources ?? plan.live;

export const isAbsenceUnknown = (plan: SourcePlan, codeInsee: string): boolean =>
  plan.local.some(({ codes, absence }) => absence === "unknown" && codes.includes(codeInsee));

/** Each set of sources gets a door of its own: what is asked of a local server can reach nothing else. */
export const openSources = (plan: SourcePlan, today: () => IsoDate): OpenedSources => {
  const { userAgent } = plan;
  const live = openLiveDoors(plan.live, { userAgent });
  const local = plan.local.map(({ codes, sources }) => {
    const egress = openEgress({ bases: basesOf(sources), userAgent });
    return { codes, egress, connectors: openConnectors({ egress, sources, today }) };
  });
  return {
    connectors: routeConnectors({
      live: openConnectors({ ...live, sources: plan.live, today }),
      liveName: plan.live.communes.name,
      local: local.flatMap(({ codes, connectors }) => codes.map((codeInsee) => ({ codeInsee, connectors }))),
    }),
    close: async () => {
      const doors = [live.egress, live.publicEgress, ...local.map(({ egress }) => egress)];
      await Promise.all(doors.map((door) => door.close()));
    },
  };
};
