import type { CertificateNews } from "./certificate-news.ts";

export interface CertificateJob {
  readonly organisationId: string;
  readonly propertyId: string;
  readonly makingId: string;
  readonly actorId: string;
}

/** The preparation of applications for a certificate, as operations see it. */
export interface CertificateJobs {
  /** The id of what is being prepared: asking twice prepares one. */
  start(asked: Omit<CertificateJob, "makingId">): Promise<string>;
  onNews(listener: (news: CertificateNews) => void): () => void;
  close(): Promise<void>;
}
