/** Why a database could not be opened. Nothing was changed in it. */
export type OpenFailure =
  | {
      readonly kind: "held-by";
      readonly folder: string;
      readonly pid: number | undefined;
      readonly startedAt: string | undefined;
    }
  | { readonly kind: "newer-version"; readonly found: number; readonly known: number; readonly writtenBy: string }
  | { readonly kind: "other-engine"; readonly folder: string; readonly found: string; readonly known: string }
  | { readonly kind: "damaged"; readonly folder: string; readonly lost: readonly string[] }
  | { readonly kind: "disk-full"; readonly place: string }
  | { readonly kind: "unreachable"; readonly server: string; readonly issue: string }
  | { readonly kind: "rights-missing"; readonly server: string; readonly issue: string }
  | { readonly kind: "tables-held"; readonly server: string }
  | { readonly kind: "postgis-missing"; readonly server: string };

const since = (startedAt: string | undefined): string =>
  startedAt === undefined ? "" : `, ouvert depuis ${new Date(startedAt).toLocaleString("fr-FR")}`;

/** The failure as the person at the terminal reads it, with what to do. */
export const openFailureSentence = (failure: OpenFailure): string => {
  switch (failure.kind) {
    case "held-by": {
      const who = failure.pid === undefined ? "un autre processus" : `le processus ${failure.pid}`;
      return `La base de ${failure.folder} est déjà tenue par ${who}${since(failure.startedAt)}. Arrêtez-le, ou choisissez un autre dossier avec LOTIR_HOME.`;
    }
    case "newer-version":
      return `Cette base a été écrite par une version plus récente de Lotir (${failure.writtenBy}, schéma ${failure.found} ; cette version connaît le schéma ${failure.known}). Elle n'a pas été touchée : mettez Lotir à jour.`;
    case "other-engine":
      return `La base de ${failure.folder} a été écrite par PostgreSQL ${failure.found}, cette version de Lotir embarque PostgreSQL ${failure.known}. Elle n'a pas été touchée.`;
    case "damaged":
      return `La base de ${failure.folder} est abîmée : il y manque ${failure.lost.join(", ")}. Elle n'a pas été touchée : restaurez une sauvegarde, ou choisissez un autre dossier avec LOTIR_HOME.`;
    case "disk-full":
      return `Le disque de ${failure.place} est plein : la base de données ne peut pas s'ouvrir. Libérez de la place, puis relancez ; rien de ce qui était enregistré n'est perdu.`;
    case "unreachable":
      return `Le serveur PostgreSQL ${failure.server} ne répond pas : ${failure.issue}.`;
    case "rights-missing":
      return `Les comptes donnés pour ${failure.server} n'ont pas les droits attendus : ${failure.issue}. Voir docs/database-rights.md.`;
    case "tables-held":
      return `La mise à jour de la base ${failure.server} n'a pas pu prendre une table que d'autres tiennent. Rien n'en est fait : relancez quand leur travail (un long chargement, une sauvegarde) sera fini.`;
    case "postgis-missing":
      return `Le serveur PostgreSQL ${failure.server} n'a pas l'extension PostGIS. Installez-la (Debian : postgresql-15-postgis-3), puis relancez.`;
  }
};
