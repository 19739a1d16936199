import { type Metres, metres } from "@lotir/units";
import { z } from "zod";
import { type LonLatLines, linesFrom } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";

/** One piece of road centreline between two crossings (BD TOPO). Undefined is what the source does not say. */
export interface TronconDeRoute {
  readonly id: string | undefined;
  /** "Route à 1 chaussée", "Chemin", "Sentier", "Rond-point"… */
  readonly nature: string | undefined;
  /** 1 (national link) to 6 (path). */
  readonly importance: number | undefined;
  /** Of the carriageway alone, verges and pavements left out; the source's 0 is "unknown". */
  readonly largeurDeChaussee: Metres | undefined;
  readonly nombreDeVoies: number | undefined;
  readonly prive: boolean | undefined;
  /** "Libre", "Restreint aux ayants droit", "Physiquement impossible"… */
  readonly accesVehiculeLeger: string | undefined;
  readonly nom: string | undefined;
  /** "Nationale", "Départementale"… ; undefined for most communal roads. */
  readonly classement: string | undefined;
  /** Drawn for the network's sake only. */
  readonly fictif: boolean;
  /** 0 on the ground, positive on a bridge, negative in a tunnel. */
  readonly niveau: number;
  readonly lines: LonLatLines;
}

const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const found = typeof value === "string" && value.trim() !== "" ? Number(value.replace(",", ".")) : value;
    return typeof found === "number" && Number.isFinite(found) ? found : undefined;
  });

const text = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === "" || value === "NC" || value === "NR" ? undefined : value));

const yesOrNo = z
  .union([z.boolean(), z.string(), z.number()])
  .nullish()
  .transform((value) => {
    if (typeof value === "string" && value.trim() === "") return undefined;
    return value === null || value === undefined ? undefined : /^(true|oui|1|t)$/i.test(String(value));
  });

// Names of BD TOPO 3 (the service) and of BD TOPO 2 (older files), in lowercase.
const Properties = z.object({
  cleabs: text,
  id: text,
  nature: text,
  importance: number,
  largeur_de_chaussee: number,
  largeur: number,
  nombre_de_voies: number,
  nb_voies: number,
  prive: yesOrNo,
  acces_vehicule_leger: text,
  acces: text,
  nom_voie_ban_gauche: text,
  nom_voie_ban_droite: text,
  nom_collaboratif_gauche: text,
  nom_1_gauche: text,
  nom_voie_g: text,
  cpx_classement_administratif: text,
  cl_admin: text,
  fictif: yesOrNo,
  position_par_rapport_au_sol: number,
  pos_sol: number,
});

export const tronconDeRouteFrom = (feature: RawFeature): TronconDeRoute => {
  const of = readProperties(Properties, lowercased(feature.properties));
  const largeur = of.largeur_de_chaussee ?? of.largeur;
  const nom = of.nom_voie_ban_gauche ?? of.nom_voie_ban_droite ?? of.nom_collaboratif_gauche ?? of.nom_1_gauche;
  return {
    id: of.cleabs ?? of.id,
    nature: of.nature,
    importance: of.importance,
    largeurDeChaussee: largeur === undefined || largeur <= 0 ? undefined : metres(largeur),
    nombreDeVoies: of.nombre_de_voies ?? of.nb_voies,
    prive: of.prive,
    accesVehiculeLeger: of.acces_vehicule_leger ?? of.acces,
    nom: nom ?? of.nom_voie_g,
    classement: of.cpx_classement_administratif ?? of.cl_admin,
    fictif: of.fictif ?? false,
    niveau: of.position_par_rapport_au_sol ?? of.pos_sol ?? 0,
    lines: linesFrom(feature.geometry),
  };
};
