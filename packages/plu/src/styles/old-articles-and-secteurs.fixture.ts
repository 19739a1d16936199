import type { StyleCase } from "./style-case.fixture.ts";

/** Old articles again: secteurs, lists of roads, traps, size classes. */
export const OLD_ARTICLES_AND_SECTEURS: readonly StyleCase[] = [
  {
    name: "symbols: D, H, R, HE, HF, CES, as small towns write them",
    zone: "UD",
    text: `
ZONE UD
ARTICLE UD-6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Toute construction doit respecter un retrait R par rapport à l'alignement : R ≥ 5 m.
ARTICLE UD-7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
La distance D de tout point de la construction à la limite séparative la plus proche doit être supérieure ou égale à la moitié de la hauteur H de la construction (D ≥ H/2) et jamais inférieure à 4 m.
ARTICLE UD-8 : IMPLANTATION DES CONSTRUCTIONS SUR UNE MEME PROPRIETE
La distance entre deux constructions est au minimum de 4 m.
ARTICLE UD-9 : EMPRISE AU SOL
Le CES maximum est de 0,25.
ARTICLE UD-10 : HAUTEUR DES CONSTRUCTIONS
La hauteur maximale est limitée à :
- 6,50 m à l'égout des toitures (HE)
- 9,50 m au faîtage (HF)
- 7 m au sommet de l'acrotère en cas de toiture terrasse
ARTICLE UD-12 : STATIONNEMENT
Pour l'habitat : 1,5 place par logement.
ARTICLE UD-13 : ESPACES LIBRES
Le coefficient d'espaces verts de pleine terre est de 40 % minimum de la superficie du terrain.
Les surfaces de stationnement sont plantées à raison d'un arbre pour 50 m².
`,
    expected: `
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* entre_constructions.distance_min_m 4
* emprise.max_pct 25
* hauteur.egout_m 6.5
* hauteur.faitage_m 9.5
* hauteur.acrotere_m 7
* stationnement_logement.ratio {"places_par_logement":1.5}
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "prose of an old POS turned PLU",
    zone: "UB",
    text: `
CHAPITRE II - ZONE UB
SECTION 1 - NATURE DE L'OCCUPATION ET DE L'UTILISATION DU SOL
Article UB.1 - Occupations et utilisations du sol interdites
Sont interdites les occupations et utilisations du sol suivantes :
les constructions à usage agricole, les constructions à usage industriel, les parcs d'attractions, les campings.
Article UB.2 - Occupations et utilisations du sol admises sous conditions
Les constructions à usage commercial à condition que leur surface de plancher n'excède pas 500 m².
SECTION 2 - CONDITIONS DE L'OCCUPATION DU SOL
Article UB.3 - Accès et voirie
La largeur des voies nouvelles ne peut être inférieure à 8 mètres.
La pente des rampes d'accès aux garages ne doit pas excéder 15 %.
Article UB.5 - Caractéristiques des terrains
Pour être constructible, un terrain doit avoir une superficie minimale de 600 m².
Article UB.6 - Implantation des constructions par rapport aux voies et emprises publiques
Sauf marge de recul particulière portée au plan, les constructions doivent être édifiées en retrait de 4 mètres au moins par rapport à la limite des emprises publiques.
Article UB.7 - Implantation des constructions par rapport aux limites séparatives
A moins que le bâtiment à construire ne jouxte la limite parcellaire, la distance comptée horizontalement de tout point de ce bâtiment au point de la limite parcellaire qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres.
Article UB.8 - Implantation des constructions les unes par rapport aux autres
Deux constructions non contiguës doivent être distantes d'au moins 4 mètres.
Article UB.9 - Emprise au sol
L'emprise au sol des bâtiments, annexes comprises, ne doit pas excéder 45 % de la surface de la parcelle.
Article UB.10 - Hauteur maximale
La hauteur des constructions ne doit pas excéder 10 m au faîtage.
Un dépassement est toléré pour les ouvrages techniques.
Article UB.12 - Stationnement des véhicules
Il doit être aménagé au moins deux places de stationnement par logement.
Article UB.13 - Espaces libres et plantations
Les surfaces libres de toute construction doivent être plantées.
`,
    expected: `
* destinations_conditions.commerce 500
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.camping true
* acces_voirie.voie_largeur_min_m 8
* acces_voirie.rampe_pente_max_pct 15
* voie.recul_min_m 4
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 4
* emprise.max_pct 45
* hauteur.faitage_m 10
* stationnement_logement.ratio {"places_par_logement":2}
`,
    silences: "espaces_verts qualitatif",
  },
  {
    name: "southern city, secteurs with a dash, dotted leaders, capped parking",
    zone: "4U1",
    text: `
ZONE 4U1
CARACTERE DE LA ZONE :
La zone 4U1 est divisée en secteurs : 4U1-1, 4U1-2.
Article 1 : Occupations ou utilisations du sol interdites
1) Dans l'ensemble de la zone sont interdits :
Les terrains de camping ou de caravanage.
Les constructions destinées à l'industrie et à l'exploitation agricole.
2) Dans le secteur 4U1-2 sont également interdits :
Les constructions destinées à l'entrepôt.
Article 6 : Implantation des constructions par rapport aux voies
1) Dans le secteur 4U1-1 :
Les constructions doivent être implantées à l'alignement.
2) Dans les autres secteurs :
Les constructions doivent être implantées à 4 mètres minimum de l'alignement.
Article 7 : Implantation des constructions par rapport aux limites séparatives
Dans tous les secteurs :
La distance comptée horizontalement de tout point d'un bâtiment au point de la limite séparative le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points diminuée de 3 mètres, sans pouvoir être inférieure à 3 mètres.
Article 10 : Hauteur maximale des constructions
• dans le secteur 4U1-1 : ............................................. 12 mètres
• dans le secteur 4U1-2 : ............................................. 9 mètres
Article 12 : Stationnement
Pour les constructions destinées à l'habitation : 1 place par tranche de 60 m² de surface de plancher entamée, plafonnée à 2 places par logement.
Article 13 : Espaces libres
20 % de la superficie du terrain sont maintenus en pleine terre.
`,
    expected: `
* destinations_interdites.camping true
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
4U1-2 destinations_interdites.entrepot true
4U1-1 voie.alignement "obligatoire"
4U1-2 voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":-3}
* limites.recul_min_m 3
4U1-1 hauteur.max_m 12
4U1-2 hauteur.max_m 9
* stationnement_logement.ratio {"m2_par_place":60,"max_par_logement":2}
* espaces_verts.pleine_terre_pct 20
`,
  },
  {
    name: "eastern style: article number before the zone, numbered sentences",
    zone: "UB",
    text: `
CHAPITRE II - REGLEMENT APPLICABLE A LA ZONE UB
La zone UB comprend le secteur de zone UBa.
Article 1 UB : Occupations et utilisations du sol interdites
1.1. Les constructions à usage industriel.
1.2. Les terrains de camping et de caravanage.
1.3. L'ouverture de carrières et la création d'étangs.
Article 6 UB : Implantation des constructions par rapport aux voies et emprises publiques
6.1. Sauf dispositions contraires figurant au plan de règlement, les constructions sont édifiées à une distance minimale de 4 mètres de la limite d'emprise des voies.
6.2. Les dispositions du présent article ne s'appliquent pas aux équipements publics, qui peuvent être implantés à 1 mètre au moins de l'alignement.
Article 7 UB : Implantation des constructions par rapport aux limites séparatives
7.1. La distance comptée horizontalement de tout point du bâtiment au point le plus proche de la limite séparative doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres (L = H/2, minimum 3 m).
7.2. Toutefois, une construction peut être édifiée le long des limites séparatives si sa hauteur n'excède pas 3,50 mètres et sa longueur 8 mètres.
Article 8 UB : Implantation des constructions les unes par rapport aux autres sur une même propriété
Sauf en cas de contiguïté, la distance entre deux bâtiments est d'au moins 3 mètres.
Article 9 UB : Emprise au sol
L'emprise au sol des constructions n'excédera pas la moitié de la superficie du terrain.
Article 10 UB : Hauteur maximale des constructions
10.1. La hauteur maximale des constructions est limitée à :
- 7 mètres à l'égout principal du toit ;
- 12 mètres au faîtage.
10.2. Dans le secteur UBa, la hauteur maximale est limitée à 9 mètres au faîtage.
10.3. Les ouvrages techniques de faible emprise sont exemptés de la règle de hauteur.
Article 12 UB : Stationnement
Logement : 2 places par logement.
Commerce : 60 % de la surface de plancher.
Article 13 UB : Espaces libres et plantations
Une superficie au moins égale au quart du terrain doit être réservée à des aménagements verts.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 3
* emprise.max_pct 50
UB hauteur.egout_m 7
UBa hauteur.egout_m 7
UB hauteur.faitage_m 12
UBa hauteur.faitage_m 9
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 25
`,
  },
  {
    name: "southern style: lists of roads, height with levels in brackets",
    zone: "UD",
    text: `
ZONE UD
Article UD 6 - Implantation des constructions par rapport aux voies et emprises publiques
Les constructions doivent respecter un recul minimum de :
- 75 mètres de l'axe de l'autoroute A 8,
- 15 mètres de l'axe des routes départementales,
- 5 mètres de l'alignement des autres voies existantes ou projetées.
Article UD 7 - Implantation des constructions par rapport aux limites séparatives
Les bâtiments doivent être implantés à une distance des limites séparatives au moins égale à 5 mètres.
Les constructions annexes sont autorisées en limite séparative, à condition que leur hauteur n'excède pas 3 mètres à l'égout.
Les piscines sont implantées à 2 mètres au moins des limites.
Article UD 8 - Implantation des constructions les unes par rapport aux autres sur une même propriété
Non réglementé.
Article UD 9 - Emprise au sol
L'emprise au sol des constructions ne peut excéder 15 % de la surface du terrain.
Article UD 10 - Hauteur des constructions
Conditions de mesure : la hauteur est mesurée à partir du sol naturel jusqu'à l'égout du toit.
Hauteur absolue : la hauteur des constructions ne peut excéder 7 mètres (R+1).
La hauteur frontale ne peut excéder 10 mètres.
Les clôtures ne peuvent excéder 2 mètres.
Article UD 12 - Stationnement des véhicules
Habitation : 1 place par tranche de 60 m² de surface de plancher entamée avec un minimum de 2 places par logement.
Hôtel : 1 place par chambre.
Article UD 13 - Espaces libres et plantations
Les espaces non imperméabilisés représentent au moins 60 % de la superficie du terrain.
`,
    expected: `
* voie.recul_min_m 5
* limites.recul_min_m 5
* emprise.max_pct 15
* hauteur.egout_m 7
* hauteur.niveaux "R+1"
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":2}
* espaces_verts.vegetalise_pct 60
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "south-west suburb: numbered paragraphs, distances to axis and alignment, big operations",
    zone: "UC",
    text: `
DISPOSITIONS APPLICABLES A LA ZONE UC
CARACTERE DE LA ZONE
Cette zone est à dominante d'habitat pavillonnaire. Elle comprend un secteur UCa, non desservi par l'assainissement collectif.
ARTICLE UC 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
1 - Les constructions destinées à l'industrie et à la fonction d'entrepôt.
2 - Les constructions destinées à l'exploitation agricole ou forestière.
3 - Les terrains de camping et de stationnement de caravanes visés aux articles R.111-37 et suivants du Code de l'Urbanisme.
4 - L'ouverture de toute carrière ou gravière.
5 - Les installations classées soumises à autorisation.
ARTICLE UC 3 - VOIRIE ET ACCES
1 - Accès :
Tout accès doit avoir une largeur minimale de 4 mètres.
2 - Voirie :
Les voies nouvelles ouvertes à la circulation automobile doivent avoir une largeur minimale d'emprise de 8 mètres.
Les voies en impasse de plus de 60 mètres doivent comporter une aire de retournement.
ARTICLE UC 4 - DESSERTE PAR LES RESEAUX
1 - Eau potable : toute construction doit être raccordée au réseau public d'eau potable.
2 - Assainissement :
a) Eaux usées :
Toute construction doit être raccordée au réseau public d'assainissement s'il existe. En l'absence de réseau, les constructions doivent être assainies suivant un dispositif autonome.
b) Eaux pluviales :
Les aménagements doivent garantir l'écoulement des eaux pluviales.
ARTICLE UC 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
1 - Les constructions doivent être implantées à une distance minimale de 5 mètres de l'alignement des voies existantes, modifiées ou à créer.
2 - Des implantations différentes peuvent être acceptées pour l'extension d'une construction existante implantée à moins de 5 mètres.
3 - Les piscines doivent être implantées à 2 mètres au moins de l'alignement.
ARTICLE UC 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
1 - Les constructions doivent être implantées à une distance minimale de 4 mètres des limites séparatives.
2 - Toutefois, les constructions peuvent être implantées sur une limite séparative si leur hauteur totale n'excède pas 3,50 mètres sur cette limite.
ARTICLE UC 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
La distance entre deux constructions non contiguës ne peut être inférieure à 4 mètres. Cette distance est ramenée à 2 mètres pour les annexes.
ARTICLE UC 9 - EMPRISE AU SOL
L'emprise au sol des constructions ne peut dépasser 30 % de la superficie du terrain.
ARTICLE UC 10 - HAUTEUR MAXIMUM DES CONSTRUCTIONS
1 - La hauteur des constructions, mesurée à partir du sol naturel avant travaux, ne peut excéder 6 mètres à l'égout du toit et 9 mètres au faîtage.
2 - La hauteur des annexes isolées ne peut excéder 4 mètres au faîtage.
ARTICLE UC 12 - STATIONNEMENT
Constructions destinées à l'habitation : 2 places de stationnement par logement.
Dans les opérations de plus de 5 logements, il est exigé en outre 1 place visiteur pour 2 logements.
ARTICLE UC 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces libres en pleine terre doivent représenter au minimum 50 % de la superficie du terrain.
Dans les lotissements de plus de 10 lots, 10 % de la superficie de l'opération sont aménagés en espaces verts communs.
`,
    expected: `
* stationnement_logement.visiteurs {"min":1,"par_logements":2}
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* acces_voirie.voie_largeur_min_m 8
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* voie.recul_min_m 5
* limites.recul_min_m 4
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
* emprise.max_pct 30
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.annexes_m 4
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 50
`,
    silences: "eaux_pluviales qualitatif\nsurface_min absent",
  },
  {
    name: "coastal town: secteurs everywhere, sentence per secteur, R+1+combles",
    zone: "UH",
    text: `
RÈGLEMENT APPLICABLE À LA ZONE UH
CARACTÈRE DE LA ZONE
La zone UH est une zone d'habitat. Elle comprend les secteurs suivants :
- UHa : secteur dense,
- UHb : secteur d'habitat individuel,
- UHc : hameaux.
ARTICLE UH 1 : OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdits dans l'ensemble de la zone :
- l'implantation d'activités industrielles ;
- l'ouverture ou l'extension de carrières ;
- la création de terrains de camping ;
- les constructions à usage agricole, sauf en secteur UHc.
ARTICLE UH 6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
En secteur UHa, les constructions sont implantées à l'alignement ou en retrait de 3 mètres au plus.
En secteurs UHb et UHc, les constructions sont implantées en retrait de 5 mètres au moins de l'alignement.
ARTICLE UH 7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
1. Par rapport aux limites latérales
a) En secteur UHa
Les constructions sont implantées sur une limite latérale au moins.
b) Dans les autres secteurs
Les constructions qui ne jouxtent pas la limite latérale respectent un recul de 3 mètres au moins.
2. Par rapport aux limites de fond de parcelle
Le recul est de 3 mètres au moins dans tous les secteurs.
3. Dispositions particulières
Les annexes de moins de 20 m² peuvent être implantées à 1 mètre de la limite.
ARTICLE UH 9 : EMPRISE AU SOL
L'emprise au sol n'est pas limitée en secteur UHa. En secteur UHb, elle est limitée à 50 %. En secteur UHc, elle est limitée à 30 % de la superficie du terrain.
ARTICLE UH 10 : HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur maximale, mesurée à partir du terrain naturel, ne peut excéder :
SECTEUR
À L'ÉGOUT DU TOIT
AU FAÎTAGE
UHa
9 m
13 m
UHb, UHc
6 m
10 m
Le nombre de niveaux est limité à R+1+C en secteur UHc.
ARTICLE UH 12 : STATIONNEMENT
Il est exigé une place par logement en secteur UHa et deux places par logement dans les autres secteurs.
ARTICLE UH 13 : ESPACES LIBRES
En secteur UHb, 30 % du terrain sont en pleine terre ; en secteur UHc, 50 %.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.carriere true
* destinations_interdites.camping true
UHa destinations_interdites.exploitation_agricole true
UHb destinations_interdites.exploitation_agricole true
UHa voie.alignement "autorise"
UHa voie.recul_max_m 3
UHb voie.recul_min_m 5
UHc voie.recul_min_m 5
UHa limites.en_limite "autorise"
* limites.recul_min_m 3
UHb emprise.max_pct 50
UHc emprise.max_pct 30
UHa hauteur.egout_m 9
UHa hauteur.faitage_m 13
UHb hauteur.egout_m 6
UHb hauteur.faitage_m 10
UHc hauteur.egout_m 6
UHc hauteur.faitage_m 10
UHc hauteur.niveaux "R+1+combles"
UHa stationnement_logement.ratio {"places_par_logement":1}
UHb stationnement_logement.ratio {"places_par_logement":2}
UHc stationnement_logement.ratio {"places_par_logement":2}
UHb espaces_verts.pleine_terre_pct 30
UHc espaces_verts.pleine_terre_pct 50
`,
  },
  {
    name: "garden city: size classes, exemptions, rules for small lands",
    zone: "UJ",
    text: `
ZONE UJ
ARTICLE UJ 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions principales doivent être implantées à une distance comprise entre 4 m et 8 m de l'alignement.
ARTICLE UJ 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Pour les terrains d'une largeur inférieure à 12 m : les constructions peuvent être implantées sur les limites latérales.
Pour les terrains d'une largeur supérieure ou égale à 12 m : les constructions sont implantées en retrait de 3 m au moins.
ARTICLE UJ 9 - EMPRISE AU SOL
Terrain inférieur à 300 m² : 50 % maximum.
Terrain compris entre 300 et 600 m² : 40 % maximum.
Terrain supérieur à 600 m² : 30 % maximum.
Il n'est pas fixé d'emprise pour les équipements publics.
ARTICLE UJ 10 - HAUTEUR
Toiture en pente : 6 m à l'égout et 10 m au faîtage.
Toiture terrasse : 7 m à l'acrotère.
Le niveau du rez-de-chaussée est situé à 0,60 m au plus au-dessus du sol.
ARTICLE UJ 13 - ESPACES LIBRES
50 % de la superficie du terrain au moins doivent être traités en espaces verts de pleine terre.
Les toitures végétalisées sont comptées pour 30 % de leur surface.
`,
    expected: `
* voie.recul_min_m 4
* voie.recul_max_m 8
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 50
* hauteur.egout_m 6
* hauteur.faitage_m 10
* hauteur.acrotere_m 7
* espaces_verts.pleine_terre_pct 50
`,
  },
  {
    name: "future zone: lot by lot in the article, social housing, minimum density",
    zone: "2AU",
    text: `
CHAPITRE 2 - ZONE 2AU
ARTICLE 2AU 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toute construction ou installation qui n'est pas mentionnée à l'article 2AU 2 est interdite.
ARTICLE 2AU 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
Les opérations de plus de 10 logements comportent au moins 30 % de logements locatifs sociaux.
Chaque opération respecte une densité minimale de 20 logements à l'hectare.
ARTICLE 2AU 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Dans le cas d'un lotissement, les règles du présent article s'apprécient pour chaque lot et non au regard de l'ensemble du projet.
Les constructions sont implantées soit à l'alignement, soit à 3 m au moins de celui-ci.
ARTICLE 2AU 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions s'implantent soit en limites séparatives, soit en retrait d'au moins 3 m.
ARTICLE 2AU 9 - EMPRISE AU SOL
Sans objet
ARTICLE 2AU 10 - HAUTEUR
La hauteur ne doit pas dépasser 3 niveaux, soit R+2.
ARTICLE 2AU 13 - ESPACES LIBRES
10 % de l'assiette de l'opération sont aménagés en espaces verts collectifs.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* mixite_sociale.logement_social_pct 30
* division.appreciation "lot_par_lot"
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* hauteur.niveaux "R+2"
* espaces_verts.vegetalise_pct 10
`,
    silences: "emprise non_reglemente",
  },
  {
    name: "dense city: gabarit, courtyards, filets, rules that are not ours",
    zone: "UAb",
    text: `
ZONE UAb
ARTICLE UAb 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Sauf indication contraire au plan de secteur, la partie verticale de la façade doit être implantée à l'alignement.
Des retraits ponctuels de 2 m au plus sont admis sur un tiers du linéaire de façade.
ARTICLE UAb 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Dans la bande de 15 m, les constructions doivent être implantées d'une limite latérale à l'autre.
Au-delà de la bande de 15 m, les constructions peuvent être implantées en limite à condition que leur hauteur n'excède pas 4 m, sinon elles respectent un retrait d'au moins 6 m.
Toute façade comportant des baies principales respecte un prospect de 8 m par rapport à la limite.
ARTICLE UAb 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
Deux façades en vis-à-vis dont l'une comporte des baies principales sont distantes d'au moins 8 m.
ARTICLE UAb 9 - EMPRISE AU SOL
Dans la bande de 15 m : 100 %. Au-delà : 50 %.
ARTICLE UAb 10 - HAUTEUR
La hauteur plafond est fixée à 18 m.
La hauteur des façades est au plus égale à la largeur de la voie augmentée de 3 m.
Le dernier niveau est en attique avec un retrait de 2,50 m.
ARTICLE UAb 12 - STATIONNEMENT
Logement : 0,7 place par logement au moins.
Le rayon de 300 m autour des gares réduit la norme à 0,5 place par logement.
ARTICLE UAb 13 - ESPACES LIBRES
Au-delà de la bande de 15 m, 30 % de la superficie sont traités en pleine terre.
`,
    expected: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.recul_min_m 6
* bande.profondeur_m 15
* entre_constructions.distance_min_m 8
* emprise.max_pct 100
* hauteur.max_m 18
* stationnement_logement.ratio {"places_par_logement":0.7}
* espaces_verts.pleine_terre_pct 30
`,
  },
  {
    name: "mountain: eaves, levels, slopes, wood stores, parking covered",
    zone: "UT",
    text: `
ZONE UT
Article UT 6 - Implantation par rapport aux voies
Les constructions doivent respecter un recul minimum de 3 mètres par rapport à la limite du domaine public. Ce recul est de 5 mètres pour les garages dont la porte ouvre sur la voie.
Les débords de toiture jusqu'à 1,20 mètre ne sont pas pris en compte.
Article UT 7 - Implantation par rapport aux limites séparatives
La distance comptée horizontalement de tout point d'un bâtiment à construire au point de la limite parcellaire qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 4 mètres (D = H/2 avec un minimum de 4 mètres).
Peuvent être implantés en limite : les abris à bois de moins de 10 m².
Article UT 9 - Emprise au sol
CES : 0,20
Article UT 10 - Hauteur
La hauteur maximale au faîtage est de 9,50 mètres par rapport au terrain naturel. Le nombre de niveaux est au plus de R+1+combles.
Les remblais ne dépassent pas 1 mètre.
Article UT 12 - Stationnement
Logement : 2 places par logement dont une couverte. Hébergement touristique : 1 place par chambre.
Article UT 13 - Espaces libres
Les espaces verts représentent au moins 50 % du tènement.
`,
    expected: `
* voie.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 20
* hauteur.faitage_m 9.5
* hauteur.niveaux "R+1+combles"
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 50
`,
  },
  {
    name: "a table poured out column by column",
    zone: "UA",
    text: `
ZONE UA
Elle comprend les secteurs suivants :
- UAa, UAb et UAc.
ARTICLE UA 10 : HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur maximale ne peut excéder en règle générale :
SECTEUR

EGOUT DU TOIT
OU ACROTERE

FAITAGE

UAa

UAb

UAc

16,50 m

13,50 m

10,50 m

20 m

17 m

14 m

Toutefois, les bâtiments existants pourront être étendus à la même hauteur.
`,
    expected: `
UAa hauteur.egout_m 16.5
UAa hauteur.acrotere_m 16.5
UAa hauteur.faitage_m 20
UAb hauteur.egout_m 13.5
UAb hauteur.acrotere_m 13.5
UAb hauteur.faitage_m 17
UAc hauteur.egout_m 10.5
UAc hauteur.acrotere_m 10.5
UAc hauteur.faitage_m 14
`,
  },
];
