import type { Point } from "@lotir/geometry";
import type { StreetName } from "../island/street-names.ts";
import type { Street, StreetRank } from "../island/street-plan.ts";
import type { ToDegrees } from "../place/ground.ts";
import { type CommuneIdentity, VINTAGES } from "../place/identity.ts";
import type { Chance } from "../random.ts";
import type { Feature } from "./feature.ts";

interface RoadHabit {
  readonly nature: string;
  readonly importance: string;
  /** Metres of the street that are not carriageway: pavements, verges, walls. */
  readonly verges: number;
  readonly speed: number;
}

const ROADS: Readonly<Record<StreetRank, RoadHabit>> = {
  route: { nature: "Route à 1 chaussée", importance: "4", verges: 3.5, speed: 45 },
  rue: { nature: "Route à 1 chaussée", importance: "5", verges: 2.6, speed: 30 },
  ruelle: { nature: "Route à 1 chaussée", importance: "5", verges: 0.6, speed: 15 },
  chemin: { nature: "Route à 1 chaussée", importance: "5", verges: 2, speed: 25 },
  impasse: { nature: "Route à 1 chaussée", importance: "5", verges: 1, speed: 20 },
};

const half = (value: number): number => Math.max(2.5, Math.round(value * 2) / 2);

const keyOf = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Pieces of each street between two crossings: BD TOPO cuts its lines wherever another one ends. */
export const roadPieces = (
  streets: readonly Street[],
): readonly { readonly street: Street; readonly line: readonly Point[] }[] => {
  const ends = new Set(
    streets.flatMap(({ centre }) => [centre.at(0), centre.at(-1)].flatMap((end) => (end ? [keyOf(end)] : []))),
  );
  return streets.flatMap((street) => {
    const lines: Point[][] = [];
    let line: Point[] = [];
    street.centre.forEach((point, index) => {
      line.push(point);
      const isInside = index > 0 && index < street.centre.length - 1;
      if (!isInside || !ends.has(keyOf(point))) return;
      lines.push(line);
      line = [point];
    });
    return [...lines, line].filter((each) => each.length > 1).map((each) => ({ street, line: each }));
  });
};

interface RoadFacts {
  readonly name: string | null;
  readonly isPrivate: boolean;
  readonly isTrack: boolean;
  readonly width: number | undefined;
}

const roadProperties = ({ rank }: Street, facts: RoadFacts, codeInsee: string): Readonly<Record<string, unknown>> => {
  const habit = ROADS[rank];
  const { name, isPrivate, isTrack, width } = facts;
  return {
    nature: isTrack ? "Route empierrée" : habit.nature,
    nom_collaboratif_gauche: name,
    nom_collaboratif_droite: name,
    importance: isTrack ? "6" : habit.importance,
    fictif: false,
    position_par_rapport_au_sol: "0",
    etat_de_l_objet: "En service",
    date_modification: VINTAGES.voies,
    // The source writes 0 for a width nobody measured.
    largeur_de_chaussee: width ?? 0,
    prive: isPrivate,
    sens_de_circulation: "Double sens",
    nombre_de_voies: (width ?? 0) >= 5 ? 2 : 1,
    urbain: rank === "rue" || rank === "ruelle",
    vitesse_moyenne_vl: habit.speed,
    acces_vehicule_leger: isPrivate ? "Restreint aux ayants droit" : "Libre",
    nom_voie_ban_gauche: name,
    nom_voie_ban_droite: name,
    insee_commune_gauche: codeInsee,
    insee_commune_droite: codeInsee,
    cpx_classement_administratif: rank === "route" ? "Départementale" : null,
  };
};

const factsOf = (street: Street, names: readonly StreetName[], random: Chance): RoadFacts => ({
  name: names[street.number]?.full ?? null,
  isPrivate: street.isPrivate ?? (street.rank === "impasse" && random.happens(0.45)),
  isTrack: street.rank === "chemin" && street.width < 5.2 && random.happens(0.6),
  width: random.happens(0.06) ? undefined : half(street.width - ROADS[street.rank].verges),
});

/** The roads of the island with the attributes of BD TOPO 3, as the WFS gives them: longitude, latitude, altitude. */
export const roadFeatures = (
  streets: readonly Street[],
  ask: {
    readonly names: readonly StreetName[];
    readonly identity: CommuneIdentity;
    readonly toDegrees: ToDegrees;
    readonly random: Chance;
  },
): readonly Feature[] => {
  const { codeInsee } = ask.identity;
  const facts = new Map(streets.map((street) => [street, factsOf(street, ask.names, ask.random)]));
  return roadPieces(streets).flatMap(({ street, line }, index): readonly Feature[] => {
    const known = facts.get(street);
    if (known === undefined) return [];
    const coordinates = line.map((point) => [...ask.toDegrees(point), Math.round(60 - Math.hypot(...point) / 30)]);
    const cleabs = `TRONROUT0000${codeInsee}${String(index + 1).padStart(7, "0")}`;
    return [
      {
        type: "Feature",
        id: `troncon_de_route.${index + 1}`,
        geometry: { type: "LineString", coordinates },
        properties: { cleabs, ...roadProperties(street, known, codeInsee) },
      },
    ];
  });
};
