import { SERVER_EVENTS } from "@lotir/contract";
import type { Channel } from "../http/channel.ts";
import type { CertificateNews } from "./certificate-news.ts";
import { certificateUrl } from "./certificate-url.ts";

/** Says a step to who follows the property, in the words of the specification (spec 2 §7). */
export const tellCertificate = (channel: Pick<Channel, "propertyNewsHere">, news: CertificateNews): void => {
  const { organisationId, propertyId, jobId, status, message, progress } = news;
  const place = { organisationId, propertyId };
  channel.propertyNewsHere(place, SERVER_EVENTS.certificateProgress, { propertyId, jobId, status, message, progress });
  if (status === "completed")
    channel.propertyNewsHere(place, SERVER_EVENTS.certificateComplete, {
      propertyId,
      jobId,
      url: certificateUrl(propertyId, jobId),
    });
  if (status === "error")
    channel.propertyNewsHere(place, SERVER_EVENTS.certificateError, { propertyId, jobId, error: message });
};
