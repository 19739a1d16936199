import { isLoopbackHost } from "@lotir/connectors";

/** Where a product that only this machine reaches is found. */
export interface Reached {
  /** What browsers open. */
  readonly origin: string;
  /** What the process listens on. */
  readonly listening: string;
}

const addressOf = (host: string): URL | null => URL.parse(`http://${host}`);

/**
 * Whether a request names a host that this product answers for. A page of another site may make its own name lead to
 * 127.0.0.1 (DNS rebinding): what listens on this machine alone answers for the names of this machine, and for the one
 * that browsers open when a proxy stands before it. Elsewhere the proxy decides.
 */
export const isKnownHost = (host: string | undefined, { origin, listening }: Reached): boolean => {
  const listened = addressOf(listening.includes(":") ? `[${listening}]` : listening);
  if (listened === null || !isLoopbackHost(listened)) return true;
  const asked = addressOf(host ?? "");
  if (asked === null || host === undefined) return false;
  return isLoopbackHost(asked) || asked.hostname === new URL(origin).hostname;
};
