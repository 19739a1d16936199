import type { UpstreamFailure } from "./finding.ts";

const SECONDS = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const COUNT = new Intl.NumberFormat("fr-FR");

const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${COUNT.format(Math.round(bytes / 1000))} ko` : `${SECONDS.format(bytes / 1_000_000)} Mo`;

const describeRefusal = (source: string, status: number, isQuota = false): string => {
  if (isQuota)
    return `Le crédit de la clé de ${source} est épuisé : rien de plus n’y sera demandé avant son renouvellement.`;
  if (status === 401) return `${source} ne reconnaît pas la clé qui lui est donnée (réponse 401).`;
  if (status === 429) return `${source} demande de ralentir (trop de requêtes). Réessayez dans quelques minutes.`;
  if (status === 404) return `${source} n’a pas ces données.`;
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
      return describeRefusal(source, failure.status, failure.isQuota);
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
    case "forbidden-by-robots":
      return `${source} demande aux robots de ne pas lire ${failure.path} : cette page n’est pas lue.`;
  }
};
