import type { ApplicationTransaction } from "@lotir/database";
import type { SharedDeed } from "../audit/audit-store.ts";

/** A value as it is kept, by whom and since when. */
export interface Kept<Value> {
  readonly value: Value;
  readonly version: number;
  readonly writtenBy: string | null;
  readonly writtenAt: Date;
}

/** Something that the members of an organisation share, one value at a time. */
export interface Shared<Value extends object> {
  readonly action: SharedDeed;
  readonly subject: string;
  /** Names of its fields on a screen. */
  readonly labels: Readonly<Record<string, string>>;
  /** Held until the transaction ends: nobody writes between this reading and the writing. */
  hold(trx: ApplicationTransaction): Promise<Kept<Value> | undefined>;
  /** False when it was not kept and another transaction added it first. */
  write(trx: ApplicationTransaction, value: Value, writing: Writing): Promise<boolean>;
}

interface Writing {
  readonly actorId: string;
  readonly isKept: boolean;
}
