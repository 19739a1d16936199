import { type DivisionRules, HYPOTHESES, rulesFromZone } from "@lotir/division";
import { isProvedRule, type ZoneRules } from "@lotir/plu";
import type { DescribedParcelle } from "../describe/describe-parcelles.ts";
import { type DescribedCommune, isMissing, type StoredZone } from "../describe/described-commune.ts";
import type { ZoneShare } from "../describe/zone-of.ts";
import { type Buildable, UNKNOWN, zonedAs } from "../describe/zoned-as.ts";
import { rulesForZone, usableRules } from "../reglement/rules-for-zone.ts";

const isClosed = (zone: StoredZone): boolean => zonedAs(zone).value === "non";

/** The zones over a parcel where no house may stand, though others of it may take some. */
export const closedZonesOf = ({ zones }: Pick<DescribedParcelle, "zones">): readonly ZoneShare[] =>
  isMissing(zones) || zones.every(({ zone }) => isClosed(zone)) ? [] : zones.filter(({ zone }) => isClosed(zone));

/** The zone a parcel is judged by: the largest of those that may take houses, else the largest. */
export const judgedZoneOf = ({ zones }: Pick<DescribedParcelle, "zones">): StoredZone | undefined =>
  isMissing(zones) ? undefined : (zones.find(({ zone }) => !isClosed(zone)) ?? zones[0])?.zone;

/** Whether the zone takes new houses: as the zoning says, unless its règlement forbids them. */
export const buildableIn = (
  described: Pick<DescribedParcelle, "zones">,
  rules: Pick<ZoneRules, "habitation"> | undefined,
): Buildable => {
  const zone = judgedZoneOf(described);
  if (zone === undefined) return UNKNOWN;
  const zoned = zonedAs(zone);
  const { habitation } = rules ?? {};
  if (habitation?.kind !== "valeur" || zoned.value === "non") return zoned;
  return isProvedRule(habitation) ? { value: "non", from: "plu" } : UNKNOWN;
};

/** What the règlement says of the zone a parcel is judged by; undefined while it was not read. */
export const zoneRulesOf = (
  described: Pick<DescribedParcelle, "zones">,
  { rules }: Pick<DescribedCommune, "rules">,
): ZoneRules | undefined => {
  const zone = judgedZoneOf(described);
  if (zone === undefined) return undefined;
  const found = rulesForZone(
    zone.libelle,
    rules.filter(({ reglement }) => reglement === zone.reglement),
  );
  return found && usableRules(found);
};

/** The public rules of a parcel: its zone as published, its règlement as read; what neither says is assumed. */
export const divisionRulesOf = (
  described: Pick<DescribedParcelle, "zones">,
  commune: Pick<DescribedCommune, "rules">,
): DivisionRules => {
  const read = zoneRulesOf(described, commune);
  return { ...(read === undefined ? HYPOTHESES : rulesFromZone(read)), zone: buildableIn(described, read) };
};
