import type { UpstreamFailure } from "./finding.ts";

const SECONDS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const COUNT = new Intl.NumberFormat("fr-FR");

const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${COUNT.format(Math.round(bytes / 1000))} ko` : `${SECONDS.format(bytes / 1_000_000)} Mo`;

const describeRefusal = (source: string, status: number): string => {
  if (status === 429) return `${source} demande de ralentir (trop de requêtes). Réessayez dans quelques minutes.`;
  if (status === 404) return `${source} ne connaît pas ce qui lui est demandé (réponse 404).`;
  if (status >= 500) return `${source} est en panne (réponse ${status}). Réessayez plus tard.`;
  return `${source} a refusé la demande (réponse ${status}).`;
};

const received = (count: number): string => `${COUNT.format(count)} objet${count > 1 ? "s reçus" : " reçu"}`;

/** One French sentence for one failure of a source: what happened, and that nothing was concluded from it. */
export const describeFailure = (failure: UpstreamFailure): string => {
  const { source } = failure;
  switch (failure.kind) {
    case "unreachable":
      return `${source} ne répond pas. Réessayez plus tard.`;
    case "timeout":
      return `${source} n’a pas répondu en ${SECONDS.format(failure.afterMs / 1000)} s. Réessayez plus tard.`;
    case "refused":
      return describeRefusal(source, failure.status);
    case "too-large":
      return `La réponse de ${source} dépasse la taille admise (${megabytes(failure.limitBytes)}) : elle a été abandonnée.`;
    case "malformed":
      return `La réponse de ${source} est illisible (${failure.where}) : ${failure.issue}.`;
    case "cut-answer":
      return `La réponse de ${source} est coupée (${received(failure.received)}) : la suite manque.`;
    case "not-published":
      return `${source} ne publie rien pour cette commune.`;
    case "forbidden-address":
      return `${source} mène à une adresse interdite (${failure.address}) : rien n’y a été envoyé.`;
  }
};
