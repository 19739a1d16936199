const WORDS: Readonly<Record<string, string>> = {
  "ground.spr": "site patrimonial remarquable",
  "ground.siteClasse": "site classé, ou en instance de classement",
  "ground.monument": "abords d'un monument historique",
  "ground.monument.insidePerimeter": "périmètre des abords d'un monument historique",
  "ground.monument.perimeterExists": "existence d'un périmètre des abords",
  "ground.monument.within500m": "monument historique à moins de 500 m",
  "ground.monument.covisible": "covisibilité avec un monument historique",
  "ground.divisionControl": "zone où la commune contrôle les divisions (L.115-3)",
  "ground.existingLotissement": "lot d'un lotissement existant",
  "operation.cutsUnit": "partage du terrain entre plusieurs propriétaires",
  "operation.frame": "cadre de l'opération",
  "operation.area": "surface à aménager",
  "operation.parts": "lots de l'opération",
  "operation.common": "voie ou équipement commun",
  "operation.buildings": "bâtiments du permis",
};

const PART: Readonly<Record<string, string>> = {
  use: "destination",
  holder: "propriétaire final",
  buildingsKept: "bâti conservé",
  newBuilding: "construction nouvelle",
  contiguous: "acquéreur voisin",
  beneficiaryPermit: "permis déjà obtenu par l'acquéreur",
};

const COMMON: Readonly<Record<string, string>> = {
  works: "travaux",
  serves: "lots desservis",
  internal: "propre au lotissement",
  payer: "qui paie les travaux",
  form: "forme juridique",
};

/** A fact's dotted path in French words. */
export const factWords = (fact: string): string => {
  const known = WORDS[fact];
  if (known !== undefined) return known;
  const [, group = "", id = "", field = ""] = fact.split(".");
  if (group === "parts") return `lot ${id} : ${PART[field] ?? field}`;
  if (group === "common") return `${id} : ${COMMON[field] ?? field}`;
  return fact;
};

const VALUES: Readonly<Record<string, string>> = {
  "lot-a-batir": "lot à bâtir",
  "bati-conserve": "bâti conservé",
  rattachement: "rattachement au terrain voisin",
  "non-bati": "sans construction",
  collectivite: "collectivité",
  ordinaire: "ordinaire",
  "pc-valant-division": "permis de construire valant division",
  "zac-amenageur": "aménageur d'une ZAC",
  "afu-remembrement": "association foncière urbaine",
  "partage-successoral": "partage successoral",
  creation: "création",
  amenagement: "aménagement",
  aucun: "aucun",
  aucune: "aucune",
  lotisseur: "le lotisseur",
  acquereurs: "les acquéreurs",
  nouvelle: "construction nouvelle",
  "extension-annexe": "extension ou annexe",
};

/** Its value in French. */
export const factValueWords = (value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? "oui" : "non";
  return VALUES[String(value)] ?? String(value);
};
