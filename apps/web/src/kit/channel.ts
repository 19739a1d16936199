import type {
  CommuneState,
  DossierProgressMessage,
  PlanChangedMessage,
  PluProgress,
  PropertyChangedMessage,
} from "@lotir/contract";
import type { Socket } from "socket.io-client";

type Messages = typeof import("./channel-messages.ts");

interface Channel {
  readonly socket: Socket;
  /** What is said on it, and how it is read. */
  readonly says: Messages;
}

let opening: Promise<Channel> | undefined;

const silences = new Set<() => void>();

/** Runs each time the channel falls silent; opens none. */
export const followSilences = (hear: () => void): Leave => {
  silences.add(hear);
  return () => void silences.delete(hear);
};

const openSocket = async (): Promise<Channel> => {
  const [{ io }, says] = await Promise.all([import("socket.io-client"), import("./channel-messages.ts")]);
  const socket = io({ transports: ["websocket", "polling"], reconnectionAttempts: 5, reconnectionDelay: 1_000 });
  socket.on("disconnect", () => {
    for (const hear of silences) hear();
  });
  return { socket, says };
};

/** The socket and what reads its messages come after the first screen, which waits for neither. */
const open = (): Promise<Channel> => {
  opening ??= openSocket();
  return opening;
};

/** After five attempts the socket asks no more: whoever finds the server again opens it again. */
export const reopenChannel = (): void => {
  opening
    ?.then(({ socket }) => {
      if (!socket.connected) socket.connect();
    })
    .catch(() => undefined);
};

/** A new session or organisation must not keep the previous one's socket. */
export const closeChannel = (): void => {
  opening?.then(({ socket }) => socket.disconnect()).catch(() => undefined);
  opening = undefined;
};

/** The same listeners, under the session of now: the one that the socket opened with is over. */
export const renewChannel = (): void => {
  opening?.then(({ socket }) => socket.disconnect().connect()).catch(() => undefined);
};

type Leave = () => void;

type EventName = keyof Messages["SERVER_EVENTS"];

interface Hearing {
  readonly event: EventName;
  readonly hear: (message: unknown, says: Messages) => void;
  readonly onOpen?: (channel: Channel) => Leave;
}

const listen = ({ event, hear, onOpen }: Hearing): Leave => {
  let left = false;
  let leave: Leave = () => undefined;
  open()
    .then((channel) => {
      if (left) return;
      const { socket, says } = channel;
      const hearIt = (message: unknown): void => hear(message, says);
      socket.on(says.SERVER_EVENTS[event], hearIt);
      const undo = onOpen?.(channel);
      leave = () => {
        socket.off(says.SERVER_EVENTS[event], hearIt);
        undo?.();
      };
    })
    .catch(() => undefined); // Polling answers when the channel cannot open.
  return () => {
    left = true;
    leave();
  };
};

/** Enters a room now and after each silence; leaves it at the end. */
const inRoom =
  (room: "Commune" | "Property", id: string) =>
  ({ socket, says: { CLIENT_EVENTS } }: Channel): Leave => {
    const join = () => socket.emit(CLIENT_EVENTS[`join${room}`], id);
    if (socket.connected) join();
    socket.on("connect", join);
    return () => {
      socket.off("connect", join);
      socket.emit(CLIENT_EVENTS[`leave${room}`], id);
    };
  };

/** Follows one commune while it loads; the caller polls too, so a closed channel only slows things down. */
export const followCommune = (codeInsee: string, hear: (state: CommuneState) => void): Leave =>
  listen({
    event: "communeState",
    hear: (message, says) => {
      const parsed = says.CommuneState.safeParse(message);
      if (parsed.success && parsed.data.codeInsee === codeInsee) hear(parsed.data);
    },
    onOpen: inRoom("Commune", codeInsee),
  });

/** How the readings of a commune's règlements go; null when one has ended. The room is left to those who follow it. */
export const followReadings = (codeInsee: string, hear: (progress: PluProgress | null) => void): Leave =>
  listen({
    event: "pluReading",
    hear: (message, says) => {
      const parsed = says.PluReadingMessage.safeParse(message);
      if (parsed.success && parsed.data.codeInsee === codeInsee) hear(parsed.data.progress);
    },
    onOpen: ({ socket, says }) => {
      socket.emit(says.CLIENT_EVENTS.joinCommune, codeInsee);
      return () => undefined;
    },
  });

export interface PortfolioNews {
  readonly propertyId: string;
  readonly change: "added" | PropertyChangedMessage["change"];
  readonly moved?: PropertyChangedMessage["moved"];
  /** Null when nobody is known. */
  readonly by: string | null;
}

/** Somebody of the organisation added a property, changed one, deleted it or had it back. */
export const followPortfolio = (hear: (news: PortfolioNews) => void): Leave => {
  const leaves = [
    listen({
      event: "propertyAdded",
      hear: (message, says) => {
        const added = says.PropertyAddedMessage.safeParse(message);
        if (added.success) hear({ propertyId: added.data.propertyId, change: "added", by: added.data.by });
      },
    }),
    listen({
      event: "propertyChanged",
      hear: (message, says) => {
        const changed = says.PropertyChangedMessage.safeParse(message);
        if (changed.success) hear(changed.data);
      },
    }),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
};

/** Somebody of the organisation drew on a plan, or added, renamed or removed one. */
export const followPlans = (hear: (news: PlanChangedMessage) => void): Leave =>
  listen({
    event: "planChanged",
    hear: (message, says) => {
      const changed = says.PlanChangedMessage.safeParse(message);
      if (changed.success) hear(changed.data);
    },
  });

/** Somebody of the organisation marked parcels of these communes, or wrote a note of one. */
export const followMarks = (hear: (communes: readonly string[]) => void): Leave =>
  listen({
    event: "parcelsMarked",
    hear: (message, says) => {
      const marked = says.ParcelsMarkedMessage.safeParse(message);
      if (marked.success) hear(marked.data.communes);
    },
  });

/** How far the file of a property is, while it is made; for whoever asked for it. */
export const followDossier = (propertyId: string, hear: (step: DossierProgressMessage) => void): Leave =>
  listen({
    event: "dossierProgress",
    hear: (message, says) => {
      const parsed = says.DossierProgressMessage.safeParse(message);
      if (parsed.success && parsed.data.propertyId === propertyId) hear(parsed.data);
    },
    onOpen: inRoom("Property", propertyId),
  });

/** How far the plan of a property is, per cent, while it is made from a captured map. */
export const followDivisionPlan = (propertyId: string, hear: (percent: number) => void): Leave =>
  listen({
    event: "divisionPlan",
    hear: (message, says) => {
      const step = says.DivisionPlanMessage.safeParse(message);
      if (step.success && step.data.propertyId === propertyId) hear(step.data.percent);
    },
  });

/** Who is of the organisation has changed; oneself, perhaps. */
export const followTeam = (hear: () => void): Leave => listen({ event: "teamMoved", hear });

/** Runs each time the channel is open again after a silence: what was said meanwhile was not heard. */
export const followReturns = (back: () => void): Leave => {
  let left = false;
  let leave: Leave = () => undefined;
  open()
    .then(({ socket }) => {
      if (left) return;
      let wasOpen = socket.connected;
      const hear = (): void => {
        if (wasOpen) back();
        wasOpen = true;
      };
      socket.on("connect", hear);
      leave = () => void socket.off("connect", hear);
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
  const leaves = [
    listen({
      event: "certificateProgress",
      hear: (message, says) => {
        const parsed = says.CertificateProgressMessage.safeParse(message);
        if (parsed.success && parsed.data.propertyId === propertyId) hear(parsed.data);
      },
      onOpen: inRoom("Property", propertyId),
    }),
    ...(["certificateComplete", "certificateError"] as const).map((event) =>
      listen({
        event,
        hear: (message, says) => {
          const parsed = says.CertificateCompleteMessage.or(says.CertificateErrorMessage).safeParse(message);
          if (parsed.success && parsed.data.propertyId === propertyId)
            hear({ jobId: parsed.data.jobId, progress: 100 });
        },
      }),
    ),
  ];
  return () => {
    for (const leave of leaves) leave();
  };
};
