const OBJECTS: readonly (readonly [RegExp, string])[] = [
  [
    /\bannexes?\b(?! (?:n ?°|\d|[ivx]+\b|du (?:present |plu|reglement|titre)|au (?:present |plu|reglement)|graphique|documentaire))|\babris?\b|\bgarages?\b|\bpiscines?\b|\bserres?\b|\bcarports?\b|\bveranda/,
    "annexes",
  ],
  [/\bextensions?\b|\bsurelevations?\b|\bagrandissements?\b/, "extensions"],
  [
    /(?:constructions?|batiments?|(?<!contexte )bati|immeubles?|habitations?|logements?)(?: \w+)? (?:deja )?existante?s?\b|\breconstructions?\b|\bsinistre|rehabilitations?|changements? de destination|anterieurement|a la date d'approbation/,
    "constructions existantes",
  ],
  [
    /equipements? (?:publics?|collectifs?|d'interet|d'infrastructure|de superstructure)|services? publics?|interet (?:collectif|general|public)|constructions? publiques?/,
    "équipements publics",
  ],
  [
    /ouvrages? (?:techniques?|d'infrastructure|et accessoires)|locaux? techniques?|locaux? (?:de stockage|poubelles?|a ordures|a velos|destines? au stockage|ordures)|installations? techniques?|pylones?|antennes?|eoliennes?|paratonnerres?|cheminees?|ascenseurs?|transformateurs?|transport d'electricite|lignes? (?:electriques?|de distribution)|infrastructures? routieres?/,
    "ouvrages techniques",
  ],
  [
    /\b[rc]\.\s?[nd]\.?\s?\d|\b(?:rn|rd|cd|route nationale|route departementale)\s?n?°?\s?\d+|\bautoroutes?\b|(?:routes?|voies?)(?: et emprises publiques)? (?:nationales?|departementales?|ferrees?|express|rapides?|classees?|de contournement)|voirie departementale|grande circulation|voies? (?:non ouvertes?|pietonnes?|cyclables?|vertes?|reservees? aux (?:pietons|cycles))|(?:le long|en bordure) des? (?:venelles?|sentiers?|chemins? (?:ruraux|pietons?|d'exploitation))|(?:domaine|emprises?|plateforme) (?:public )?ferroviaire|s\.?n\.?c\.?f|\bdeviation\b|\brocade\b|(?<!\b(?:stations?|arrets?) (?:de |du |d'un )?)\btramway|l'axe de la route|(?:le long|en bordure) (?:de l'avenue|du boulevard|de la rue (?!$)|du cours|de la place|de la route|du quai|du chemin)\b/,
    "voie particulière",
  ],
  [
    /cours d'eau|\bberges?\b|\brivieres?\b|\bruisseaux?\b|\bfosses?\b|\bcanal\b|\bcanaux\b|\blitt?oral\b|domaine public (?:fluvial|maritime)|\bfluvia(?:l|le|ux)\b|\blevees?\b|\bdigues?\b|plans? d'eau|\betangs?\b|(?:bois(?:ement)?s?|boises?) classes?|\blisiere/,
    "cours d'eau ou boisement",
  ],
  [
    /\bcimetieres?\b|stations? d'epuration|canalisations? de (?:transport|gaz)|gazoducs?|oleoducs?|chemins? de fer/,
    "voisinage particulier",
  ],
  [
    /^\W*(?:la hauteur )?(?:des |les )habitations? legeres? de loisirs? (?:ne|n'|ont|sont limit|est)/,
    "habitations légères de loisirs",
  ],
  [/^\W*(?:les |le |tout |des )?(?:depots?|stockages?|aires? de stockage)\b/, "dépôts"],
  [
    /hors agglomeration|en dehors des? (?:l')?agglomerations?|hors des (?:espaces|parties) (?:actuellement )?urbanise/,
    "hors agglomération",
  ],
  [/\bclotures?\b|\bportails?\b|\bhaies?\b|\btalus\b|\bmurs? (?:de soutenement|bahuts?)/, "clôtures"],
  [
    /\bperimetres?\b|emplacements? reserves?|\bindices?\b|marges? de recul (?:portee|inscrite|indiquee|figur)|polygones?/,
    "périmètre particulier",
  ],
  [
    /\bsaillies?\b|\bbalcons?\b|\bdebords?\b|\bencorbellements?\b|\bperrons?\b|\bauvents?\b|isolation|\brampes?\b|panneaux solaires|\bsous-?sols?\b|\bterrasses? (?:non couvertes?|de plain)|\bmodenatures?\b|\blucarnes?\b|\bpignons? (?:de |pour )|fleches? de pignon/,
    "éléments de construction",
  ],
  [/\blivraisons?\b|\bcycles?\b|\bvelos?\b|deux[- ]roues/, "autre objet"],
  [/a l'angle (?:de|des)|pan coupe|intersection des? alignements|voies? en pente/, "terrain d'angle"],
];

const NEW_AND_EXTENDED =
  /(?:constructions? nouvelles?|nouvelles? constructions?)[^.;]{0,12}(?:et|ou|ainsi que|comme)[^.;]{0,14}extensions?(?: d\w*(?: \w+)? (?:constructions?|batiments?)(?: principales?)?(?: existante?s?)?)?/g;

/** "…, les ouvrages techniques n'étant pas compris", "(cheminées exclues)", "garage compris": what a measure leaves out or takes in. */
const LEFT_OUT =
  /(?:,|\()\s?(?:les |hors |non compris(?:e?s)? |exception faite )?[^,()]{3,90}?(?:n'etant pas (?:compris|pris en compte|comptes?|inclus)\w*|non (?:compris|inclus|comptes?)\w*|\bcompris\w*|inclus\w*|exclue?s?|en sus|exceptee?s?)\)?|,? ?(?:ouvrages|superstructures|cheminees)[^,.;()]{0,60}(?:exclue?s?|non comprise?s?|exceptee?s?)/g;

/** "…si elles s'accolent à une construction existante": the neighbour's building, not the object of the rule. */
const LEANS_ON =
  /\b(?:s'|etre )?(?:accol|adoss|jouxt|appuy|contigu|mitoyen)\w*[^.;,]{0,40}existante?s?(?: sur (?:la|une|le) \w+ \w+)?|\b(?:prolongement|continuite|alignement|meme recul|recul dominant)\b[^.;,\d]{0,25}(?:des|d'une?|que|avec) [^.;,\d]{0,30}existante?s?/g;

/** What a passage is about when it is not the zone's new main buildings: annexes, existing buildings, one road… */
export const objectsIn = (plain: string): string[] => {
  const main = plain
    .replace(NEW_AND_EXTENDED, "constructions")
    .replace(/\bhors (?:du |de ce |des |ces )?perimetres?/g, " ")
    .replace(LEANS_ON, " ")
    .replace(
      /(?:y compris (?:les |leurs )?(?:batiments |constructions )?|hors )annexes|(?:extensions? et )?annexes (?:comprises|incluses|non comprises)|,? y compris (?:pour )?(?:les |leurs |la |l'|ceux |celles )?[^,;.]{3,90}(?=[,;.]|$)/g,
      "",
    )
    .replace(
      /(?:et|y compris|ainsi que) (?:leurs|ses|les) annexes|(?<=^\W*(?:maisons?|habitations?|logements?|constructions?(?: principales?)?)) et annexes(?= ?[:,])|hors cours d'eau|exterieure?s? au domaine ferroviaire/g,
      "",
    );
  const own = main.replace(LEFT_OUT, " ");
  return OBJECTS.flatMap(([pattern, name]) => (pattern.test(own) ? [name] : []));
};
