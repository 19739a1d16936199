import { BlockList, isIP, isIPv4 } from "node:net";

/** Where an address stands: on the open Internet, on this machine, or on a network nobody outside should reach. */
export type Network = "public" | "loopback" | "private";

// IANA special-purpose registries: IPv4 (RFC 6890 and successors) and IPv6; and one address of the open Internet that
// only answers from within a cloud (Azure, WireServer), where it gives a machine its certificates.
const PRIVATE_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

// Only global unicast (2000::/3) is public, less what embeds or tunnels to an IPv4 address or is documentation.
const PRIVATE_IN_UNICAST = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const ipv4 = new BlockList();
for (const [net, prefix] of PRIVATE_IPV4) ipv4.addSubnet(net, prefix, "ipv4");
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");
const embedded = new BlockList();
for (const [net, prefix] of PRIVATE_IN_UNICAST) embedded.addSubnet(net, prefix, "ipv6");
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** The network of a literal address (brackets and zone already removed); "private" for anything that is not one. */
export const networkOf = (address: string): Network => {
  if (isIP(address) === 0) return "private";
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  if (/^::ffff:/i.test(address)) return "private";
  if (loopback.check(address, family)) return "loopback";
  if (family === "ipv4") return ipv4.check(address, family) ? "private" : "public";
  return unicast.check(address, family) && !embedded.check(address, family) ? "public" : "private";
};
