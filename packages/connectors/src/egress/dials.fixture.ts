import { createServer, isIP } from "node:net";
import { constants, networkInterfaces } from "node:os";

/** A connection that this process asked the system for. */
interface Dial {
  readonly address: string;
  readonly port: number;
}

export interface Dials {
  /** What was asked since it was last read. */
  readonly taken: () => readonly Dial[];
  readonly stop: () => void;
}

type Connect = (this: unknown, request: unknown, address: string, port: number) => number;

const METHODS = ["connect", "connect6"] as const;

/** Every address by which this machine reaches itself: there its canaries hear. */
const isHere = (): ((address: string) => boolean) => {
  const own = new Set(Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address)));
  return (address) => {
    const bare = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
    return own.has(bare) || /^127\./.test(bare) || ["0.0.0.0", "::", "::1"].includes(bare);
  };
};

/**
 * Sees every TCP connection of this process where it leaves for the system, whatever library asks it and wherever it goes:
 * a canary only hears what comes to this machine. What would leave the machine is written down, then answered as by a
 * network that is not there: no test speaks to the outside, be the door broken.
 */
export const watchDials = async (): Promise<Dials> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const sockets = Object.getPrototypeOf(Reflect.get(probe, "_handle")) as Record<(typeof METHODS)[number], Connect>;
  probe.close();
  const here = isHere();
  const seen: Dial[] = [];
  const real = { connect: sockets.connect, connect6: sockets.connect6 };
  for (const method of METHODS)
    sockets[method] = function watched(request, address, port) {
      if (isIP(address) === 0) throw new Error(`Not an address: ${address}`);
      seen.push({ address, port });
      return here(address) ? real[method].call(this, request, address, port) : -constants.errno.ENETUNREACH;
    };
  return { taken: () => seen.splice(0), stop: () => void Object.assign(sockets, real) };
};
