import type { Database } from "@lotir/database";
import type { IsoDate } from "@lotir/units";
import type { SourcePlan } from "../sources/source-plan.ts";
import type { CommuneThreads } from "./commune-tasks.ts";

/** What loading needs: the database, where to ask, today's date, and threads to work in. */
export interface Loading {
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly today: IsoDate;
  readonly threads: CommuneThreads;
  readonly signal?: AbortSignal | undefined;
}
