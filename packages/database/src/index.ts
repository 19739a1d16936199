export type { Copy, LoadedTable } from "./copy/copy-into.ts";
export type { CopyValue } from "./copy/copy-text.ts";
export type { ApplicationTables, ApplicationTransaction, Database, JobsConnection, Relay } from "./database.ts";
export {
  abandonLoad,
  beginLoad,
  type LoadId,
  markLayer,
  publishLoad,
  releaseLayer,
  type UnsettledLayer,
  unsettledLayers,
} from "./loading.ts";
export { openDatabase } from "./open-database.ts";
export { type OpenFailure, openFailureSentence } from "./open-failure.ts";
export type { Home, Opened, OpenOptions, ServerLogins } from "./open-options.ts";
export { type Outage, outageOf } from "./outage.ts";
export { planMigrations } from "./plan-migrations.ts";
export type { AppTables, FigureProvenance, PropertyStatus } from "./schemas/app.ts";
export type { AuthTables } from "./schemas/auth.ts";
export type { LayerName, LayerStatus, PluDocumentStatus, TerritoryTables } from "./schemas/territory.ts";
export type { Replica, ReplicaState } from "./server/open-replica.ts";
export { sweepLoads } from "./sweep-loads.ts";
