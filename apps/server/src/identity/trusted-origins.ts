const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Origins whose pages may write: ours, and on one's own machine the other names of the same address. */
export const trustedOrigins = (baseUrl: string): string[] => {
  const { origin, hostname, protocol, port } = new URL(baseUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port === "" ? "" : `:${port}`}`);
};
