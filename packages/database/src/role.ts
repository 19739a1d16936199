/** Who a connection acts as. `owner` is for migrations only. */
export type Role = "owner" | "identity" | "jobs" | "application";

/** Roles without login that hold the rights (provision.sql). */
export const ROLE_NAMES = {
  owner: "lotir_owner",
  identity: "lotir_identity",
  jobs: "lotir_jobs",
  application: "lotir_application",
} as const satisfies Record<Role, string>;

/** Where unqualified names are looked up: better-auth and pg-boss name their tables without a schema. */
export const SEARCH_PATHS = {
  owner: "public",
  identity: "auth, public",
  jobs: "jobs, public",
  application: "public",
} as const satisfies Record<Role, string>;
