/** How a request came: its socket, and what proxies wrote on the way. */
interface Arrival {
  readonly socket: string | undefined;
  /** The `X-Forwarded-For` header: each proxy adds at the end the address that it heard. */
  readonly forwardedFor: string | undefined;
}

/** An IPv4 address that came by an IPv6 socket is the same address. */
const bare = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * The address that attempts are counted by. A client may write what it likes in the header: only what a trusted proxy
 * added is believed, from the end, down to the first address that is no trusted proxy.
 */
export const clientAddress = (
  { socket, forwardedFor }: Arrival,
  isTrusted: (address: string) => boolean,
): string | undefined => {
  if (socket === undefined) return undefined;
  const heard = [...(forwardedFor ?? "").split(",").filter((each) => each.trim() !== ""), socket].map(bare);
  return heard.findLast((address) => !isTrusted(address)) ?? heard[0];
};
