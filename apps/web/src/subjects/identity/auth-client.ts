import { passkeyClient } from "@better-auth/passkey/client";
import { organizationClient, twoFactorClient } from "better-auth/client/plugins";
import { createAuthClient } from "better-auth/react";
import { underSessionOfNow, writingSession } from "../../kit/session-writes.ts";

/** better-auth under our origin; the session is an HttpOnly cookie that no script here can read. */
export const authClient = createAuthClient({
  baseURL: `${window.location.origin}/api/auth`,
  plugins: [organizationClient(), twoFactorClient(), passkeyClient()],
  // The library keeps the `fetch` of the moment it is loaded: whatever replaces it later would be ignored.
  fetchOptions: {
    customFetchImpl: (input, init) =>
      (init?.method ?? "GET") === "GET"
        ? underSessionOfNow(() => fetch(input, init))
        : writingSession(fetch(input, init)),
  },
});
