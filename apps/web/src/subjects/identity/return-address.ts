/** A made-up origin: what an address resolves to on it tells whether it leaves its site. */
const HERE = "https://ici.invalid";

/** Only a path of this site is followed after signing in: an address handed by somebody else goes nowhere. */
export const safeReturnAddress = (asked: string | undefined, fallback: string): string => {
  if (asked === undefined || !asked.startsWith("/") || !URL.canParse(asked, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  const isElsewhere = origin !== HERE || pathname.startsWith("//") || /^\/sign-(in|up)/.test(pathname);
  return isElsewhere ? fallback : `${pathname}${search}${hash}`;
};
