/** Only a path of this site is followed after signing in: an address handed by somebody else goes nowhere. */
export const safeReturnAddress = (asked: string | undefined, fallback: string): string =>
  asked !== undefined && /^\/(?![/\\])/.test(asked) && !/^\/sign-(in|up)/.test(asked) ? asked : fallback;
