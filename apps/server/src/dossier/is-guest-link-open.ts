import type { StoredGuestLink } from "./guest-link-store.ts";

/** Neither revoked nor past its day. */
export const isGuestLinkOpen = ({ revokedAt, expiresAt }: Pick<StoredGuestLink, "revokedAt" | "expiresAt">): boolean =>
  revokedAt === null && expiresAt.getTime() > Date.now();
