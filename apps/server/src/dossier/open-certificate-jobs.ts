import { randomUUID } from "node:crypto";
import type { Database } from "@lotir/database";
import type { PgBoss } from "pg-boss";
import { isLive, openQueue, workOn } from "../jobs/job-queue.ts";
import type { Lotir } from "../lotir.ts";
import type { CertificateJob, CertificateJobs } from "./certificate-jobs.ts";
import { openCertificateNews } from "./certificate-news.ts";
import { findLastMaking, insertMaking, updateMaking } from "./dossier-making-store.ts";
import { makeCertificate } from "./make-certificate.ts";

const MAKE = "preparer-certificat";

interface Opening
  extends Pick<Lotir, "database" | "connectors" | "plan" | "identity" | "objects" | "today" | "printer" | "reportBug"> {
  readonly boss: PgBoss;
  /** Whether this process prepares them, or only asks. */
  readonly isWorking: boolean;
}

export const FAILED = "La demande de certificat n'a pas pu être préparée. Réessayez.";

const liveJobs = async (boss: PgBoss, matching: object = {}) =>
  (await boss.findJobs<CertificateJob>(MAKE, { data: matching })).filter(isLive);

/** On the embedded home, jobs of before this process belong to nobody: they are taken up again. */
const recover = async (boss: PgBoss, database: Database): Promise<void> => {
  if (database.home !== "embedded") return;
  const left = (await liveJobs(boss)).map(({ data }) => data);
  await boss.deleteAllJobs(MAKE);
  for (const data of left) await boss.send(MAKE, data, { singletonKey: data.makingId });
};

/** Opens the queue of certificates: one job an application, its progress told to who follows the property. */
export const openCertificateJobs = async (opening: Opening): Promise<CertificateJobs> => {
  const { boss, database, reportBug } = opening;
  const news = await openCertificateNews(database);
  await openQueue(boss, MAKE, database);
  if (opening.isWorking) await recover(boss, database);

  const run = async (job: CertificateJob): Promise<void> => {
    const { organisationId, propertyId, makingId } = job;
    try {
      await makeCertificate(opening, job, (step) =>
        news.tell({ organisationId, propertyId, jobId: makingId, ...step }),
      );
    } catch (error) {
      reportBug(error);
      await database.application(organisationId, (trx) =>
        updateMaking(trx, { propertyId, id: makingId, status: "failed", failure: FAILED }),
      );
      news.tell({ organisationId, propertyId, jobId: makingId, status: "error", message: FAILED, progress: 0 });
    }
  };
  if (opening.isWorking) await workOn(boss, { queue: MAKE }, run);

  return {
    start: async (asked) => {
      const { organisationId, propertyId, actorId } = asked;
      const last = await database.application(organisationId, (trx) =>
        findLastMaking(trx, { propertyId, kind: "certificat" }),
      );
      const isUnderWay = last?.status === "waiting" || last?.status === "running";
      if (isUnderWay && (await liveJobs(boss, { makingId: last.id })).length > 0) return last.id;
      const makingId = randomUUID();
      await database.application(organisationId, (trx) =>
        insertMaking(trx, { propertyId, id: makingId, kind: "certificat", status: "waiting", dataHash: null, actorId }),
      );
      await boss.send(MAKE, { ...asked, makingId }, { singletonKey: makingId });
      return makingId;
    },
    onNews: news.onNews,
    close: news.close,
  };
};
