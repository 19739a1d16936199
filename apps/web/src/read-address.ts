/** The query string as plain text, so that addresses stay readable: `?villes=33234,06088`, never quoted JSON. */
export const readAddress = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

export const writeAddress = (search: Record<string, unknown>): string => {
  const kept = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const written = new URLSearchParams(kept).toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  return written === "" ? "" : `?${written}`;
};
