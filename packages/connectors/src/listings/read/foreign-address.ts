import { networkOf } from "../../egress/network-of.ts";

const LONGEST = 2_000;

/**
 * The address of a page or a photo that may be shown or fetched: https, a host with a name or a public address, the
 * usual port, no user. Scripts, files, data and private networks are none. Null where it is not one.
 */
export const foreignAddress = (value: unknown): string | null => {
  if (typeof value !== "string" || value.length > LONGEST) return null;
  const url = URL.parse(value.trim());
  if (url === null || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return null;
  return isPublicHost(url.hostname) ? url.href : null;
};

/** How many of some addresses were given, and may not be followed. */
export const refusedAddresses = (given: readonly unknown[]): number =>
  given.filter((each) => typeof each === "string" && each.trim() !== "" && foreignAddress(each) === null).length;

const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (/^[\d.]+$/.test(host) || host.includes(":")) return networkOf(host) === "public";
  return (
    host.includes(".") && !/(?:^|\.)(?:localhost|local|internal|home|lan|intranet|corp|arpa|onion)\.?$/i.test(host)
  );
};
