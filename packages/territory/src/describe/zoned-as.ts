import type { DivisionRules } from "@lotir/division";
import { zoneOpenness } from "@lotir/opportunity";
import { isMissing, type Missing, type NamedZone } from "./described-commune.ts";

// Apart from the rules of a division: a parcel is priced by its zone in threads that never open the engine nor a règlement.

export type Buildable = DivisionRules["zone"];

/**
 * Under it a zone takes new houses only once something else is known: an open zone to urbanise often asks for an operation
 * as a whole. At or under the closed one, it takes none.
 */
const OPEN_FROM = 1;
const CLOSED_UNTIL = 0.15;

export const UNKNOWN: Buildable = { value: "inconnu", from: "hypothese" };

/** What the zoning says of one zone, before its règlement is read. */
export const zonedAs = ({ typezone, libelle, destdomi }: NamedZone): Buildable => {
  const { value } = zoneOpenness({ typezone, libelle, destdomi: destdomi ?? undefined });
  if (value >= OPEN_FROM) return { value: "oui", from: "plu" };
  return value <= CLOSED_UNTIL ? { value: "non", from: "plu" } : UNKNOWN;
};

/** What the zoning says of the zone over most of a parcel. */
export const mostlyZonedAs = ({
  zones,
}: {
  readonly zones: readonly { readonly zone: NamedZone }[] | Missing;
}): Buildable => {
  const main = isMissing(zones) ? undefined : zones[0];
  return main === undefined ? UNKNOWN : zonedAs(main.zone);
};
