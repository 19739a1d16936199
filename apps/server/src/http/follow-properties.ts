import { CLIENT_EVENTS } from "@lotir/contract";
import type { Socket } from "socket.io";
import { z } from "zod";
import type { Member } from "../identity/index.ts";

/** A property, as the organisation that has it knows it. */
export interface PropertyPlace {
  readonly organisationId: string;
  readonly propertyId: string;
}

export const propertyRoom = ({ organisationId, propertyId }: PropertyPlace): string =>
  `property:${organisationId}:${propertyId}`;

/** Properties that one socket may follow at once. */
const MOST_PROPERTIES = 20;
const PropertyId = z.uuid();

interface Following {
  readonly memberOf: (socket: Socket) => Promise<Member | undefined>;
  readonly hasProperty: (place: PropertyPlace) => Promise<boolean>;
  readonly drop: () => void;
}

/** Lets a socket follow properties of its own organisation, and no other: a room it has no right to stays closed. */
export const followProperties = (socket: Socket, { memberOf, hasProperty, drop }: Following): void => {
  const followed = new Set<string>();
  const join = async (asked: unknown): Promise<void> => {
    const id = PropertyId.safeParse(asked);
    if (!id.success || (followed.size >= MOST_PROPERTIES && !followed.has(id.data))) return;
    const member = await memberOf(socket);
    if (member === undefined) return drop();
    const place = { organisationId: member.organisationId, propertyId: id.data };
    if (!(await hasProperty(place))) return;
    followed.add(id.data);
    await socket.join(propertyRoom(place));
  };
  const leave = async (asked: unknown): Promise<void> => {
    const id = PropertyId.safeParse(asked);
    if (!id.success) return;
    followed.delete(id.data);
    for (const room of socket.rooms)
      if (room.startsWith("property:") && room.endsWith(`:${id.data}`)) await socket.leave(room);
  };
  socket.on(CLIENT_EVENTS.joinProperty, (asked: unknown) => void join(asked).catch(drop));
  socket.on(CLIENT_EVENTS.leaveProperty, (asked: unknown) => void leave(asked).catch(drop));
};
