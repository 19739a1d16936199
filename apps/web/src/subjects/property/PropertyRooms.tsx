import type { ReactElement } from "react";
import { RoomLink } from "../../kit/ui/links.tsx";
import classes from "./PropertyRooms.module.css";

const LOOK = { className: classes.room, activeOptions: { includeSearch: false } } as const;

/** The rooms of a property that exist, in the order of a project: each screen adds its own row. */
const ROOMS: readonly ((propertyId: string) => ReactElement)[] = [
  (id) => (
    <RoomLink key="analyse" to="/properties/$id" params={{ id }} {...LOOK}>
      Analyse
    </RoomLink>
  ),
  (propertyId) => (
    <RoomLink key="plans" to="/property/$propertyId/parcel-plan" params={{ propertyId }} {...LOOK}>
      Plans
    </RoomLink>
  ),
  (id) => (
    <RoomLink key="division" to="/division/workflow/$id" params={{ id }} {...LOOK}>
      Division
    </RoomLink>
  ),
  (propertyId) => (
    <RoomLink key="dossier" to="/urbanisme-tracking/$propertyId" params={{ propertyId }} {...LOOK}>
      Dossier
    </RoomLink>
  ),
];

interface PropertyRoomsProps {
  readonly propertyId: string;
}

/** The one row of links under the head of a property, the room shown marked. */
export const PropertyRooms = ({ propertyId }: PropertyRoomsProps) => (
  <nav aria-label="Pièces de la propriété" className={classes.rooms}>
    {ROOMS.map((room) => room(propertyId))}
  </nav>
);
