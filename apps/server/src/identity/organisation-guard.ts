import type { Database } from "@lotir/database";
import { APIError, type BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { readVersion } from "../versions/read-version.ts";
import { tellStale } from "../versions/tell-stale.ts";
import { nameOf } from "./name-of.ts";
import { claimChange, keepChange, type OrganisationValue, organisationVersion } from "./organisation-changes.ts";

type Context = Parameters<typeof getSessionFromCtx>[0];

const UPDATE = "/organization/update";
const LABELS = { name: "Nom de l'organisation", slug: "Adresse courte", logo: "Logo" } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Error);

const versionIn = ({ body }: Context): number | undefined => {
  const sent: unknown = isObject(body) ? body.version : undefined;
  if (sent === undefined) return undefined;
  if (!Number.isInteger(sent)) throw new APIError("BAD_REQUEST", { code: "VALIDATION_ERROR" });
  return Number(sent);
};

const changeIn = ({ body }: Context): Partial<OrganisationValue> => {
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  return Object.fromEntries(Object.entries(data).filter(([field]) => field in LABELS));
};

/** The organisation that the library would change, where who asks is an Admin of it: the library refuses the rest. */
const administered = async ({ identity }: Pick<Database, "identity">, context: Context) => {
  const session = await getSessionFromCtx(context);
  const asked: unknown =
    (isObject(context.body) ? context.body.organizationId : undefined) ?? session?.session.activeOrganizationId;
  if (session === null || typeof asked !== "string") return undefined;
  const member = await identity
    .selectFrom("auth.member")
    .select("role")
    .where("organization_id", "=", asked)
    .where("user_id", "=", session.user.id)
    .executeTakeFirst();
  return member?.role === "admin" ? { organisationId: asked, actorId: session.user.id } : undefined;
};

interface Pending {
  readonly organisationId: string;
  readonly actorId: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * An organisation's name is written as all that its members share: a version that was sent is obeyed, and the history
 * keeps what was there. The library writes it; the version is taken just before, under a lock.
 */
export const organisationGuard = (database: Pick<Database, "identity" | "application">): BetterAuthPlugin => {
  const pending = new WeakMap<object, Pending>();
  return {
    id: "lotir-organisation",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === UPDATE,
          handler: createAuthMiddleware(async (context) => {
            const asked = await administered(database, context);
            if (asked === undefined) return;
            const read = readVersion({ headers: context.headers ?? new Headers(), version: versionIn(context) });
            if (!read.ok) throw new APIError("BAD_REQUEST", { code: "UNREADABLE_VERSION" });
            const claimed = await claimChange(database, { ...asked, mayStandOn: read.value });
            if (claimed === undefined) return;
            if ("stale" in claimed) {
              const { stale: stands } = claimed;
              const name = stands.writtenBy === null ? null : await nameOf(database, stands.writtenBy);
              const isYou = stands.writtenBy === asked.actorId;
              const told = tellStale({ labels: LABELS, change: changeIn(context), stands, name, isYou });
              // Not as its message, which the library writes to the log: it names somebody.
              throw new APIError("CONFLICT", { code: "changed-meanwhile", ...told });
            }
            const facts = { version: claimed.version, isOnRead: read.value !== undefined, before: claimed.before };
            if (context.request !== undefined) pending.set(context.request, { ...asked, facts });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === UPDATE || path === "/organization/get-full-organization",
          handler: createAuthMiddleware(async (context) => {
            const told = context.context.returned;
            if (!isObject(told) || typeof told.id !== "string") return undefined;
            const made = context.request === undefined ? undefined : pending.get(context.request);
            if (made !== undefined) {
              const after = { name: told.name, slug: told.slug, logo: told.logo ?? null };
              await keepChange(database, { ...made, facts: { ...made.facts, after } });
            }
            const version = made?.facts.version ?? (await organisationVersion(database, told.id));
            return context.json({ ...told, version });
          }),
        },
      ],
    },
  };
};
