import {
  CLIENT_EVENTS,
  CommuneState,
  type PluProgress,
  PluReadingMessage,
  PropertyAddedMessage,
  SERVER_EVENTS,
} from "@lotir/contract";
import type { Socket } from "socket.io-client";

let opening: Promise<Socket> | undefined;

const open = (): Promise<Socket> => {
  opening ??= import("socket.io-client").then(({ io }) =>
    io({ transports: ["websocket", "polling"], reconnectionAttempts: 5, reconnectionDelay: 1_000 }),
  );
  return opening;
};

/** A new session or organisation must not keep the previous one's socket. */
export const closeChannel = (): void => {
  opening?.then((socket) => socket.disconnect()).catch(() => undefined);
  opening = undefined;
};

type Leave = () => void;

const listen = (event: string, hear: (message: unknown) => void, onOpen: (socket: Socket) => Leave): Leave => {
  let left = false;
  let leave: Leave = () => undefined;
  open()
    .then((socket) => {
      if (left) return;
      socket.on(event, hear);
      const undo = onOpen(socket);
      leave = () => {
        socket.off(event, hear);
        undo();
      };
    })
    .catch(() => undefined); // Polling answers when the channel cannot open.
  return () => {
    left = true;
    leave();
  };
};

/** Follows one commune while it loads; the caller polls too, so a closed channel only slows things down. */
export const followCommune = (codeInsee: string, hear: (state: CommuneState) => void): Leave =>
  listen(
    SERVER_EVENTS.communeState,
    (message) => {
      const parsed = CommuneState.safeParse(message);
      if (parsed.success && parsed.data.codeInsee === codeInsee) hear(parsed.data);
    },
    (socket) => {
      const join = () => socket.emit(CLIENT_EVENTS.joinCommune, codeInsee);
      join();
      socket.io.on("reconnect", join);
      return () => {
        socket.io.off("reconnect", join);
        socket.emit(CLIENT_EVENTS.leaveCommune, codeInsee);
      };
    },
  );

/** How the readings of a commune's règlements go; null when one has ended. The room is left to those who follow it. */
export const followReadings = (codeInsee: string, hear: (progress: PluProgress | null) => void): Leave =>
  listen(
    SERVER_EVENTS.pluReading,
    (message) => {
      const parsed = PluReadingMessage.safeParse(message);
      if (parsed.success && parsed.data.codeInsee === codeInsee) hear(parsed.data.progress);
    },
    (socket) => {
      socket.emit(CLIENT_EVENTS.joinCommune, codeInsee);
      return () => undefined;
    },
  );

/** Somebody of the organisation added a property. */
export const followPortfolio = (hear: () => void): Leave =>
  listen(
    SERVER_EVENTS.propertyAdded,
    (message) => {
      if (PropertyAddedMessage.safeParse(message).success) hear();
    },
    () => () => undefined,
  );
