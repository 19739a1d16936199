import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface Known {
  readonly email: string;
  readonly verified: boolean;
}

/** A real provider of identities on this machine: whoever is in `people` enters by that name, with any password. */
export interface Directory {
  readonly issuer: string;
  readonly people: Map<string, Known>;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const NAME = "Annuaire d'essai";

/** `backTo`: where the product will listen; the provider sends nobody elsewhere. */
export const openDirectory = async (backTo: string): Promise<Directory> => {
  const people = new Map<string, Known>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [client_id, client_secret] = ["lotir", "un secret d'essai"];
  const provider = new Provider(issuer, {
    clients: [{ client_id, client_secret, redirect_uris: [`${backTo}/api/auth/callback/openid`] }],
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ["essai"] },
    findAccount: (_, id) => {
      const known = people.get(id);
      if (known === undefined) return undefined;
      const claims = { sub: id, email: known.email, email_verified: known.verified };
      return { accountId: id, claims: async () => ({ ...claims, given_name: "Olga", family_name: "Roux" }) };
    },
  });
  server.on("request", provider.callback());
  return {
    issuer,
    people,
    environment: {
      LOTIR_OPENID_ISSUER: issuer,
      LOTIR_OPENID_CLIENT_ID: client_id,
      LOTIR_OPENID_CLIENT_SECRET: client_secret,
      LOTIR_OPENID_NAME: NAME,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
