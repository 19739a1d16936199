import type { ApplicationTransaction } from "@lotir/database";

/** Writes of what members share: the trail keeps what was there before and what is after. */
export type SharedDeed = "assumptions.save" | "costs.save" | "organisation.update" | "rule.correct";

/** What the trail keeps: who did what to what. */
interface Deed {
  readonly actorId: string;
  readonly action: "property.add" | "commune.load" | "commune.cancel" | SharedDeed;
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
