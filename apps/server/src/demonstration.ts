import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DEMONSTRATION_EMAIL, type Identity } from "./identity/index.ts";
import type { DemonstrationAccount } from "./lotir.ts";

const PERSON = { name: "Camille Martin", firstName: "Camille", lastName: "Martin" };
const ORGANISATION = { name: "Agence de démonstration", slug: "agence-de-demonstration" };

const Kept = z.object({ email: z.literal(DEMONSTRATION_EMAIL), password: z.string().min(8) });

/** What the file says; undefined when it is absent, cut, or not ours. */
const keptIn = (file: string): DemonstrationAccount | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return Kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
};

/** The account's password is drawn at the first start and kept beside the database, for its owner only. */
const readOrDraw = (home: string): DemonstrationAccount => {
  const file = join(home, "demonstration.json");
  const kept = keptIn(file);
  if (kept !== undefined) return kept;
  const account = { email: DEMONSTRATION_EMAIL, password: randomBytes(9).toString("base64url") };
  writeFileSync(file, JSON.stringify(account), { mode: 0o600 });
  return account;
};

type Post = (path: string, body: unknown, cookie?: string) => Promise<Response>;

/** The session's cookie of an answer. */
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

/** Signs up, holds the address for confirmed, and creates the organisation; answers why it could not. */
const createAccount = async (
  post: Post,
  { identity, account }: { readonly identity: Identity; readonly account: DemonstrationAccount },
): Promise<string | undefined> => {
  const created = await post("/sign-up/email", { ...account, ...PERSON });
  if (!created.ok) return created.text();
  await identity.giveKeys(account);
  const entered = await post("/sign-in/email", account);
  if (!entered.ok) return entered.text();
  const organisation = await post("/organization/create", ORGANISATION, cookieOf(entered));
  return organisation.ok ? undefined : organisation.text();
};

/**
 * Creates the demonstration account and its organisation at the first start; answers its address and password. The
 * password told is the one that opens: whoever changed it, and whatever became of the file.
 */
export const prepareDemonstration = async ({
  identity,
  home,
  origin,
}: {
  readonly identity: Identity;
  readonly home: string;
  readonly origin: string;
}): Promise<DemonstrationAccount> => {
  const account = readOrDraw(home);
  if (await identity.giveKeys(account)) return account;
  const post: Post = (path, body, cookie) =>
    identity.handle(
      new Request(`${origin}/api/auth${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
        body: JSON.stringify(body),
      }),
      "127.0.0.1",
    );
  const refused = await createAccount(post, { identity, account });
  if (refused !== undefined) throw new Error(`Demonstration account refused: ${refused}`);
  return account;
};
