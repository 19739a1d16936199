import type { Server as HttpServer } from "node:http";
import {
  CLIENT_EVENTS,
  CodeInsee,
  type CommuneState,
  type DivisionPlanMessage,
  type ParcelsMarkedMessage,
  type PlanChangedMessage,
  type PluProgress,
  type PropertyAddedMessage,
  type PropertyChangedMessage,
  SERVER_EVENTS,
} from "@lotir/contract";
import type { Relay } from "@lotir/database";
import { Server, type Socket } from "socket.io";
import type { Identity, Member } from "../identity/index.ts";
import { acrossProcesses, adapterBetween, type News, type OwnSockets } from "./between-processes.ts";
import { followProperties, type PropertyPlace, propertyRoom } from "./follow-properties.ts";
import { isFromForeignSite } from "./foreign-site.ts";
import { isKnownHost, type Reached } from "./known-host.ts";
import { securityHeadersOf } from "./security-headers.ts";

/**
 * What the server says without being asked. What a process learns alone is said to the sockets of all; communes, règlements
 * and works, which each process hears of by itself, to its own.
 */
export interface Channel {
  communeChanged(state: CommuneState): void;
  /** Whether a socket of this process follows the commune: nobody else hears what is said of it. */
  isFollowed(codeInsee: string): boolean;
  /** The reading of a règlement goes on; null when it has ended. */
  pluReading(reading: { readonly codeInsee: string; readonly progress: PluProgress | null }): void;
  propertyAdded(organisationId: string, property: PropertyAddedMessage): void;
  propertyChanged(organisationId: string, changed: PropertyChangedMessage): void;
  /** How far the plan of a property is. */
  divisionPlan(organisationId: string, step: DivisionPlanMessage): void;
  planChanged(organisationId: string, changed: PlanChangedMessage): void;
  parcelsMarked(organisationId: string, marked: ParcelsMarkedMessage): void;
  /** Said to the members who follow the property, and to nobody else. */
  propertyNews(place: PropertyPlace, event: string, told: object): void;
  /** The same, of what every process of the product hears by itself: each says it to its own sockets. */
  propertyNewsHere(place: PropertyPlace, event: string, told: object): void;
  /** Somebody is no longer of the organisation, or newly is: its open sockets are asked again, at once. */
  teamMoved(organisationId: string): void;
  /** A session of that person is over: its open sockets are asked again, at once. */
  sessionEnded(userId: string): void;
  /** Sockets open on this process. */
  openSockets(): number;
  close(): Promise<void>;
}

const communeRoom = (codeInsee: string): string => `commune:${codeInsee}`;
const personRoom = (userId: string): string => `person:${userId}`;
const organisationRoom = (organisationId: string): string => `organisation:${organisationId}`;

const requestOf = (socket: Socket): Request => {
  const { headers } = socket.request;
  const { token } = socket.handshake.auth as { token?: unknown };
  const authorization = typeof token === "string" ? `Bearer ${token}` : headers.authorization;
  return new Request("http://channel/", {
    headers: { ...(headers.cookie ? { cookie: headers.cookie } : {}), ...(authorization ? { authorization } : {}) },
  });
};

/** How often an open socket is asked again whether its member still is one, in ms: it still hears of public data. */
const RECHECK = 30_000;

/** Communes that one socket may follow at once: a search has five, and its map as many again. */
const MOST_COMMUNES = 20;

interface Wiring {
  readonly server: HttpServer;
  /** Where browsers reach us: their sockets open from our own pages only. */
  readonly site: Reached;
  readonly identity: Identity;
  /** How a commune stands, for who begins to follow it. */
  readonly communeState: (codeInsee: string) => Promise<CommuneState>;
  readonly hasProperty: (place: PropertyPlace) => Promise<boolean>;
  /** Where other processes may serve the same base. */
  readonly relay: Relay | undefined;
  readonly reportBug: (error: unknown) => void;
}

/** The channel, as the rest of the server speaks to it. */
const channelOf = (io: Server, here: OwnSockets, { tellMembers, sessionEnded }: OwnSockets): Channel => ({
  sessionEnded,
  isFollowed: (codeInsee) => io.sockets.adapter.rooms.has(communeRoom(codeInsee)),
  communeChanged: (state) => void io.local.to(communeRoom(state.codeInsee)).emit(SERVER_EVENTS.communeState, state),
  pluReading: (reading) => void io.local.to(communeRoom(reading.codeInsee)).emit(SERVER_EVENTS.pluReading, reading),
  propertyAdded: (organisationId, property) =>
    tellMembers(organisationId, { event: SERVER_EVENTS.propertyAdded, told: property }),
  propertyChanged: (organisationId, changed) =>
    tellMembers(organisationId, { event: SERVER_EVENTS.propertyChanged, told: changed }),
  planChanged: (organisationId, changed) =>
    tellMembers(organisationId, { event: SERVER_EVENTS.planChanged, told: changed }),
  parcelsMarked: (organisationId, marked) =>
    tellMembers(organisationId, { event: SERVER_EVENTS.parcelsMarked, told: marked }),
  divisionPlan: (organisationId, step) =>
    tellMembers(organisationId, { event: SERVER_EVENTS.divisionPlan, told: step }),
  propertyNews: (place, event, told) => tellMembers(place.organisationId, { event, told, among: propertyRoom(place) }),
  propertyNewsHere: (place, event, told) =>
    here.tellMembers(place.organisationId, { event, told, among: propertyRoom(place) }),
  // Said to whom the database still has; the socket of who was removed is closed before.
  teamMoved: (organisationId) => tellMembers(organisationId, { event: SERVER_EVENTS.teamMoved, told: {} }),
  openSockets: () => io.sockets.sockets.size,
  close: () => io.close(),
});

/** Opens the real-time channel. Every socket and every room it joins is checked against the membership of now. */
export const openChannel = (wiring: Wiring): Channel => {
  const { server, site, identity, communeState, hasProperty, relay, reportBug } = wiring;
  const { origin } = site;
  const io = new Server(server, {
    ...adapterBetween(relay, reportBug),
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: ({ headers }, answer) =>
      answer(
        null,
        isKnownHost(headers.host, site) && !isFromForeignSite({ from: headers.origin, to: headers.host }, origin),
      ),
  });
  io.engine.on("headers", (headers: Record<string, string>) => void Object.assign(headers, securityHeadersOf(origin)));

  const memberOf = async (socket: Socket): Promise<Member | undefined> => {
    const member = await identity.requireMember(requestOf(socket));
    return member.ok ? member.value : undefined;
  };

  /** In its organisation's room before it is told that it is connected: no news is lost in between. */
  const admit = async (socket: Socket): Promise<Error | undefined> => {
    const member = await memberOf(socket);
    if (member === undefined) return new Error("signed-out");
    await socket.join([organisationRoom(member.organisationId), personRoom(member.userId)]);
    return undefined;
  };
  io.use((socket, next) => {
    admit(socket).then(next, () => next(new Error("server-error")));
  });

  /** Puts a socket in the room of the organisation its member acts for now, and in no other; out, if in none. */
  const enterOwnRoom = async (socket: Socket): Promise<void> => {
    const member = await memberOf(socket);
    const wanted = member && organisationRoom(member.organisationId);
    for (const room of socket.rooms) if (room.startsWith("organisation:") && room !== wanted) await socket.leave(room);
    if (wanted !== undefined) return socket.join(wanted);
    socket.emit(SERVER_EVENTS.teamMoved, {});
    socket.disconnect(true);
  };

  /** What is an organisation's own is said to whom the database still has as a member, at the moment it is said. */
  const tellOwnMembers = async (organisationId: string, { event, told, among }: News): Promise<void> => {
    const room = organisationRoom(organisationId);
    const sockets = [...(io.sockets.adapter.rooms.get(among ?? room) ?? [])].flatMap(
      (id) => io.sockets.sockets.get(id) ?? [],
    );
    await Promise.all(
      sockets.map(async (socket) => {
        await enterOwnRoom(socket).catch(() => socket.disconnect(true));
        if (socket.rooms.has(room)) socket.emit(event, told);
      }),
    );
  };

  io.on("connection", (socket) => {
    const drop = (): void => {
      socket.disconnect(true);
    };
    const followed = new Set<string>();
    const joinCommune = async (asked: unknown): Promise<void> => {
      const codeInsee = CodeInsee.safeParse(asked);
      if (!codeInsee.success) return;
      if (followed.size >= MOST_COMMUNES && !followed.has(codeInsee.data)) return;
      followed.add(codeInsee.data);
      if ((await memberOf(socket)) === undefined) return drop();
      await socket.join(communeRoom(codeInsee.data));
      socket.emit(SERVER_EVENTS.communeState, await communeState(codeInsee.data));
    };
    // What a client sends may be anything: a handler that throws would end the process.
    const leaveCommune = async (asked: unknown): Promise<void> => {
      const codeInsee = CodeInsee.safeParse(asked);
      if (!codeInsee.success) return;
      followed.delete(codeInsee.data);
      await socket.leave(communeRoom(codeInsee.data));
    };
    followProperties(socket, { memberOf, hasProperty, drop });
    const recheck = setInterval(() => void enterOwnRoom(socket).catch(drop), RECHECK);
    socket.on("disconnect", () => clearInterval(recheck));
    socket.on(CLIENT_EVENTS.joinCommune, (asked: unknown) => void joinCommune(asked).catch(drop));
    socket.on(CLIENT_EVENTS.leaveCommune, (asked: unknown) => void leaveCommune(asked).catch(drop));
  });

  const sessionEnded = (userId: string): void => {
    for (const id of io.sockets.adapter.rooms.get(personRoom(userId)) ?? []) {
      const socket = io.sockets.sockets.get(id);
      if (socket !== undefined) enterOwnRoom(socket).catch(() => socket.disconnect(true));
    }
  };
  const here: OwnSockets = {
    tellMembers: (organisationId, news) => void tellOwnMembers(organisationId, news),
    sessionEnded,
  };
  return channelOf(io, here, acrossProcesses(io, relay === undefined, here));
};
