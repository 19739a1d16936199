export { listDepartement } from "./departement/list-departement.ts";
export {
  type CommuneOutcome,
  type CommuneTold,
  loadDepartement,
} from "./departement/load-departement.ts";
export type { TimeLeft } from "./departement/time-left.ts";
export { describeCommune } from "./describe/describe-commune.ts";
export { FACTS_VERSION } from "./describe/fact-row.ts";
export { loadLayer } from "./load/load-layer.ts";
export { type LayerSummary, loadCommune, summaryOf } from "./load-commune.ts";
export { openCommuneThreads, THREAD_SOURCES } from "./open-commune-threads.ts";
export { standingGoods } from "./price/standing-goods.ts";
export { PLU_READER, type ReadingMeans, type ReadingStep, readReglement } from "./reglement/read-reglement.ts";
export { doubtSentence } from "./review/doubt-sentence.ts";
export { isScanLate } from "./scan/is-scan-late.ts";
export { scanCommune } from "./scan/scan-commune.ts";
export { type ScannedRow, scannedParcelles } from "./scan/scan-store.ts";
export { secondLook } from "./scan/second-look.ts";
export {
  isFictional,
  type LocalSources,
  type OpenedSources,
  openSources,
  type SourcePlan,
} from "./sources/source-plan.ts";
export type { CommuneThreads } from "./tasks/commune-tasks.ts";
export type { Loading } from "./tasks/loading.ts";
