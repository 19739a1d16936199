import type { Database } from "@lotir/database";
import type { IsoDate } from "@lotir/units";
import type { SourcePlan } from "../sources/source-plan.ts";

/** What loading needs: the database, where to ask, and today's date. */
export interface Loading {
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly today: IsoDate;
  readonly signal?: AbortSignal | undefined;
}
