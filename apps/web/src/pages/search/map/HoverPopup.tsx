import { Popup } from "react-map-gl/maplibre";
import { formatArea } from "../../../kit/format.ts";
import classes from "../../../kit/map/MapFurniture.module.css";
import type { MapPlace } from "../../../subjects/commune/map/map-commune.ts";
import { parcelName } from "../../../subjects/parcelle/parcel-name.ts";

export interface Pointed {
  readonly id: string;
  readonly at: MapPlace;
  readonly score: number | null;
  readonly zone: string | null;
  readonly surface: number | null;
  readonly verdict: string | null;
}

const WORDS: Readonly<Record<string, string>> = { oui: "divisible", "a-verifier": "à vérifier", non: "non divisible" };

/** What is under the pointer, in one line: which parcel, where, how large, and what is known of it. */
export const HoverPopup = ({
  pointed,
  commune,
}: {
  readonly pointed: Pointed;
  readonly commune: string | undefined;
}) => (
  <Popup
    longitude={pointed.at.longitude}
    latitude={pointed.at.latitude}
    closeButton={false}
    closeOnClick={false}
    offset={12}
    maxWidth="320px"
    subpixelPositioning
  >
    <div className={classes.popup}>
      <strong>{parcelName(pointed.id)}</strong>
      {commune === undefined ? "" : ` · ${commune}`}
      {pointed.surface === null ? "" : ` · ${formatArea(pointed.surface)}`}
      {pointed.zone === null ? "" : ` · zone ${pointed.zone}`}
      {pointed.verdict === null ? "" : ` · ${WORDS[pointed.verdict] ?? pointed.verdict}`}
      {pointed.score === null ? " · non noté" : ` · score ${Math.round(pointed.score)}`}
    </div>
  </Popup>
);
