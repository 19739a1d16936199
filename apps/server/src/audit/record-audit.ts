import type { ApplicationTransaction } from "@lotir/database";

/** What the trail keeps: who did what to what. */
interface Deed {
  readonly actorId: string;
  readonly action: "property.add" | "commune.load" | "commune.cancel";
  /** A parcel's or a commune's code. */
  readonly subject: string;
}

/** Adds a line to the organisation's trail, which nobody changes. */
export const recordAudit = async (trx: ApplicationTransaction, { actorId, action, subject }: Deed): Promise<void> => {
  await trx.insertInto("app.audit").values({ actor_id: actorId, action, subject }).execute();
};
