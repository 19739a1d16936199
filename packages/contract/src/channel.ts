import { z } from "zod";
import { CommuneState } from "./commune/layers.ts";
import { PluProgress } from "./reglement/plu.ts";

/** Real-time channel (Socket.IO, path `/socket.io`): what the client says. */
export const CLIENT_EVENTS = { joinCommune: "join:commune", leaveCommune: "leave:commune" } as const;

/** What the server says: the whole state of the commune each time, so that a missed message costs nothing. */
export const SERVER_EVENTS = {
  communeState: "commune-state",
  pluReading: "plu-reading",
  propertyAdded: "property-added",
} as const;

export const CommuneStateMessage = CommuneState;
/** The reading of a règlement goes on, or has ended (null). Said to whoever follows its commune. */
export const PluReadingMessage = z.object({ codeInsee: z.string(), progress: PluProgress.nullable() });
export const PropertyAddedMessage = z.object({ propertyId: z.string(), parcelId: z.string() });
