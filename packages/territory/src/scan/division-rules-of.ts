import { type DivisionRules, HYPOTHESES, rulesFromZone, type Sourced } from "@lotir/division";
import { zoneOpenness } from "@lotir/opportunity";
import type { ZoneRules } from "@lotir/plu";
import type { DescribedParcelle } from "../describe/describe-parcelles.ts";
import { type DescribedCommune, isMissing } from "../describe/described-commune.ts";
import { rulesForZone, usableRules } from "../plu/rules-for-zone.ts";

type Buildable = DivisionRules["zone"];

/** From this opening on, a zone takes new houses; at or under the closed one, it takes none. */
const OPEN_FROM = 0.8;
const CLOSED_UNTIL = 0.15;

/** Whether the zone over most of the parcel takes new houses; unknown where the zoning itself is. */
export const buildableIn = ({ zones }: DescribedParcelle): Buildable => {
  const unknown: Sourced<"inconnu"> = { value: "inconnu", from: "hypothese" };
  if (isMissing(zones)) return unknown;
  const main = zones[0]?.zone;
  if (main === undefined) return unknown;
  const { value } = zoneOpenness({
    typezone: main.typezone,
    libelle: main.libelle,
    destdomi: main.destdomi ?? undefined,
  });
  if (value >= OPEN_FROM) return { value: "oui", from: "plu" };
  return value <= CLOSED_UNTIL ? { value: "non", from: "plu" } : unknown;
};

/** What the règlement says of the zone over most of a parcel; undefined while it was not read. */
export const zoneRulesOf = (
  { zones }: DescribedParcelle,
  { rules }: Pick<DescribedCommune, "rules">,
): ZoneRules | undefined => {
  const main = isMissing(zones) ? undefined : zones[0]?.zone;
  if (main === undefined) return undefined;
  const found = rulesForZone(
    main.libelle,
    rules.filter(({ reglement }) => reglement === main.reglement),
  );
  return found && usableRules(found);
};

/** The public rules of a parcel: its zone as published, its règlement as read; what neither says is assumed. */
export const divisionRulesOf = (
  described: DescribedParcelle,
  commune: Pick<DescribedCommune, "rules">,
): DivisionRules => {
  const read = zoneRulesOf(described, commune);
  return { ...(read === undefined ? HYPOTHESES : rulesFromZone(read)), zone: buildableIn(described) };
};
