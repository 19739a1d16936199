import { randomBytes } from "node:crypto";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";

const CREATE = "/organization/create";
const UPDATE = "/organization/update";

/** A short name for addresses, and a chance part: two agencies of one name never meet, and no name can be probed. */
export const slugOf = (name: string): string => {
  const readable = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return `${readable === "" ? "organisation" : readable}-${randomBytes(4).toString("hex")}`;
};

/** The server makes an organisation's slug; the one that a client sends is dropped, at creation as later. */
export const slugGuard = (): BetterAuthPlugin => ({
  id: "lotir-slug",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === CREATE,
        handler: createAuthMiddleware(async ({ body }) => {
          const sent: Readonly<Record<string, unknown>> = { ...Object(body) };
          return { context: { body: { ...sent, slug: slugOf(typeof sent.name === "string" ? sent.name : "") } } };
        }),
      },
      {
        matcher: ({ path }) => path === UPDATE,
        handler: createAuthMiddleware(async ({ body }) => {
          const sent: Record<string, unknown> = { ...Object(body) };
          const { slug: _, ...data }: Record<string, unknown> = { ...Object(sent.data) };
          // Nothing to change is no change: the library would write a sentence that the database cannot read.
          if (Object.keys(data).length === 0) throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR" });
          Object.assign(Object(body), { ...sent, data });
        }),
      },
    ],
  },
});
