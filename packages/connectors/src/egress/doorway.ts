import { networkOf } from "./network-of.ts";

/** What may leave: the exact origins of the configured bases, and where their redirects may lead. */
export interface Doorway {
  readonly origins: ReadonlySet<string>;
  /** Host suffixes (".data.gouv.fr") that a redirect may reach, over https on the default port. */
  readonly redirectHosts: readonly string[];
  /** Any public site over https, by its name: only for photos, whose bytes are redrawn before anybody sees them. */
  readonly isOpenToPublic?: boolean;
}

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

export const isLoopbackHost = (url: URL): boolean =>
  url.hostname === "localhost" || networkOf(bareHost(url)) === "loopback";

/** A base is https on a host with a name, or of this machine's own loopback, plain http then allowed; without user. */
export const isSourceBase = (base: string): boolean => {
  const url = URL.parse(base);
  return url !== null && url.username === "" && url.password === "" && isAdmissibleBase(url);
};

/**
 * Opens the doorway to the bases an operator configured. A base is https on a host with a name; plain http is for a
 * base of this machine's own loopback only. Throws a RangeError naming the wrong base: it is configuration.
 */
export const doorwayTo = (bases: readonly string[], redirectHosts: readonly string[]): Doorway => {
  const origins = bases.map((base) => {
    const url = URL.parse(base);
    if (url === null) throw new RangeError(`Not an address: ${base}`);
    if (!isSourceBase(base))
      throw new RangeError(`A source base must be https (http only for loopback), without user: ${base}`);
    return url.origin;
  });
  return { origins: new Set(origins), redirectHosts };
};

const isNamedOrPublic = (url: URL): boolean => {
  const host = bareHost(url);
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(":");
  return !isLiteral || networkOf(host) === "public";
};

const isAdmissibleBase = (url: URL): boolean =>
  isLoopbackHost(url) ? /^https?:$/.test(url.protocol) : url.protocol === "https:" && isNamedOrPublic(url);

const isPublicSite = (url: URL): boolean =>
  url.protocol === "https:" && url.port === "" && !isLoopbackHost(url) && isNamedOrPublic(url);

const isRedirectHost = (url: URL, doorway: Doorway): boolean =>
  url.protocol === "https:" &&
  url.port === "" &&
  isNamedOrPublic(url) &&
  doorway.redirectHosts.some((suffix) => url.hostname.endsWith(suffix));

/** Whether a request may go to an address; a redirect's target has the redirect hosts besides the bases. */
export const mayLeaveFor = (url: URL, doorway: Doorway, step: "asked" | "redirected"): boolean => {
  // A blob: address reads the origin of the page it was made on.
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
  if (doorway.origins.has(url.origin)) return true;
  if (doorway.isOpenToPublic === true && isPublicSite(url)) return true;
  return step === "redirected" && !isLoopbackHost(url) && isRedirectHost(url, doorway);
};
