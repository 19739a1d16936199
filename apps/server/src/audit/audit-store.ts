import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

/** Writes of what members share: the trail keeps what was there before and what is after. */
export type SharedDeed =
  | "assumptions.save"
  | "costs.save"
  | "dossier.facts"
  | "lot.save"
  | "note.save"
  | "organisation.update"
  | "parcel-note.save"
  | "plan.rename"
  | "project.status"
  | "property.save"
  | "scenario.save"
  | "rule.correct";

/** Who is of the organisation, and as what. */
export type TeamDeed =
  | "invitation.cancel"
  | "invitation.make"
  | "member.join"
  | "member.leave"
  | "member.remove"
  | "member.role";

/** What the trail keeps: who did what to what. */
interface Deed {
  /** Null where it cannot be known. */
  readonly actorId: string | null;
  readonly action:
    | "property.add"
    | "property.cadastre"
    | "property.delete"
    | "property.parcels"
    | "property.restore"
    | "lot.delete"
    | "commune.load"
    | "commune.cancel"
    | "dossier.certificate"
    | "dossier.event"
    | "dossier.make"
    | "dossier.piece"
    | "dossier.piece-delete"
    | "guest.create"
    | "guest.revoke"
    | "dossier.event-back"
    | "photo.add"
    | "photo.delete"
    | "auction-site.on"
    | "auction-site.off"
    | "plan.add"
    | "plan.delete"
    | "plan.import"
    | "plan.restore"
    | "project.delete"
    | "project.generate"
    | "secret.save"
    | "secret.remove"
    | "listing.add"
    | "listing.import"
    | "listing.map"
    | TeamDeed
    | SharedDeed;
  /** A parcel's or a commune's code; for what is shared, what was written. */
  readonly subject: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Adds a line to the organisation's trail, which nobody changes. */
export const recordAudit = async (
  trx: ApplicationTransaction,
  { actorId, action, subject, facts = {} }: Deed,
): Promise<void> => {
  await trx
    .insertInto("app.audit")
    .values({ actor_id: actorId, action, subject, facts: JSON.stringify(facts) })
    .execute();
};

export interface StoredDeed {
  readonly action: string;
  readonly actorId: string | null;
  readonly happenedAt: Date;
  readonly facts: Readonly<Record<string, unknown>>;
}

const COLUMNS = sql`action, actor_id as "actorId", happened_at as "happenedAt", facts`;

/** What was done to a thing and to its parts (`subject/…`), latest first; `added`: the parcel it was made from. */
export const findDeeds = async (
  trx: ApplicationTransaction,
  { subject, added, limit }: { readonly subject: string; readonly added: string; readonly limit: number },
): Promise<readonly StoredDeed[]> => {
  const { rows } = await sql<StoredDeed>`
    select ${COLUMNS} from app.audit
    where subject = ${subject} or starts_with(subject, ${`${subject}/`})
      or (subject = ${added} and action = 'property.add')
    order by id desc limit ${limit}`.execute(trx);
  return rows;
};

/** The last time that this was done to it. */
export const findLastDeed = async (
  trx: ApplicationTransaction,
  { action, subject }: { readonly action: string; readonly subject: string },
): Promise<StoredDeed | undefined> => {
  const { rows } = await sql<StoredDeed>`
    select ${COLUMNS} from app.audit where subject = ${subject} and action = ${action}
    order by id desc limit 1`.execute(trx);
  return rows[0];
};
