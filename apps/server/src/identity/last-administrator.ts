/** The library's own code, for the one who comes alone; its sentence says to name another first. */
export const LAST_ADMINISTRATOR = "YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER";

const CHECK_VIOLATION = "23514";

/**
 * Of two Admins who leave or step down at the same instant, each passes the library's check; the database stops the second
 * (migration 0028). It is a refusal like the other, not a bug.
 */
export const isLastAdministrator = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === CHECK_VIOLATION &&
  error.message.includes("keeps an administrator");
