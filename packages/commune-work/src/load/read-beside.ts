import type { RoutedConnectors } from "@lotir/connectors";
import type { Result, UpstreamFailure } from "@lotir/foncier";
import type { GroundBeside, NextCommune } from "./ground-beside.ts";
import type { LayerCount } from "./layer-count.ts";

/** Notes of a layer: which part of what lies beyond the limit came. */
const BESIDE_READ = "communes-voisines";
const BESIDE_UNREAD = "communes-voisines-inconnues";

/**
 * Asks a layer of each commune that comes near the limit. One that cannot be had harms nothing: what lies there stays
 * unknown, and the layer says how many are missing. Resolves to those that came.
 */
export const readBeside = async (
  beside: GroundBeside | undefined,
  count: LayerCount,
  read: (codeInsee: string) => Promise<Result<unknown, UpstreamFailure>>,
): Promise<readonly NextCommune[]> => {
  if (beside === undefined) count.note(BESIDE_UNREAD);
  const came: NextCommune[] = [];
  for (const commune of beside?.communes ?? []) {
    const answer = await read(commune.codeInsee);
    count.note(answer.ok ? BESIDE_READ : BESIDE_UNREAD);
    if (answer.ok) came.push(commune);
  }
  return came;
};

/** The connectors of each commune, and what lies beyond the limit of the one that is read. */
export interface Beside {
  readonly routed: RoutedConnectors;
  readonly ground: GroundBeside | undefined;
}
