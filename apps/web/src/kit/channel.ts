import {
  CertificateCompleteMessage,
  CertificateErrorMessage,
  CertificateProgressMessage,
  CLIENT_EVENTS,
  CommuneState,
  DivisionPlanMessage,
  PlanChangedMessage,
  type PluProgress,
  PluReadingMessage,
  PropertyAddedMessage,
  PropertyChangedMessage,
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

interface PortfolioNews {
  readonly propertyId: string;
  readonly change: "added" | PropertyChangedMessage["change"];
  /** Null when nobody is known. */
  readonly by: string | null;
}

/** Somebody of the organisation added a property, changed one, deleted it or had it back. */
export const followPortfolio = (hear: (news: PortfolioNews) => void): Leave => {
  const leaves = [
    listen(
      SERVER_EVENTS.propertyAdded,
      (message) => {
        const added = PropertyAddedMessage.safeParse(message);
        if (added.success) hear({ propertyId: added.data.propertyId, change: "added", by: null });
      },
      () => () => undefined,
    ),
    listen(
      SERVER_EVENTS.propertyChanged,
      (message) => {
        const changed = PropertyChangedMessage.safeParse(message);
        if (changed.success) hear(changed.data);
      },
      () => () => undefined,
    ),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
};

/** Somebody of the organisation drew on a plan, or added, renamed or removed one. */
export const followPlans = (hear: (news: PlanChangedMessage) => void): Leave =>
  listen(
    SERVER_EVENTS.planChanged,
    (message) => {
      const changed = PlanChangedMessage.safeParse(message);
      if (changed.success) hear(changed.data);
    },
    () => () => undefined,
  );

/** How far the plan of a property is, per cent, while it is made from a captured map. */
export const followDivisionPlan = (propertyId: string, hear: (percent: number) => void): Leave =>
  listen(
    SERVER_EVENTS.divisionPlan,
    (message) => {
      const step = DivisionPlanMessage.safeParse(message);
      if (step.success && step.data.propertyId === propertyId) hear(step.data.percent);
    },
    () => () => undefined,
  );

/** Who is of the organisation has changed; oneself, perhaps. */
export const followTeam = (hear: () => void): Leave => listen(SERVER_EVENTS.teamMoved, hear, () => () => undefined);

/** Runs each time the channel is open again after a silence: what was said meanwhile was not heard. */
export const followReturns = (back: () => void): Leave => {
  let left = false;
  let leave: Leave = () => undefined;
  open()
    .then((socket) => {
      if (left) return;
      socket.io.on("reconnect", back);
      leave = () => void socket.io.off("reconnect", back);
    })
    .catch(() => undefined);
  return () => {
    left = true;
    leave();
  };
};

export interface CertificateStep {
  readonly jobId: string;
  /** Per cent. */
  readonly progress: number;
}

/** The preparation of an application for a certificate; the caller asks too, should the channel be cut. */
export const followCertificate = (propertyId: string, hear: (step: CertificateStep) => void): Leave => {
  const told = (message: unknown) => {
    const parsed = CertificateProgressMessage.safeParse(message);
    if (parsed.success && parsed.data.propertyId === propertyId) hear(parsed.data);
  };
  const ended = (message: unknown) => {
    const parsed = CertificateCompleteMessage.or(CertificateErrorMessage).safeParse(message);
    if (parsed.success && parsed.data.propertyId === propertyId) hear({ jobId: parsed.data.jobId, progress: 100 });
  };
  const leaves = [
    listen(SERVER_EVENTS.certificateProgress, told, (socket) => {
      const join = () => socket.emit(CLIENT_EVENTS.joinProperty, propertyId);
      join();
      socket.io.on("reconnect", join);
      return () => {
        socket.io.off("reconnect", join);
        socket.emit(CLIENT_EVENTS.leaveProperty, propertyId);
      };
    }),
    listen(SERVER_EVENTS.certificateComplete, ended, () => () => undefined),
    listen(SERVER_EVENTS.certificateError, ended, () => () => undefined),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
};
