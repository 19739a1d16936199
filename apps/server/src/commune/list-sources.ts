import type { SourceName } from "@lotir/connectors";
import { asMember } from "../call.ts";

/** What each source gives, in French, and when it is asked. */
const GIVES: Readonly<Record<SourceName, readonly [gives: string, when: "chargement" | "demande"]>> = {
  communes: ["Communes : noms, codes postaux, limites", "chargement"],
  cadastre: ["Parcelles et bâtiments", "chargement"],
  dvf: ["Ventes publiées", "chargement"],
  zonage: ["Zones et prescriptions", "chargement"],
  documents: ["Règlements d'urbanisme", "demande"],
  voies: ["Voies ; hauteurs des bâtiments, à la demande", "chargement"],
  diagnostics: ["Diagnostics énergétiques", "chargement"],
  risques: ["Risques de la commune, puis de chaque parcelle ouverte", "chargement"],
  adresses: ["Adresses", "demande"],
  fonds: ["Fonds de carte", "demande"],
  altitudes: ["Altitudes du terrain", "demande"],
  annonces: ["Annonces, avec la clé de l'organisation", "demande"],
  licitor: ["Ventes aux enchères", "demande"],
  avoventes: ["Ventes aux enchères", "demande"],
  cessions: ["Ventes de l'État", "demande"],
};

/** Every source that this installation asks, as it names itself, with its licence. */
export const listSources = asMember.listSources.handler(({ context: { lotir } }) => {
  const names = Object.keys(GIVES) as SourceName[];
  const data = names.map((source) => {
    const { name, licence } = lotir.plan.live[source];
    const [gives, when] = GIVES[source];
    return { name, licence, gives, when };
  });
  return { success: true, data };
});
