import type { CommuneThreads, SourcePlan } from "@lotir/commune-work";
import type { RoutedConnectors } from "@lotir/connectors";
import type { SecretName } from "@lotir/contract";
import type { Database } from "@lotir/database";
import type { Printer } from "@lotir/dossier";
import type { ObjectStorage, Vault } from "@lotir/storage";
import type { Markets, OwnMoneys } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import type { AuctionSearches } from "./auction/auction-searches.ts";
import type { EngineTurn } from "./division/engine-turn.ts";
import type { Generations } from "./division/generations.ts";
import type { CertificateJobs } from "./dossier/certificate-jobs.ts";
import type { Channel } from "./http/channel.ts";
import type { Identity } from "./identity/index.ts";
import type { CommuneJobs } from "./jobs/commune-jobs.ts";
import type { PluFiles } from "./jobs/plu-files.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { ListingWork } from "./listing/listing-work.ts";
import type { Reading } from "./parcelle/open-reading.ts";
import type { Rereadings } from "./reglement/rereadings.ts";

export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
}

export interface Doors {
  readonly mail: "sent" | "kept";
  readonly openid: { readonly name: string } | null;
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
  /** Where plans and files are printed, in a thread of their own. */
  readonly printer: Printer;
  /** Plans balanced under the assumptions of organisations. */
  readonly ownMoneys: OwnMoneys;
  /** Where tiles and searches are read. */
  readonly reading: Reading;
  readonly jobs: CommuneJobs;
  /** Readings of auction sites under way. */
  readonly auctionSearches: AuctionSearches;
  /** Applications for a certificate, prepared away from who asks. */
  readonly certificates: CertificateJobs;
  /** Who runs the division engine next, while somebody waits. */
  readonly engineTurn: EngineTurn;
  /** Generations of scenarios that somebody waits for. */
  readonly generations: Generations;
  /** How often règlements are fetched again. */
  readonly rereadings: Rereadings;
  readonly files: PluFiles;
  /** Bytes kept beside the database: photos, pieces of a file. */
  readonly objects: ObjectStorage;
  /** Whose bytes they are. */
  readonly keptFiles: KeptFiles;
  readonly channel: Channel;
  /** Seals the keys that organisations bring. */
  readonly vault: Vault;
  /** Those of the installation, for organisations that brought none. */
  readonly installedKeys: Readonly<Partial<Record<SecretName, string>>>;
  readonly listingWork: ListingWork;
  /** Whether the paid source of adverts is asked at all. */
  readonly isListingSourceOn: boolean;
  /** Whether mails leave. */
  readonly doors: Doors;
  readonly demonstration: DemonstrationAccount | undefined;
  readonly today: () => IsoDate;
  /** Expected refusals pass by; anything else is a bug, and is written down. */
  readonly reportBug: (error: unknown) => void;
}
