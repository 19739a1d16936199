import { Popup } from "react-map-gl/maplibre";
import classes from "../../../kit/map/MapFurniture.module.css";
import type { MapPlace } from "../../../subjects/commune/map/map-commune.ts";
import { parcelName } from "../../../subjects/parcelle/parcel-name.ts";

export interface Pointed {
  readonly id: string;
  readonly at: MapPlace;
  readonly score: number | null;
  readonly zone: string | null;
}

/** What is under the pointer, in one line. */
export const HoverPopup = ({ pointed }: { readonly pointed: Pointed }) => (
  <Popup
    longitude={pointed.at.longitude}
    latitude={pointed.at.latitude}
    closeButton={false}
    closeOnClick={false}
    offset={12}
    maxWidth="260px"
    subpixelPositioning
  >
    <div className={classes.popup}>
      <strong>{parcelName(pointed.id)}</strong>
      {pointed.zone === null ? "" : ` · zone ${pointed.zone}`}
      {pointed.score === null ? " · non noté" : ` · score ${Math.round(pointed.score)}`}
    </div>
  </Popup>
);
