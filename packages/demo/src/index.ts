export {
  type Address,
  type GeneratedCommune,
  generateCommune,
  generateDemoCommune,
} from "./commune/generate-commune.ts";
export { serveDepartement } from "./departement/serve-departement.ts";
export { type EditionChanges, type NextEdition, nextEdition } from "./edition/next-edition.ts";
export { publishedTwice } from "./edition/publish-next.ts";
export type { ServedCommune, ServedPlan, ServedRisk } from "./formats/served-commune.ts";
export { type CommuneIdentity, DEMO_IDENTITY, FICTIONAL, VINTAGES } from "./place/identity.ts";
export { demoPlan, type ReglementStyle, reglementPdf } from "./reglement/plans.ts";
export { type Fault, rewriting, type ServedLayer } from "./server/faults.ts";
export { serveCommune, serveDemoCommune } from "./server/serve-commune.ts";
export { type FolderAsk, serveFolder } from "./server/serve-folder.ts";
export { type SourceServer, startSourceServer } from "./server/start-source-server.ts";
