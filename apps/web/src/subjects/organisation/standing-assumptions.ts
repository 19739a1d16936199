import { Assumptions, type ChangedMeanwhile } from "@lotir/contract";

/** What stands on the server, from what was sent and what differs. */
export const standing = (sent: Assumptions, { fields }: ChangedMeanwhile): Assumptions => {
  const read = Assumptions.safeParse({
    ...sent,
    ...Object.fromEntries(fields.map(({ field, theirs }) => [field, theirs])),
  });
  return read.success ? read.data : sent;
};

/** Fields that the other changed: those that only the person here changed are no news to them. */
export const changedFrom = (read: Assumptions, { fields }: ChangedMeanwhile): ChangedMeanwhile["fields"] =>
  fields.filter(({ field, theirs }) => Reflect.get(read, field) !== theirs);
