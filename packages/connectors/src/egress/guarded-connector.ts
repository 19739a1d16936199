import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { networkOf } from "./network-of.ts";

/** A connection that would have left for a network it must not reach. */
export class ForbiddenAddressError extends Error {
  readonly address: string;
  constructor(address: string) {
    super(`Forbidden address: ${address}`);
    this.address = address;
  }
}

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveAll: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

// Every address of a name must be admissible: a name that answers one public and one private address is an attack.
const guardedLookup =
  (resolve: Resolve, admits: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    const answer = async (): Promise<void> => {
      const addresses = [...(await resolve(hostname))];
      const refused = addresses.find(({ address }) => !admits(address));
      if (refused !== undefined) throw new ForbiddenAddressError(refused.address);
      const [first] = addresses;
      if (first === undefined) throw new Error(`No address for ${hostname}`);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    };
    answer().catch((error: NodeJS.ErrnoException) => callback(error, "", 4));
  };

const plainHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/**
 * Connects only to the open Internet, or to loopback for an origin configured so: names are resolved here, each
 * address is checked, the socket goes to a checked address, and the address it really reached is checked again.
 * Literal addresses skip the resolver, so they are checked first.
 */
export const guardedConnector = (room: {
  readonly connectTimeoutMs: number;
  readonly isLoopbackAllowed: (host: string, port: string) => boolean;
  readonly resolve?: Resolve;
}): buildConnector.connector => {
  const connectTo = (network: "public" | "loopback") => {
    const admits = (address: string): boolean => networkOf(address) === network;
    const lookupFor = guardedLookup(room.resolve ?? resolveAll, admits);
    return { admits, connect: buildConnector({ timeout: room.connectTimeoutMs, allowH2: false, lookup: lookupFor }) };
  };
  const open = { public: connectTo("public"), loopback: connectTo("loopback") };
  return (options, callback) => {
    const host = plainHost(options.hostname);
    const { admits, connect } = room.isLoopbackAllowed(host, options.port) ? open.loopback : open.public;
    const literal = /^[\d.]+$/.test(host) || host.includes(":");
    if (literal && !admits(host)) return callback(new ForbiddenAddressError(host), null);
    connect(options, (...reached) => {
      const [error, socket] = reached;
      if (error !== null) return callback(error, null);
      if (socket.remoteAddress !== undefined && admits(socket.remoteAddress)) return callback(null, socket);
      socket.destroy();
      callback(new ForbiddenAddressError(socket.remoteAddress ?? host), null);
    });
  };
};
