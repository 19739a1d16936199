export { createIdentity, type Identity, type Member } from "./create-identity.ts";
export { DEMONSTRATION_EMAIL } from "./mail-options.ts";
export { readSecret } from "./read-secret.ts";
