import type { Chance } from "../random.ts";
import type { StreetRank } from "./street-plan.ts";

/** A street name as people write it and as tax files shorten it. */
export interface StreetName {
  readonly full: string;
  readonly short: string;
}

const KINDS: Readonly<Record<StreetRank, readonly (readonly [string, string])[]>> = {
  route: [
    ["Route", "RTE"],
    ["Avenue", "AV"],
  ],
  rue: [
    ["Rue", "RUE"],
    ["Avenue", "AV"],
    ["Rue", "RUE"],
    ["Boulevard", "BD"],
  ],
  ruelle: [
    ["Rue", "RUE"],
    ["Traverse", "TRA"],
    ["Montée", "MTE"],
    ["Rue", "RUE"],
  ],
  chemin: [
    ["Chemin", "CHE"],
    ["Chemin", "CHE"],
    ["Vieux chemin", "VCHE"],
  ],
  impasse: [
    ["Impasse", "IMP"],
    ["Allée", "ALL"],
  ],
};

const NAMES = [
  "de la Calanque",
  "des Pins Parasols",
  "du Phare",
  "des Oliviers",
  "de la Chapelle",
  "du Lavoir",
  "des Agaves",
  "de la Corniche",
  "du Vallon",
  "des Mimosas",
  "de la Citerne",
  "du Moulin",
  "des Vignes",
  "de la Sémaphore",
  "du Cap",
  "des Tamaris",
  "de la Fontaine",
  "du Four",
  "des Pêcheurs",
  "de la Batterie",
  "du Puits",
  "des Arbousiers",
  "de la Poste",
  "du Port",
  "des Lentisques",
  "de la Plage",
  "du Clos",
  "des Citronniers",
  "de la Madone",
  "du Belvédère",
  "des Genêts",
  "de la Colle",
  "du Rocher",
  "des Cigales",
  "de la Bergerie",
  "du Jas",
  "des Lauriers",
  "de la Treille",
  "du Ponant",
  "des Restanques",
  "de la Tramontane",
  "du Levant",
  "des Chênes Verts",
  "de la Gabelle",
  "du Grand Large",
  "des Myrtes",
  "de la Mairie",
  "du Cimetière",
  "des Écoles",
  "de la Source",
  "du Mistral",
  "des Amandiers",
  "de la Pinède",
  "du Sentier Bleu",
  "des Romarins",
  "de la Vigie",
  "du Canadel",
  "des Figuiers",
  "de la Croix",
  "du Débarcadère",
  "des Roches Rouges",
  "de la Galère",
  "du Castel",
  "des Embruns",
  "de la Louve",
  "du Pré Salé",
  "des Goélands",
  "de la Draye",
  "du Bois Noir",
  "des Salines",
  "de la Baume",
  "du Marché",
  "des Cordiers",
  "de la Voilerie",
  "du Chantier",
  "des Filets",
  "de l’Anse",
  "de l’Église",
  "de l’Aiguade",
  "de l’Abreuvoir",
  "de l’Escale",
  "de l’Horizon",
  "de l’Aire",
  "de l’Ermitage",
] as const;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("’", " ")
    .toUpperCase();

const LITTLE = /^(DE LA|DES|DU|DE L|DE) /;

/** A different name for each street, drawn once; when the list is exhausted the names come back numbered. */
export const streetNames = (ranks: readonly StreetRank[], random: Chance): readonly StreetName[] => {
  const given = new Map<string, number>();
  return ranks.map((rank, index) => {
    if (index === 0) return { full: "Quai de la Douane", short: "QU DE LA DOUANE" };
    const [kind, code] = random.pick(KINDS[rank]);
    const name = NAMES[(index * 31 + random.integer(0, 2)) % NAMES.length] ?? NAMES[0];
    const times = (given.get(`${kind} ${name}`) ?? 0) + 1;
    given.set(`${kind} ${name}`, times);
    const suffix = times === 1 ? "" : ` ${times}`;
    return {
      full: `${kind} ${name}${suffix}`,
      short: `${code} ${plain(name).replace(LITTLE, (word) => word)}${suffix}`,
    };
  });
};
