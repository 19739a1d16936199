import type { Database } from "@lotir/database";

/** How the preparation of an application goes, as one process tells the others. */
export interface CertificateNews {
  readonly organisationId: string;
  readonly propertyId: string;
  readonly jobId: string;
  readonly status: "generating" | "completed" | "error";
  readonly message: string;
  /** Per cent. */
  readonly progress: number;
}

const CHANNEL = "lotir_certificat";

export const openCertificateNews = async (database: Database) => {
  const listeners = new Set<(news: CertificateNews) => void>();
  const unlisten = await database.listen(CHANNEL, (payload) => {
    // Written by `tell`, in this process or in another of the same version.
    const news = JSON.parse(payload) as CertificateNews;
    for (const listener of listeners) listener(news);
  });
  return {
    // A lost message costs nothing: whoever waits asks again, and the database says how it ended.
    tell: (news: CertificateNews): void => {
      database.notify(CHANNEL, JSON.stringify(news)).catch(() => undefined);
    },
    onNews: (listener: (news: CertificateNews) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: unlisten,
  };
};
