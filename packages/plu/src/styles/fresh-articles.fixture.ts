import type { FreshCase } from "./fresh-case.fixture.ts";

/** Batch 20, first half: articles of the 14 and 16 article règlements, in many hands. */
export const FRESH_ARTICLES: readonly FreshCase[] = [
  {
    name: "POS heritage, typewriter capitals, zone UC, ordered sentences",
    zone: "UC",
    text: `
CHAPITRE III
DISPOSITIONS APPLICABLES A LA ZONE UC

SECTION I - NATURE DE L'OCCUPATION ET DE L'UTILISATION DU SOL

ARTICLE UC 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdites les occupations et utilisations du sol suivantes :
- les constructions à usage industriel ou d'entrepôt,
- les carrières,
- les terrains de camping et de stationnement de caravanes,
- les habitations légères de loisirs.

SECTION II - CONDITIONS DE L'OCCUPATION DU SOL

ARTICLE UC 3 - ACCES ET VOIRIE
Les voies nouvelles ouvertes à la circulation automobile doivent avoir une largeur de chaussée d'au moins 5,50 m et une plate-forme d'au moins 8 m.
Les voies en impasse d'une longueur supérieure à 60 m doivent être aménagées dans leur partie terminale.

ARTICLE UC 5 - CARACTERISTIQUES DES TERRAINS
Pour être constructible, tout terrain doit avoir une superficie minimale de 800 m2.

ARTICLE UC 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à 5 m au moins en retrait de l'alignement des voies publiques existantes, à modifier ou à créer.
Le long du CD 12, ce recul est porté à 15 m de l'axe de la voie.
Les piscines peuvent être implantées à 2 m de l'alignement.

ARTICLE UC 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
A moins que le bâtiment à construire ne jouxte la limite parcellaire, la distance comptée horizontalement de tout point de ce bâtiment au point de la limite parcellaire qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres.

ARTICLE UC 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
Deux constructions non contiguës, implantées sur une même propriété, doivent être à une distance l'une de l'autre au moins égale à 4 m.

ARTICLE UC 9 - EMPRISE AU SOL
L'emprise au sol des constructions ne pourra excéder 30 % de la surface du terrain.

ARTICLE UC 10 - HAUTEUR DES CONSTRUCTIONS
La hauteur d'une construction est mesurée à partir du terrain naturel jusqu'à l'égout des toitures.
La hauteur maximale des constructions est fixée à 7 m.
Les constructions annexes ne devront pas dépasser 3 m.

ARTICLE UC 12 - STATIONNEMENT DES VEHICULES
Il est exigé pour les constructions à usage d'habitation deux places par logement.

ARTICLE UC 14 - COEFFICIENT D'OCCUPATION DU SOL
Le coefficient d'occupation du sol applicable à la zone est de 0,25.
`,
    truth: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.carriere true
* destinations_interdites.camping true
* destinations_interdites.habitation_legere_loisirs true
* acces_voirie.voie_largeur_min_m 8
~ acces_voirie.voie_largeur_min_m 5.5
* voie.recul_min_m 5
~ voie.recul_axe_min_m 15
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* entre_constructions.distance_min_m 4
* emprise.max_pct 30
* hauteur.egout_m 7
~ hauteur.annexes_m 3
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "PLU 16 articles, hyphenated code UB-7, general rules then exceptions",
    zone: "UB",
    text: `
ZONE UB

UB-1 Occupations et utilisations du sol interdites
Toutes les occupations et utilisations du sol non mentionnées à l'article UB-2 sont autorisées, sauf :
- l'industrie ;
- l'exploitation agricole ou forestière.

UB-6 Implantation des constructions par rapport aux voies et emprises publiques
6.1 Règle générale
Les constructions s'implantent avec un retrait de 3 mètres minimum par rapport à l'alignement.
6.2 Dispositions particulières
Une implantation à l'alignement est possible pour les locaux de stockage des ordures ménagères.
Lorsque le terrain est bordé par plusieurs voies, la règle ne s'applique que sur une seule d'entre elles.

UB-7 Implantation des constructions par rapport aux limites séparatives
7.1 Règle générale
Les constructions sont implantées soit sur une limite séparative latérale, soit en retrait des limites.
En cas de retrait, celui-ci est au moins égal à 4 mètres.
7.2 Dispositions particulières
Les piscines respectent un retrait minimal de 1 mètre.

UB-8 Implantation des constructions les unes par rapport aux autres sur une même propriété
Sans objet

UB-9 Emprise au sol des constructions
L'emprise au sol maximale est fixée à 45 % de la superficie de l'unité foncière.

UB-10 Hauteur maximale des constructions
La hauteur des constructions ne peut être supérieure à 9 mètres au faîtage et 6 mètres à l'égout du toit ou à l'acrotère.

UB-12 Obligations en matière de stationnement
Pour l'habitat : 1,5 place par logement, arrondi à l'entier supérieur.
Visiteurs : 1 place supplémentaire par tranche de 5 logements.

UB-13 Espaces libres et plantations
40 % au moins de l'unité foncière sont conservés en pleine terre.

UB-14 Coefficient d'occupation des sols
Sans objet

UB-15 Performances énergétiques et environnementales
Non réglementé

UB-16 Infrastructures et réseaux de communications électroniques
Non réglementé
`,
    truth: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 4
* emprise.max_pct 45
* hauteur.faitage_m 9
* hauteur.egout_m 6
* hauteur.acrotere_m 6
* stationnement_logement.ratio {"places_par_logement":1.5}
~ stationnement_logement.visiteurs {"min":1,"par_logements":5}
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "modernised R.151 thematic, decimal headings 2.1.3",
    zone: "UH",
    text: `
Dispositions applicables à la zone UH
1. Destination des constructions, usage des sols et natures d'activité
1.1. Destinations et sous-destinations interdites
Les constructions relevant des destinations et sous-destinations suivantes sont interdites :
• exploitation agricole et forestière ;
• commerce de gros ;
• industrie ;
• entrepôt.
2. Caractéristiques urbaine, architecturale, environnementale et paysagère
2.1. Volumétrie et implantation des constructions
2.1.1. Emprise au sol
Le coefficient d'emprise au sol maximal est de 0,35.
2.1.2. Hauteur
La hauteur maximale des constructions est de 7 mètres à l'égout du toit ou au sommet de l'acrotère et de 10 mètres au faîtage.
2.1.3. Implantation par rapport aux voies et emprises publiques
Les façades sur rue sont implantées dans une bande comprise entre 3 et 8 mètres comptée à partir de l'alignement.
2.1.4. Implantation par rapport aux limites séparatives
Les constructions s'implantent en retrait d'au moins 3 mètres des limites séparatives ou sur l'une d'entre elles.
2.1.5. Implantation des constructions sur une même unité foncière
La distance entre deux constructions à usage d'habitation ne peut être inférieure à 6 mètres.
2.3. Traitement environnemental et paysager des espaces non bâtis
2.3.1. Part minimale de surfaces non imperméabilisées
Les espaces de pleine terre représentent au minimum 35 % de la superficie du terrain d'assiette.
2.4. Stationnement
Habitation : une place par tranche de 60 m² de surface de plancher, avec au minimum deux places par logement.
3. Équipements et réseaux
3.1. Desserte par les voies
Les voies nouvelles à double sens ont une largeur minimale de chaussée de 5 mètres.
`,
    truth: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* emprise.max_pct 35
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* hauteur.faitage_m 10
* voie.recul_min_m 3
* voie.recul_max_m 8
* limites.en_limite "autorise"
* limites.recul_min_m 3
* entre_constructions.distance_min_m 6
* espaces_verts.pleine_terre_pct 35
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":2}
~ acces_voirie.voie_largeur_min_m 5
`,
  },
  {
    name: "Section II roman parts II-3. with letters and numbers in words",
    zone: "UD",
    text: `
ZONE UD
SECTION I - DESTINATION DES CONSTRUCTIONS
I-1. Interdictions
Sont interdits : les constructions à destination d'industrie, d'entrepôt et de commerce de gros ; le camping.
SECTION II - CARACTÉRISTIQUES DES CONSTRUCTIONS
II-1. Emprise au sol
L'emprise au sol ne dépasse pas un tiers de la surface du terrain.
II-2. Hauteur
Les constructions ne comportent pas plus de deux niveaux, soit R+1, et leur hauteur n'excède pas sept mètres (7 m) à l'égout.
II-3. Implantation par rapport aux voies
Le recul est de cinq mètres (5 m) minimum par rapport à l'alignement.
II-4. Implantation par rapport aux limites séparatives
Toute construction nouvelle doit être éloignée des limites séparatives d'une distance au moins égale à trois mètres (3 m).
II-5. Implantation des constructions les unes par rapport aux autres
Il n'est pas fixé de règle.
II-6. Espaces libres
Au moins la moitié de la superficie du terrain est traitée en espaces verts de pleine terre.
II-7. Stationnement
Deux places de stationnement sont exigées par logement.
`,
    truth: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.camping true
* emprise.max_pct 33.333333333333336
* hauteur.niveaux "R+1"
* hauteur.egout_m 7
* voie.recul_min_m 5
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 50
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "Alpine, hauteur L=H/2 formula with min, secteur indices",
    zone: "UC",
    text: `
RÈGLEMENT DE LA ZONE UC
Elle comprend les secteurs UCa (assainissement autonome) et UCh (hameaux).
Article 6 : implantation des constructions par rapport aux voies et emprises publiques
Les constructions seront implantées à une distance de l'axe des voies communales au moins égale à 8 m et à 5 m au moins de l'alignement. Dans le secteur UCh, l'implantation à l'alignement est autorisée.
Article 7 : implantation des constructions par rapport aux limites séparatives
La distance (D) entre tout point du bâtiment et la limite séparative doit être au moins égale à la demi-hauteur du bâtiment (D = H/2) avec un minimum de 4 m.
En UCh, les constructions peuvent s'implanter en limite séparative.
Article 9 : emprise au sol
Le CES ne peut dépasser 0,25 en UC et UCa, et 0,50 en UCh.
Article 10 : hauteur maximale
La hauteur au faîtage est limitée à 9 m. Elle est portée à 12 m dans le secteur UCh.
Article 12 : stationnement
Logement : 1 place par tranche de 50 m² de surface de plancher, plafonnée à 3 places par logement.
Article 13 : espaces libres
Le terrain doit comporter au moins 50 % d'espaces verts. En secteur UCh, cet article n'est pas réglementé.
`,
    truth: `
UC voie.recul_min_m 5
UCa voie.recul_min_m 5
UCh voie.alignement "autorise"
~ voie.recul_min_m 5
~ voie.recul_axe_min_m 8
UC limites.prospect {"k":0.5,"c":0}
UCa limites.prospect {"k":0.5,"c":0}
UC limites.recul_min_m 4
UCa limites.recul_min_m 4
~ limites.prospect {"k":0.5,"c":0}
~ limites.recul_min_m 4
UCh limites.en_limite "autorise"
UC emprise.max_pct 25
UCa emprise.max_pct 25
UCh emprise.max_pct 50
UC hauteur.faitage_m 9
UCa hauteur.faitage_m 9
UCh hauteur.faitage_m 12
* stationnement_logement.ratio {"m2_par_place":50,"max_par_logement":3}
UC espaces_verts.vegetalise_pct 50
UCa espaces_verts.vegetalise_pct 50
`,
  },
  {
    name: "pavillonnaire, vues directes, bande de constructibilité",
    zone: "UR",
    text: `
ZONE UR - RÈGLEMENT

ARTICLE UR 6 : IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
6.1 - Les constructions doivent être implantées dans une bande de constructibilité de 25 mètres de profondeur comptée à partir de l'alignement.
6.2 - Les constructions doivent respecter un retrait au moins égal à 4 mètres par rapport à l'alignement actuel ou futur.
6.3 - Au-delà de la bande de constructibilité, seules sont autorisées les annexes d'une hauteur inférieure à 3 mètres.

ARTICLE UR 7 : IMPLANTATION PAR RAPPORT AUX LIMITES SÉPARATIVES
7.1 - Les constructions peuvent être édifiées sur une ou les deux limites séparatives latérales lorsque la largeur du terrain est inférieure à 12 mètres.
7.2 - En cas de retrait :
- si la façade comporte des vues directes, la distance à la limite séparative est au moins égale à 8 mètres ;
- si la façade ne comporte pas de vues directes, la distance est au moins égale à 2,50 mètres.

ARTICLE UR 8 : IMPLANTATION DES CONSTRUCTIONS SUR UN MÊME TERRAIN
Les constructions non contiguës doivent être distantes d'au moins 8 mètres si l'une des façades comporte des vues directes.

ARTICLE UR 9 : EMPRISE AU SOL
L'emprise au sol ne peut excéder 35 % de la superficie du terrain. Elle peut être portée à 40 % pour les constructions existantes.

ARTICLE UR 10 : HAUTEUR
La hauteur maximale, mesurée au point le plus haut de la construction, ne peut excéder 10 mètres, soit R+1+combles aménageables.

ARTICLE UR 12 : STATIONNEMENT
a) Habitation
2 places par logement d'au moins 50 m² de surface de plancher, 1 place pour les logements plus petits.
b) Bureaux
1 place pour 55 m² de surface de plancher.

ARTICLE UR 13 : ESPACES VERTS
50 % de la superficie du terrain doivent être traités en espaces verts dont 70 % en pleine terre.
`,
    truth: `
~ bande.profondeur_m 25
* voie.recul_min_m 4
* limites.en_limite "sous_conditions"
* limites.recul_min_m 2.5
* entre_constructions.distance_min_m 8
* emprise.max_pct 35
* hauteur.max_m 10
* hauteur.niveaux "R+1+combles"
~ stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 50
`,
  },
  {
    name: "alignment or one metre, height table by roof, R.151-21",
    zone: "UE",
    text: `
CHAPITRE 2 : RÈGLEMENT APPLICABLE À LA ZONE UE
ARTICLE UE.6 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Sauf indications contraires portées sur les documents graphiques, les constructions s'implanteront soit à l'alignement des voies, soit en retrait d'au moins 1 m par rapport à cet alignement.
ARTICLE UE.7 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Les constructions, lorsqu'elles ne jouxtent pas les limites séparatives, doivent être implantées à une distance de ces limites au moins égale à 1,90 m.
ARTICLE UE.9 EMPRISE AU SOL
Il n'est pas fixé d'emprise maximale.
ARTICLE UE.10 HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur maximale des constructions est fixée à :
- 6,50 m à l'égout du toit ;
- 7,50 m à l'acrotère des toitures terrasses ;
- 11 m au faîtage.
ARTICLE UE.12 RÉALISATION D'AIRES DE STATIONNEMENT
Habitat individuel : 2 places par logement.
Habitat collectif : 1 place par 60 m² de surface de plancher avec un minimum de 1 place par logement.
ARTICLE UE.13 RÉALISATION D'ESPACES LIBRES ET DE PLANTATIONS
Les surfaces libres de toute construction doivent être plantées. Le coefficient d'imperméabilisation ne dépassera pas 60 % de la surface de la parcelle.
DISPOSITIONS COMMUNES
Dans le cas d'un lotissement, les règles édictées par le présent règlement sont appréciées lot par lot et non au regard de l'ensemble du projet, par dérogation à l'article R.151-21 du code de l'urbanisme.
`,
    truth: `
* voie.alignement "autorise"
* voie.recul_min_m 1
* limites.recul_min_m 1.9
* limites.en_limite "autorise"
* hauteur.egout_m 6.5
* hauteur.acrotere_m 7.5
* hauteur.faitage_m 11
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.impermeabilise_max_pct 60
* division.appreciation "lot_par_lot"
`,
  },
  {
    name: "One-line run-in extraction, no line breaks, lost apostrophes",
    zone: "UB",
    text: `
ARTICLE UB 6 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES Les constructions doivent être implantées à une distance minimale de 5 m par rapport à l alignement des voies. Toutefois, des implantations différentes pourront être autorisées pour les extensions. ARTICLE UB 7 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES Les constructions peuvent être implantées en limite séparative ou à une distance au moins égale à 3 m de celle-ci. ARTICLE UB 9 EMPRISE AU SOL L emprise au sol est limitée à 40 % de la superficie du terrain. ARTICLE UB 10 HAUTEUR DES CONSTRUCTIONS La hauteur des constructions ne doit pas excéder 7 m à l égout du toit. ARTICLE UB 12 STATIONNEMENT Il est exigé 2 places de stationnement par logement. ARTICLE UB 13 ESPACES LIBRES ET PLANTATIONS 20 % au moins de la superficie du terrain doit être aménagée en espaces verts.
`,
    truth: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 40
* hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 20
`,
  },
  {
    name: "PLUi table rows Secteur-rule with bars",
    zone: "UA",
    text: `
ZONE UA
Article 4 : Emprise au sol
| Secteur | Emprise au sol maximale |
| UAa | Non réglementée |
| UAb | 70 % |
| UAc | 50 % |
Article 5 : Hauteur des constructions
| Secteur | Égout du toit | Faîtage |
| UAa | 12 m | 16 m |
| UAb | 9 m | 13 m |
| UAc | 6 m | 9 m |
Article 6 : Implantation par rapport aux voies
| Secteur | Retrait minimal par rapport à l'alignement |
| UAa | Implantation à l'alignement obligatoire |
| UAb | 2 m |
| UAc | 5 m |
Article 7 : Implantation par rapport aux limites séparatives
| Secteur | Retrait minimal |
| UAa | 3 m |
| UAb | 3 m |
| UAc | 4 m |
Article 8 : Pleine terre
| Secteur | Part minimale de pleine terre |
| UAb | 15 % |
| UAc | 30 % |
`,
    truth: `
UAb emprise.max_pct 70
UAc emprise.max_pct 50
UAa hauteur.egout_m 12
UAb hauteur.egout_m 9
UAc hauteur.egout_m 6
UAa hauteur.faitage_m 16
UAb hauteur.faitage_m 13
UAc hauteur.faitage_m 9
UAa voie.alignement "obligatoire"
UAb voie.recul_min_m 2
UAc voie.recul_min_m 5
UAa limites.recul_min_m 3
UAb limites.recul_min_m 3
UAc limites.recul_min_m 4
UAb espaces_verts.pleine_terre_pct 15
UAc espaces_verts.pleine_terre_pct 30
`,
  },
  {
    name: "Parking table row-wise with uses in first column",
    zone: "UM",
    text: `
ZONE UM
Article UM 12 - Stationnement
Le nombre de places exigé est le suivant :
Destination                     Nombre de places
Logement                        1 place par logement jusqu'à 50 m² de surface de plancher, 2 places au-delà
Logement locatif social         1 place par logement
Hébergement                     1 place pour 3 chambres
Bureaux                         1 place pour 40 m² de surface de plancher
Commerce                        1 place pour 30 m² de surface de vente
Article UM 13 - Espaces libres
Un minimum de 25 % de la surface de l'unité foncière est maintenu en espace de pleine terre végétalisée.
Article UM 10 - Hauteur
La hauteur totale des constructions ne doit pas dépasser 12 mètres au point le plus élevé.
`,
    truth: `
~ stationnement_logement.ratio {"places_par_logement":1}
~ stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 25
* hauteur.max_m 12
`,
  },
  {
    name: "Parking table, bars, housing single ratio",
    zone: "UP",
    text: `
ZONE UP
Article UP 12 : Stationnement des véhicules motorisés
| Destination | Norme minimale |
| Habitation | 1 place par tranche de 70 m² de surface de plancher avec un minimum d'une place par logement |
| Bureaux | 1 place par tranche de 50 m² |
| Commerce et activités de services | Non réglementé |
Article UP 12 bis : Stationnement des vélos
| Habitation | 1,5 m² par logement |
Article UP 9 : Emprise au sol
L'emprise au sol des constructions, annexes comprises, ne peut être supérieure à 55 % de l'assiette foncière.
`,
    truth: `
* stationnement_logement.ratio {"m2_par_place":70,"min_par_logement":1}
* emprise.max_pct 55
`,
  },
  {
    name: 'with lettered paragraphs and "sauf"',
    zone: "UB",
    text: `
RÈGLEMENT - ZONE UB
Article UB 6. Implantation des constructions par rapport aux voies et emprises publiques
A - Toute construction doit être implantée à 10 mètres au moins de l'axe des voies, sans pouvoir être à moins de 4 mètres de l'alignement.
B - Les dispositions du A ne s'appliquent pas aux équipements publics.
Article UB 7. Implantation des constructions par rapport aux limites séparatives
A - Les constructions doivent être implantées à une distance des limites séparatives au moins égale à 3,5 mètres.
B - Toutefois, peuvent être implantées sur une limite séparative les constructions dont la hauteur sur cette limite n'excède pas 3 mètres.
Article UB 10. Hauteur maximale des constructions
La hauteur maximum des constructions, calculée à l'égout du toit à partir du sol avant travaux, est fixée à 6 mètres (rez-de-chaussée + 1 étage).
Article UB 13. Espaces libres
Dans les opérations d'ensemble de plus de 10 lots, 15 % de la surface de l'opération sera traitée en espaces verts communs.
Sur chaque unité foncière, 30 % minimum de la surface seront maintenus en pleine terre.
`,
    truth: `
~ voie.recul_axe_min_m 10
* voie.recul_min_m 4
* limites.recul_min_m 3.5
~ limites.en_limite "sous_conditions"
* hauteur.egout_m 6
* hauteur.niveaux "R+1"
~ espaces_verts.vegetalise_pct 15
* espaces_verts.pleine_terre_pct 30
`,
  },
  {
    name: "Activity zone, mixed prospects, per-use coverage",
    zone: "UX",
    text: `
ZONE UX
ARTICLE UX 1 : OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Les constructions à usage d'habitation sauf celles visées à l'article UX2.
Les hôtels et restaurants.
Les terrains de camping, les parcs résidentiels de loisirs.
L'ouverture de carrières.
ARTICLE UX 6 : IMPLANTATION PAR RAPPORT AUX VOIES
Le recul minimal des constructions par rapport à l'alignement est fixé à :
- 25 mètres le long de la RD 1083 ;
- 10 mètres le long des autres voies.
ARTICLE UX 7 : IMPLANTATION PAR RAPPORT AUX LIMITES SÉPARATIVES
La distance horizontale de tout point d'un bâtiment au point le plus proche de la limite séparative doit être au moins égale à la moitié de la hauteur de ce bâtiment avec un minimum de 5 mètres (L = H/2 ≥ 5 m).
ARTICLE UX 8
Entre deux bâtiments non contigus doit toujours être ménagée une distance suffisante pour permettre l'entretien facile des marges d'isolement, ainsi que le passage du matériel de lutte contre l'incendie. Cette distance sera d'au moins 5 mètres.
ARTICLE UX 9 : EMPRISE AU SOL
L'emprise au sol des constructions ne peut excéder 60 % de la superficie de l'îlot de propriété.
ARTICLE UX 10 : HAUTEUR
La hauteur des bâtiments est limitée à 15 m hors tout, les ouvrages techniques n'étant pas compris.
ARTICLE UX 13 : ESPACES LIBRES
Les surfaces non bâties doivent être plantées à raison de 20 % minimum de la surface totale du terrain.
`,
    truth: `
* destinations_interdites.habitation true
* destinations_interdites.hotel true
* destinations_interdites.restauration true
* destinations_interdites.camping true
* destinations_interdites.parc_residentiel_loisirs true
* destinations_interdites.carriere true
* voie.recul_min_m 10
~ voie.recul_min_m 25
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 5
* entre_constructions.distance_min_m 5
* emprise.max_pct 60
* hauteur.max_m 15
* espaces_verts.vegetalise_pct 20
`,
  },
  {
    name: "Agricultural zone, annexes and extensions of housing",
    zone: "A",
    text: `
DISPOSITIONS APPLICABLES À LA ZONE A
ARTICLE A 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes les occupations et utilisations du sol non autorisées à l'article A 2 sont interdites.
ARTICLE A 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES À CONDITIONS
Les logements des exploitants sont admis à condition d'être implantés à moins de 100 mètres des bâtiments d'exploitation et de ne pas dépasser 150 m² de surface de plancher.
ARTICLE A 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions sont implantées à 10 mètres minimum de l'alignement des voies.
ARTICLE A 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SÉPARATIVES
Les constructions sont implantées à 5 mètres minimum des limites séparatives.
ARTICLE A 9 - EMPRISE AU SOL
L'extension des habitations existantes est limitée à 30 % de l'emprise existante, sans dépasser 50 m² d'emprise au sol.
L'emprise au sol des annexes est limitée à 40 m².
L'emprise au sol des piscines ne peut excéder 50 m².
ARTICLE A 10 - HAUTEUR
La hauteur des constructions à usage d'habitation ne doit pas excéder 7 m à l'égout du toit.
La hauteur des bâtiments agricoles est limitée à 12 m au faîtage.
La hauteur des annexes est limitée à 4 m.
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 10
* limites.recul_min_m 5
~ emprise.extension_max_pct 30
~ emprise.extension_max_m2 50
~ emprise.annexes_max_m2 40
~ emprise.piscine_max_m2 50
* hauteur.egout_m 7
~ hauteur.max_agricole_m 12
~ hauteur.annexes_m 4
~ entre_constructions.logement_exploitation_max_m 100
`,
  },
  {
    name: "metropolitan PLU-H, synthesis card with labels and cross references",
    zone: "UPm",
    text: `
ZONE UPm
Chapitre 1 : Destination
1.1 Interdictions
Sont interdites les constructions à destination d'exploitation agricole, d'exploitation forestière, d'industrie et d'entrepôt.
Chapitre 2 : Morphologie
2.1 Implantation par rapport aux voies
Les définitions et modalités de calcul figurent dans les dispositions générales. Le retrait minimal est de 5 mètres.
2.2 Implantation par rapport aux limites séparatives
Dans la bande de constructibilité principale, d'une profondeur de 17 mètres, les constructions sont implantées sur au moins une limite séparative latérale. Dans la bande secondaire, le retrait est au moins égal à la hauteur de la façade diminuée de trois mètres, avec un minimum de 4 mètres.
2.3 Emprise au sol
Le coefficient d'emprise au sol (CES) est limité à 0,40 dans la bande principale et à 0,15 dans la bande secondaire.
2.4 Hauteur
La hauteur maximale est celle inscrite au plan des hauteurs. A défaut d'indication au plan, elle est limitée à 10 mètres.
2.5 Coefficient de pleine terre
Le coefficient de pleine terre est au moins égal à 0,30.
Chapitre 3 : Stationnement
Se reporter à la partie I, chapitre 5 du règlement.
`,
    truth: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* voie.recul_min_m 5
* limites.en_limite "autorise"
~ limites.prospect {"k":1,"c":-3}
~ limites.recul_min_m 4
~ bande.profondeur_m 17
* emprise.max_pct 40
~ emprise.max_pct 15
~ hauteur.max_m 10
* espaces_verts.pleine_terre_pct 30
`,
  },
  {
    name: "short articles, secteur label lines",
    zone: "UC",
    text: `
ZONE UC
La zone comprend un secteur UCl correspondant aux équipements de loisirs.
Article UC 6
Zone UC (hors secteur UCl) : les constructions seront implantées à 5 m minimum de l'alignement.
Secteur UCl : il n'est pas fixé de règle.
Article UC 7
Les constructions doivent être implantées :
- soit en limite séparative,
- soit à une distance au moins égale à la moitié de leur hauteur à l'égout, avec un minimum de 3 m.
Article UC 9
L'emprise au sol des constructions ne peut excéder :
- 40 % de la surface de la parcelle en zone UC,
- 20 % en secteur UCl.
Article UC 10
Les constructions à usage d'habitation ne pourront excéder un étage droit sur rez-de-chaussée plus un niveau de combles aménageables.
La hauteur à l'égout est limitée à 6 m.
Article UC 12
Deux places de stationnement par logement seront réalisées en dehors des voies publiques.
Article UC 13
Les terrains devront comporter au moins un arbre de haute tige par 200 m² de terrain.
`,
    truth: `
UC voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
UC emprise.max_pct 40
UCl emprise.max_pct 20
* hauteur.egout_m 6
~ hauteur.niveaux "R+1+combles"
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: '"07.1" numbering, several secteurs with dash lists',
    zone: "UD",
    text: `
ARTICLE UD 6 – IMPLANTATION PAR RAPPORT AUX VOIES
06.1 : Dispositions générales
Les constructions doivent être implantées avec un recul minimal de :
- Dans les secteurs UD1 et UD2 : 4 m
- Dans le secteur UD3 : 6 m
06.2 : Dispositions particulières
Les murs de clôture sont implantés à l'alignement.
ARTICLE UD 7 – IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
07.1 : Dispositions générales
Les constructions doivent être édifiées de telle façon que la distance horizontale de tout point de la construction au point le plus proche des limites séparatives de la propriété soit au moins égale à la moitié de la différence d'altitude entre ces deux points (L = H/2) et jamais inférieure à 4 mètres.
ARTICLE UD 9 – EMPRISE AU SOL
UD1 : 30 %
UD2 : 20 %
UD3 : 10 %
ARTICLE UD 10 – HAUTEUR MAXIMALE
10.1 Hauteur relative : sans objet.
10.2 Hauteur absolue : la hauteur des constructions mesurée à partir du sol naturel jusqu'à l'égout ne peut excéder 7 mètres en UD1, 6 mètres en UD2 et 4 mètres en UD3.
ARTICLE UD 13 – ESPACES LIBRES
Dans toute la zone, les espaces libres représentent au moins 40 % de la superficie du terrain.
`,
    truth: `
UD1 voie.recul_min_m 4
UD2 voie.recul_min_m 4
UD3 voie.recul_min_m 6
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
UD1 emprise.max_pct 30
UD2 emprise.max_pct 20
UD3 emprise.max_pct 10
UD1 hauteur.egout_m 7
UD2 hauteur.egout_m 6
UD3 hauteur.egout_m 4
* espaces_verts.libres_pct 40
`,
  },
  {
    name: "Modern brief, symbols ≥ and abbreviations",
    zone: "AUh",
    text: `
Zone AUh
Implantation
Voies et emprises publiques : recul ≥ 3 m de l'alignement.
Limites séparatives : en limite, ou retrait ≥ H/2 avec un minimum de 3 m.
Sur une même propriété : non réglementé.
Volumétrie
Emprise au sol ≤ 50 % de l'unité foncière.
Hauteur ≤ 6 m à l'égout et ≤ 9 m au faîtage. Toiture terrasse : ≤ 7 m à l'acrotère.
Espaces non bâtis
Pleine terre ≥ 30 % de l'unité foncière.
Stationnement
Logement : 2 places / logement.
Logement social : 1 place / logement.
`,
    truth: `
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 50
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.acrotere_m 7
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "Regles: traps everywhere (fences, neighbours, thresholds)",
    zone: "UB",
    text: `
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions principales respectent un recul d'au moins 6 mètres. Les portails sont implantés en retrait de 5 mètres de l'alignement. Lorsque la construction voisine est implantée à moins de 4 mètres de la voie, l'extension peut respecter le même recul.
ARTICLE UB 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Le retrait est d'au moins 4 mètres. Il est ramené à 2 mètres pour les annexes de moins de 20 m² et à 1 mètre pour les bassins des piscines. Les haies dépassant 2 mètres sont plantées à 2 mètres de la limite.
ARTICLE UB 9 - EMPRISE AU SOL
Pour les terrains de plus de 500 m², l'emprise au sol est limitée à 30 %. Pour les terrains de 500 m² ou moins, elle est limitée à 40 %.
ARTICLE UB 10 - HAUTEUR
La hauteur maximale est de 9 mètres. Les clôtures ne dépassent pas 1,60 mètre. Les antennes ne dépassent pas le faîtage de plus de 3 mètres. Lorsque le terrain est en pente de plus de 10 %, la hauteur peut être majorée de 1 mètre.
ARTICLE UB 12 - STATIONNEMENT
Toute construction de logement comprend 2 places, dont une couverte. Chaque place mesure au moins 2,50 m par 5 m.
ARTICLE UB 13 - ESPACES LIBRES
Les aires de stationnement de plus de 500 m² comptent un arbre pour 50 m². Au moins 35 % du terrain reste perméable.
`,
    truth: `
* voie.recul_min_m 6
* limites.recul_min_m 4
~ limites.annexes_recul_min_m 2
~ emprise.max_pct 30
~ emprise.max_pct 40
* hauteur.max_m 9
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 35
`,
  },
  {
    name: "alignment or 5m, prospect by overlooking, COS written",
    zone: "UB",
    text: `
Article UB 3 : Desserte
La largeur de l'emprise des voies nouvelles ne peut être inférieure à 8 mètres.
Les accès ont une largeur minimale de 4 mètres.
Article UB 5 : Surface et forme des parcelles
Les parcelles doivent avoir une façade sur rue d'au moins 7 mètres.
Article UB 6 : Implantation par rapport aux voies publiques ou privées
Les constructions doivent être édifiées soit à l'alignement, soit avec un recul de 5 m minimum.
Article UB 7 : Implantation par rapport aux limites séparatives
I) Implantation sur limites séparatives
A l'intérieur d'une bande de 20 mètres mesurée à partir de la limite de construction la plus proche de l'alignement, les constructions peuvent être édifiées le long des limites séparatives.
II) Implantation avec marges d'isolement
La distance comptée horizontalement de tout point d'un bâtiment au point le plus proche de la limite séparative doit être au moins égale à la moitié de la hauteur et jamais inférieure à 3 mètres : (L>H/2).
Cette distance peut être ramenée à 1 m minimum pour les abris de jardin d'une superficie maximale de 10 m2.
Article UB 8 : Implantation sur une même propriété
Entre deux bâtiments non contigus, la distance ne peut être inférieure à 4 mètres.
Article UB 10 : Hauteur
La hauteur au faîtage ne peut excéder 12 mètres.
Article UB 12 : Stationnement
Pour les constructions nouvelles à usage d'habitation : au minimum deux places de stationnement par logement (garage compris).
Il doit être prévu au moins une place supplémentaire pour quatre logements pour les visiteurs.
Article UB 14 : Coefficient d'occupation du sol
Le COS est fixé à 0,60.
`,
    truth: `
* acces_voirie.voie_largeur_min_m 8
* voie.alignement "autorise"
* voie.recul_min_m 5
~ limites.en_limite "autorise"
~ limites.en_limite "sous_conditions"
~ bande.profondeur_m 20
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* entre_constructions.distance_min_m 4
* hauteur.faitage_m 12
* stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.visiteurs {"min":1,"par_logements":4}
`,
  },
  {
    name: "hamlet, \"Implantation\" in paragraphs, clean sentences with 'ne saurait'",
    zone: "UH",
    text: `
CHAPITRE 4 - ZONE UH
UH 3 - Desserte des terrains par les voies
Toute voie nouvelle desservant plus de deux logements aura une largeur minimale de 4,50 mètres.
UH 6 - Implantation des constructions par rapport aux voies
Le nu de la façade doit se situer à une distance de l'alignement qui ne saurait être inférieure à 4 mètres.
UH 7 - Implantation des constructions par rapport aux limites séparatives
Soit la construction est édifiée en limite, à condition que sa hauteur n'y excède pas 4 mètres ;
Soit elle respecte un retrait qui ne saurait être inférieur à 4 mètres.
UH 9 - Emprise au sol
Le coefficient d'emprise au sol ne saurait dépasser 20 %.
UH 10 - Hauteur des constructions
Hauteur maximale au faîtage : 8 mètres.
Hauteur maximale des constructions annexes : 4 mètres.
UH 12 - Stationnement
Pour les constructions à usage d'habitation, il est exigé au minimum une place de stationnement par tranche de 40 m² de surface de plancher, avec un minimum de 2 places par logement.
UH 13 - Espaces libres
Les espaces végétalisés couvriront au minimum 60 % du tènement.
`,
    truth: `
* acces_voirie.voie_largeur_min_m 4.5
* voie.recul_min_m 4
* limites.en_limite "sous_conditions"
* limites.recul_min_m 4
* emprise.max_pct 20
* hauteur.faitage_m 8
~ hauteur.annexes_m 4
* stationnement_logement.ratio {"m2_par_place":40,"min_par_logement":2}
* espaces_verts.vegetalise_pct 60
`,
  },
  {
    name: "coast, R+1+C notation and acroterion with attic",
    zone: "UHc",
    text: `
ZONE UHc
Article UHc 6 - Implantation par rapport aux voies et aux emprises publiques
Les constructions principales doivent être implantées à 3 mètres au moins de la limite d'emprise des voies.
Article UHc 7 - Implantation par rapport aux limites séparatives
Les constructions doivent être implantées à une distance des limites séparatives égale ou supérieure à 3 mètres. L'implantation en limite séparative est interdite, sauf accord écrit du voisin.
Article UHc 9 - Emprise au sol
Le coefficient d'emprise au sol maximum est fixé à 25 %, ramené à 15 % pour les terrains d'une surface supérieure à 1 500 m².
Article UHc 10 - Hauteur
La hauteur maximale des constructions est de R+1+C ou R+1+attique, dans la limite de 6 mètres à l'égout et de 7 mètres à l'acrotère.
Article UHc 13 - Espaces libres et plantations
Les espaces libres de toute construction doivent représenter au moins 60 % de la surface du terrain et être plantés.
`,
    truth: `
* voie.recul_min_m 3
* limites.recul_min_m 3
* emprise.max_pct 25
~ emprise.max_pct 15
~ hauteur.niveaux "R+1+combles"
* hauteur.egout_m 6
* hauteur.acrotere_m 7
* espaces_verts.libres_pct 60
`,
  },
  {
    name: "Mountain resort, floor area limits, covered places, social share",
    zone: "UB",
    text: `
ZONE UB
ARTICLE UB 2 : OCCUPATIONS ADMISES SOUS CONDITIONS
Les commerces sont admis dans la limite de 200 m² de surface de plancher.
Toute opération de plus de 8 logements comporte au moins 25 % de logements locatifs sociaux.
ARTICLE UB 6 : RECUL PAR RAPPORT AUX VOIES
Recul minimum de 3 m par rapport à la limite du domaine public.
ARTICLE UB 7 : RECUL PAR RAPPORT AUX LIMITES SÉPARATIVES
Recul minimum de 4 m.
ARTICLE UB 9 : EMPRISE AU SOL
CES maximum : 0,30
ARTICLE UB 10 : HAUTEUR
Hauteur maximum au faîtage : 11 m.
ARTICLE UB 12 : STATIONNEMENT
Logements : 1,5 place par logement dont au moins 50 % couvertes.
Hôtels : 1 place par chambre.
ARTICLE UB 13 : ESPACES VERTS
Surface de pleine terre : au moins 40 % du terrain.
`,
    truth: `
~ destinations_conditions.commerce 200
* mixite_sociale.logement_social_pct 25
* voie.recul_min_m 3
* limites.recul_min_m 4
* emprise.max_pct 30
* hauteur.faitage_m 11
* stationnement_logement.ratio {"places_par_logement":1.5}
* espaces_verts.pleine_terre_pct 40
`,
  },
];
