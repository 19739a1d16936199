export { createIdentity, type Identity, type Member } from "./create-identity.ts";
export { readSecret } from "./read-secret.ts";
