import type { ParcelleId } from "@lotir/foncier";
import type { NotDivided } from "@lotir/territory";
import { parcelNames } from "./parcel-names.ts";

const WHOLE = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

const ofParcels = (ids: readonly ParcelleId[], one: string, many: string): string =>
  ids.length === 1 ? `La parcelle ${parcelNames(ids)} ${one}` : `Les parcelles ${parcelNames(ids)} ${many}`;

/** Why some parcels are no land to divide; undefined where the cadastre itself is at fault and nothing more is known. */
export const notDividedSentence = (why: NotDivided): string | undefined => {
  switch (why.kind) {
    case "unknown-parcels":
      return `${ofParcels(why.ids, "est introuvable", "sont introuvables")} dans le cadastre chargé.`;
    case "other-commune":
      return `${ofParcels(why.ids, "est", "sont")} dans une autre commune : seules les parcelles d'une même commune se réunissent.`;
    case "several-pieces":
      return `Le cadastre dessine cette parcelle en ${why.pieces} morceaux : elle ne s'étudie pas comme un seul terrain.`;
    case "apart":
      return why.touching === "at-a-point"
        ? "Ces parcelles ne se touchent qu'en un point : elles ne font pas un seul terrain."
        : "Ces parcelles ne se touchent pas : elles ne font pas un seul terrain.";
    case "too-many-corners":
      return `Ce terrain a ${WHOLE.format(why.corners)} sommets : l'étude en accepte ${WHOLE.format(why.most)}.`;
    case "too-wide":
      return `Ce terrain s'étend sur ${WHOLE.format(why.extent)} m : l'étude en accepte ${WHOLE.format(why.most)}.`;
    default:
      return undefined;
  }
};
