export { createIdentity, type Identity, type Member } from "./create-identity.ts";
export type { IdentitySettings } from "./identity-options.ts";
export { readSecret } from "./read-secret.ts";
