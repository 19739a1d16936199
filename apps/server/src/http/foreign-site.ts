/** What a request says of where it comes from. */
export interface Coming {
  /** The `Origin` header, which browsers send and programs do not. */
  readonly from: string | undefined;
  /** The `Host` header: where it was sent to. */
  readonly to: string | undefined;
}

/** The host of an origin; undefined for what is no address, such as the `null` of a page without one. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Whether a browser sends this from a page of another site than ours (ASVS 3.5.1). */
export const isFromForeignSite = ({ from, to }: Coming, origin: string): boolean => {
  if (from === undefined || from === origin) return false;
  const host = hostOf(from);
  return host === undefined || host === "" || host !== to;
};
