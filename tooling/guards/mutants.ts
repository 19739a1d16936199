import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A check taken away from the code, and the tests that must notice. */
export interface Mutant {
  readonly name: string;
  /** From the root. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const server = (path: string): string => `apps/server/src/${path}`;
const MEMBERSHIP = [server("http/membership.db.test.ts")];
const RIGHTS = [server("identity/rights.db.test.ts")];
const FIND = [server("identity/find-member.db.test.ts"), server("identity/create-identity.db.test.ts")];
const INVITED = [server("identity/invitation-guard.db.test.ts")];
const CLOSED = [server("identity/closed-doors.db.test.ts")];
const HOSTILE = [server("http/hostile-requests.db.test.ts")];
const GUEST = [server("dossier/open-guest-link.db.test.ts"), server("dossier/revoke-guest-link.db.test.ts")];
const NOTHING = "";

type Line = readonly [name: string, file: string, from: string, to: string, tests: readonly string[]];

const LINES: readonly Line[] = [
  [
    "une opération n'exige plus de membre",
    "call.ts",
    "if (!member.ok) throw refuse(member.failure);",
    NOTHING,
    MEMBERSHIP,
  ],
  [
    "une opération n'exige plus d'Admin",
    "call.ts",
    '"admin" && member.value.role !== "admin"',
    '"admin" && false',
    RIGHTS,
  ],
  [
    "une tuile n'exige plus de membre",
    "parcelle/serve-tile.ts",
    "if (!member.ok) return answerRefusal(context, member.failure);",
    NOTHING,
    MEMBERSHIP,
  ],
  [
    "un document n'exige plus de membre",
    "reglement/serve-document.ts",
    "if (!member.ok) return answerRefusal(context, member.failure);",
    NOTHING,
    MEMBERSHIP,
  ],
  [
    "le canal n'exige plus de membre",
    "http/channel.ts",
    'if (member === undefined) return new Error("signed-out");',
    "if (member === undefined) return undefined;",
    MEMBERSHIP,
  ],
  [
    "le canal ne revérifie plus avant de parler",
    "http/channel.ts",
    "await enterOwnRoom(socket).catch(() => socket.disconnect(true));",
    NOTHING,
    [...MEMBERSHIP, server("identity/team-guard.db.test.ts")],
  ],
  [
    "le canal parle à toutes les organisations",
    "http/channel.ts",
    "if (socket.rooms.has(room)) socket.emit(event, told);",
    "socket.emit(event, told);",
    MEMBERSHIP,
  ],
  ["une session finie entre encore", "identity/find-member.ts", "and s.expires_at > now()", NOTHING, FIND],
  [
    "le jeton n'est plus comparé",
    "identity/find-member.ts",
    "where s.token =",
    "where s.expires_at is not null or s.token =",
    FIND,
  ],
  ["l'adhésion de n'importe qui", "identity/find-member.ts", "where user_id = s.user_id", "where true", FIND],
  [
    "l'organisation active n'est plus la sienne",
    "identity/find-member.ts",
    "and (s.active_organization_id is null or organization_id::text = s.active_organization_id)",
    NOTHING,
    FIND,
  ],
  [
    "chacun est Admin",
    "identity/find-member.ts",
    'found.role === "admin" ? "admin" : "member"',
    '"admin"',
    [...FIND, ...RIGHTS],
  ],
  [
    "la signature du jeton n'est plus lue",
    "identity/find-member.ts",
    "(await parseSigned(cookies, secret, cookieName))[cookieName]",
    'decodeURIComponent(cookies.split("=").at(-1) ?? "").split(".")[0]',
    FIND,
  ],
  [
    "une route d'équipe hors de la table passe",
    "identity/team-guard.ts",
    'if (right === undefined) throw new APIError("NOT_FOUND");',
    "if (right === undefined) return;",
    RIGHTS,
  ],
  [
    "l'équipe d'une autre organisation",
    "identity/team-guard.ts",
    'if (member === undefined) throw new APIError("FORBIDDEN", { code: "USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION" });',
    "if (member === undefined) return;",
    RIGHTS,
  ],
  [
    "un membre gère l'équipe",
    "identity/team-guard.ts",
    'if (right === "admin" && member.role !== "admin")',
    "if (false)",
    [...RIGHTS, ...INVITED],
  ],
  [
    "un rôle inconnu se donne",
    "identity/team-guard.ts",
    'if (GIVE_ROLES.has(context.path ?? "")',
    "if (false",
    [server("identity/team-guard.db.test.ts")],
  ],
  [
    "une invitation entre sans secret",
    "identity/invitation-guard.ts",
    "if (await opensInvitation(database, invitation, secret)) return;",
    "return;",
    INVITED,
  ],
  [
    "une adresse non vérifiée entre",
    "identity/invitation-guard.ts",
    "if (!session.user.emailVerified)",
    "if (false)",
    INVITED,
  ],
  [
    "un lien d'invité sans secret",
    "dossier/open-guest-link.ts",
    "!isSecretOf(secret, link.secretHash) || ",
    NOTHING,
    GUEST,
  ],
  ["un lien d'invité fermé s'ouvre", "dossier/open-guest-link.ts", " || !isGuestLinkOpen(link)", NOTHING, GUEST],
  [
    "un lien d'invité montre tout",
    "dossier/open-guest-link.ts",
    "blocks: chosenOf(all, blocks),",
    "blocks: all,",
    GUEST,
  ],
  ["la connexion n'a plus de cadence", "identity/sign-in-pace.ts", "if (wait > 0)", "if (false)", CLOSED],
  [
    "un mot de passe faible passe",
    "identity/password-guard.ts",
    "if (!(await check.isStrong(chosen, about)))",
    "if (false)",
    CLOSED,
  ],
  [
    "changer de mot de passe laisse les autres sessions",
    "identity/password-guard.ts",
    "revokeOtherSessions: true",
    "revokeOtherSessions: false",
    CLOSED,
  ],
  [
    "un logo en javascript",
    "identity/well-formed.ts",
    "return scheme === undefined || /^https?$/i.test(scheme);",
    "return true;",
    [...CLOSED, server("identity/well-formed.test.ts")],
  ],
  [
    "une écriture d'un autre site",
    "http/security-headers.ts",
    "if (writes && isFromForeignSite(coming, origin))",
    "if (false)",
    HOSTILE,
  ],
  [
    "un autre nom que le nôtre",
    "http/security-headers.ts",
    'isKnownHost(context.req.header("host"), site) ? next() :',
    "true ? next() :",
    HOSTILE,
  ],
  [
    "une entrée sans borne",
    "http/app.ts",
    "(TAKES_PLANS.test(path) ? plans : forms)(context, next)",
    "next()",
    HOSTILE,
  ],
  ["un octet nul entre", "call.ts", "if (!isStorable(input))", "if (false)", HOSTILE],
];

/** The rights of the tables, each given to every member in turn. */
const RIGHT = /^ {2}"?([\w/-]+)"?: "admin",$/gm;

const loosened = (file: string): Mutant[] =>
  [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(RIGHT)].map(([from, name = ""]) => ({
    name: `« ${name} » à tout membre`,
    file,
    from,
    to: from.replace('"admin"', '"member"'),
    tests: RIGHTS,
  }));

/** What is open to all, under a name that no file has. */
export const OPENED = "openedToAll";

/** Each operation opened to all, in its own file: `membership.db.test.ts` tries every one by its name. */
export const openedOperations = (): Mutant[] =>
  globSync("apps/server/src/*/*.ts", { cwd: ROOT })
    .filter((file) => !/\.(?:db\.)?test\.ts$|fixture\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(/\basMember\.(\w+)\.handler/g)].map(([from, name = ""]) => ({
        name,
        file,
        from,
        to: from.replace("asMember", OPENED),
        tests: MEMBERSHIP,
      })),
    );

export const mutants = (): readonly Mutant[] => [
  ...LINES.map(([name, file, from, to, tests]) => ({
    name,
    file: server(file),
    from,
    to,
    tests,
  })),
  ...loosened(server("identity/rights.ts")),
];
