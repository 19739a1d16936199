export { createIdentity, type Identity } from "./create-identity.ts";
export type { Member } from "./find-member.ts";
export { DEMONSTRATION_EMAIL } from "./mail-options.ts";
export { readSecret } from "./read-secret.ts";
