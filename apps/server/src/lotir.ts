import type { CommuneThreads, SourcePlan } from "@lotir/commune-work";
import type { RoutedConnectors } from "@lotir/connectors";
import type { Database } from "@lotir/database";
import type { Markets, OwnMoneys } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import type { EngineTurn } from "./division/engine-turn.ts";
import type { Channel } from "./http/channel.ts";
import type { Identity } from "./identity/index.ts";
import type { CommuneJobs } from "./jobs/commune-jobs.ts";
import type { PluFiles } from "./jobs/plu-files.ts";
import type { Rereadings } from "./reglement/rereadings.ts";

export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
}

/** The running product: what operations are made of. Composed once, in `compose.ts`. */
export interface Lotir {
  readonly database: Database;
  readonly identity: Identity;
  readonly plan: SourcePlan;
  readonly connectors: RoutedConnectors;
  /** Prices learnt from the sales of the loaded communes. */
  readonly markets: Markets;
  /** Where long work is done, away from the thread that answers people. */
  readonly threads: CommuneThreads;
  /** Plans balanced under the assumptions of organisations. */
  readonly ownMoneys: OwnMoneys;
  readonly jobs: CommuneJobs;
  /** Who runs the division engine next, while somebody waits. */
  readonly engineTurn: EngineTurn;
  /** How often règlements are fetched again. */
  readonly rereadings: Rereadings;
  readonly files: PluFiles;
  readonly channel: Channel;
  readonly demonstration: DemonstrationAccount | undefined;
  readonly today: () => IsoDate;
  /** Expected refusals pass by; anything else is a bug, and is written down. */
  readonly reportBug: (error: unknown) => void;
}
