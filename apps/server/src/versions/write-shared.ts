import type { ApplicationTransaction } from "@lotir/database";
import { recordAudit } from "../audit/audit-store.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { readVersion } from "./read-version.ts";
import type { Kept, Shared } from "./shared.ts";
import { tellStale } from "./tell-stale.ts";

interface Asked<Value> {
  readonly request: Request;
  /** The one that was read, where the body says it. */
  readonly version?: number | undefined;
  readonly lotir: Pick<Lotir, "database" | "identity">;
  /** Who writes. */
  readonly member: { readonly userId: string; readonly organisationId: string };
  /** The fields written; the others stay as they are. */
  readonly change: Value;
}

type Written<Value> = { readonly kept: Kept<Value> } | { readonly stale: Kept<Value> | undefined };

/**
 * The one way to write what is shared. A version that was sent is obeyed: refused with what changed when another stands.
 * Without one the write is made over whatever stands. Either way the history keeps what was there and what is.
 */
export const writeShared = async <Value extends object>(
  shared: Shared<Value>,
  { lotir, member, change, request, version }: Asked<Value>,
): Promise<Kept<Value>> => {
  const read = readVersion({ headers: request.headers, version });
  if (!read.ok) throw refuse(read.failure, { ifMatch: request.headers.get("if-match") });
  const mayStandOn = read.value;
  const actorId = member.userId;
  const attempt = async (trx: ApplicationTransaction): Promise<Written<Value>> => {
    const before = await shared.hold(trx);
    if (mayStandOn !== undefined && !mayStandOn(before?.version ?? 0)) return { stale: before };
    const value = { ...before?.value, ...change };
    // Added by another since it was read: what it added is now there to be held.
    if (!(await shared.write(trx, value, { actorId, isKept: before !== undefined }))) return attempt(trx);
    const kept = await shared.hold(trx);
    if (kept === undefined) throw new Error(`${shared.action} ${shared.subject} was written and is not there`);
    const facts = {
      version: kept.version,
      isOnRead: mayStandOn !== undefined,
      before: before?.value ?? null,
      after: kept.value,
    };
    await recordAudit(trx, { actorId, action: shared.action, subject: shared.subject, facts });
    return { kept };
  };
  const written = await lotir.database.application(member.organisationId, attempt);
  if ("kept" in written) return written.kept;
  const author = written.stale?.writtenBy ?? null;
  const name = author === null ? null : await lotir.identity.nameOf(author);
  const { details, sentence } = tellStale({
    ...shared,
    change,
    stands: written.stale,
    name,
    isYou: author === actorId,
  });
  throw refuse("changed-meanwhile", details, sentence);
};
