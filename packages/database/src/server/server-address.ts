/** The server as it may be shown and logged: host, port and base, never a password. */
export const serverAddress = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || "5432")}${pathname}`;
};
