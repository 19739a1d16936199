import { type PlanFile, reglementsAmong } from "@lotir/connectors";

/** Files of a plan that hold no zone: what all zones have in common. */
const COMMON =
  /(?:r[eè]gles|dispositions|parties?|volet)[_ -]*(?:communes?|g[eé]n[eé]rales?|transversa\w+)|lexique|d[eé]finitions?|glossaire/i;

export const isCommon = ({ nom, titre }: PlanFile): boolean => COMMON.test(`${nom} ${titre ?? ""}`);

const ZONE_IN_NAME =
  /(?:zones?|r[eè]glement(?:[_ -]*[eé]crit)?)[_ .-]*(?:de[_ -]la[_ -])?(?:zone[_ -]*)?((?:\d{0,2}(?:AU|U|A|N))(?:[A-Z]{0,2}|[a-z]{0,2})\d{0,2}[a-z]{0,2})(?=[_ .-]|$)/i;

/** Words are found in whatever case, codes are not: "reglement_Agen.pdf" is a town's. */
const CODE = /^(?:\d{0,2}(?:AU|U|A|N)[A-Z]{0,2}[a-z]{0,2}(?:\d{1,2}[a-z]{0,2})?|\d{0,2}(?:au|u|a|n)[a-z]?\d{0,2})$/;

/** The zone that a file is written for, by its name or its title: "UB" of "06999_reglement_UB_2.pdf". */
export const zoneOfFile = ({ nom, titre }: Pick<PlanFile, "nom" | "titre">): string | undefined =>
  [nom, titre ?? ""]
    .map((name) => ZONE_IN_NAME.exec(name)?.[1])
    .find((code) => code !== undefined && CODE.test(code))
    ?.toUpperCase();

/** Nothing tells which of several files is the one: read at random, it would give one zone the rules of another. */
export type Chosen = PlanFile | "none" | "several";

/**
 * The file that the zones name; else the one written for the zone that this name tells; else the règlement that is written
 * for no zone in particular, or the only one there is.
 */
export const fileAmong = (files: readonly PlanFile[], nomfic: string): Chosen => {
  const named = files.find(({ nom }) => nom.toLowerCase() === nomfic.toLowerCase() && /\.pdf$/i.test(nom));
  if (named !== undefined) return named;
  const all = reglementsAmong(files);
  const [only, ...more] = all;
  if (only === undefined) return "none";
  if (more.length === 0) return only;
  const wanted = nomfic === "" ? undefined : zoneOfFile({ nom: nomfic, titre: undefined });
  const ofZone = wanted === undefined ? [] : all.filter((file) => !isCommon(file) && zoneOfFile(file) === wanted);
  const whole = all.filter((file) => !isCommon(file) && zoneOfFile(file) === undefined);
  const written = all.filter((file) => !isCommon(file));
  return ofZone[0] ?? whole[0] ?? (written.length > 1 ? "several" : (written[0] ?? only));
};
