import { BlockList, isIP } from "node:net";

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Tells whether an address is of a list of addresses and ranges ("10.0.0.0/8", "fd00::/8"), read beforehand. */
export const trustedAmong = (given: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const each of given) {
    const [address = "", prefix] = each.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  // What is no address at all was written by nobody that we trust.
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
};
