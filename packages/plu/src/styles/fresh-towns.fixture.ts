import { type FreshCase, zonesOf } from "./fresh-case.fixture.ts";

/** Batch 26: broken lines, notes, lists and tables, as they come out of printed règlements. */
export const FRESH_TOWNS: readonly FreshCase[] = [
  ...zonesOf(
    "lines broken as printed",
    `
ZONE UA
Article UA 1 – Destinations et sous-destinations interdites
Sont interdites les constructions destinées à l’industrie, les entrepôts non
liés à une activité existante, ainsi que les terrains de camping.
Article UA 4 – Implantation des constructions par rapport aux voies et
emprises publiques
Les constructions s’implantent à l’alignement ou dans le prolonge-
ment des constructions existantes. À défaut, un recul maximal de
4 mètres est admis.
Article UA 5 – Implantation des constructions par rapport aux limites sépa-
ratives
Sur une profondeur de 18 mètres à partir de l’alignement, les constructions sont
implantées sur au moins une limite séparative latérale.
En cas de retrait, la distance à la limite est au moins égale à la moitié de la
hauteur de la construction, sans être inférieure à 3 mètres.
Article UA 6 – Emprise au sol des constructions
L’emprise au sol ne peut être supérieure à 80 % de la superficie de l’unité
foncière.
Article UA 7 – Hauteur des constructions
La hauteur maximale des constructions, mesurée du terrain naturel à l’égout du
toit, est fixée à 10 mètres.
Article UA 9 – Stationnement
Pour les logements : au minimum 1 place par logement jusqu’à 50 m² de surface de
plancher et 2 places au-delà.
ZONE UB
Article UB 4 – Implantation des constructions par rapport aux voies et
emprises publiques
Les constructions nouvelles sont implantées avec un retrait d’au moins
6 mètres par rapport à l’alignement des voies. Ce retrait est réduit à 3 mètres pour
les voies en impasse.
Article UB 5 – Implantation des constructions par rapport aux limites sépa-
ratives
Les constructions sont implantées en retrait de 4 mètres au moins. Toutefois,
elles peuvent être implantées en limite lorsque leur hauteur est inférieure à
3,50 mètres.
Article UB 6 – Emprise au sol des constructions
Le coefficient d’emprise au sol maximal est de 0,35.
Article UB 7 – Hauteur des constructions
La hauteur maximale des constructions est fixée à 6 mètres à l’égout du toit et 9
mètres au faîtage. Toiture-terrasse : 6,50 mètres à l’acrotère.
Article UB 8 – Espaces libres
Les espaces de pleine terre occupent au moins 40 % de l’unité foncière, dont la
moitié d’un seul tenant.
Article UB 9 – Stationnement
Pour les logements : 2 places par logement.
`,
    {
      UA: `
* destinations_interdites.industrie true
* destinations_interdites.camping true
~ destinations_interdites.entrepot true
* voie.alignement "autorise"
* voie.recul_max_m 4
~ bande.profondeur_m 18
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 80
* hauteur.egout_m 10
* stationnement_logement.ratio {"places_par_logement":1}`,
      UB: `
* voie.recul_min_m 6
* limites.recul_min_m 4
* limites.en_limite "sous_conditions"
* emprise.max_pct 35
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.acrotere_m 6.5
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
  ...zonesOf(
    "chapter, section and lettered rules",
    `
DISPOSITIONS APPLICABLES A LA ZONE UB
CHAPITRE 2. CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
A. VOLUMETRIE ET IMPLANTATION DES CONSTRUCTIONS
a) Emprise au sol
L'emprise au sol totale des constructions ne doit pas dépasser 45 % de la surface de l'unité foncière.
b) Hauteur
La hauteur maximale autorisée est de 7 m à l'égout et 11 m au faîtage.
Une hauteur différente peut être admise pour les équipements d'intérêt collectif.
c) Implantation par rapport aux voies
Les constructions doivent être implantées en respectant un recul minimum de 3 m par rapport à la limite d'emprise des voies.
Les portails sont implantés à 5 m de la chaussée.
d) Implantation par rapport aux limites séparatives
L'implantation en limite séparative est autorisée sur une longueur de 10 m. Dans les autres cas, le recul est de 3 m minimum.
e) Implantation des constructions sur une même propriété
Deux constructions non accolées sont séparées d'au moins 5 m.
B. ESPACES NON BATIS
Le coefficient de pleine terre est de 0,30 minimum.
C. STATIONNEMENT
Il est exigé pour le logement 1 place par tranche de 50 m² de surface de plancher entamée, sans pouvoir être inférieur à 2 places par logement.
DISPOSITIONS APPLICABLES A LA ZONE UI
CHAPITRE 2. CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
A. VOLUMETRIE ET IMPLANTATION DES CONSTRUCTIONS
a) Emprise au sol
Il n'est pas fixé de règle.
b) Hauteur
La hauteur des constructions est limitée à 15 m au point le plus haut.
c) Implantation par rapport aux voies
Recul minimum de 10 m par rapport à l'alignement.
d) Implantation par rapport aux limites séparatives
Recul minimum de 6 m. Il est porté à 12 m en bordure des zones d'habitat.
B. ESPACES NON BATIS
15 % au moins de l'unité foncière sont plantés.
`,
    {
      UB: `
* emprise.max_pct 45
* hauteur.egout_m 7
* hauteur.faitage_m 11
* voie.recul_min_m 3
* limites.en_limite "autorise"
~ limites.en_limite "sous_conditions"
* limites.recul_min_m 3
* entre_constructions.distance_min_m 5
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"m2_par_place":50,"min_par_logement":2}`,
      UI: `
* hauteur.max_m 15
* voie.recul_min_m 10
* limites.recul_min_m 6
* espaces_verts.vegetalise_pct 15`,
    },
  ),
  ...zonesOf(
    "short rural rules, one line each",
    `
ZONE U
U 6 - Implantation par rapport aux voies : recul de 5 m minimum, sauf continuité avec un bâtiment existant.
U 7 - Implantation par rapport aux limites séparatives : en limite ou à 3 m minimum.
U 9 - Emprise au sol : 50 % maximum.
U 10 - Hauteur : 6 m à l'égout, 10 m au faîtage. Annexes : 4 m.
U 12 - Stationnement : 2 places par logement.
U 13 - Espaces libres : 30 % du terrain en espaces verts.
ZONE AU
AU 6 - Implantation par rapport aux voies : recul de 4 m minimum de l'alignement et de 10 m minimum de l'axe des routes départementales.
AU 7 - Implantation par rapport aux limites séparatives : H/2, 3 m minimum.
AU 8 - Implantation des constructions les unes par rapport aux autres : 4 m minimum.
AU 9 - Emprise au sol : sans objet.
AU 10 - Hauteur : R+1 maximum.
AU 12 - Stationnement : 1 place pour 60 m² de surface de plancher, 1 place minimum par logement.
AU 13 - Espaces libres : 20 % de pleine terre minimum.
`,
    {
      U: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 50
* hauteur.egout_m 6
* hauteur.faitage_m 10
~ hauteur.annexes_m 4
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 30`,
      AU: `
* voie.recul_min_m 4
~ voie.recul_axe_min_m 10
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* entre_constructions.distance_min_m 4
* hauteur.niveaux "R+1"
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":1}
* espaces_verts.pleine_terre_pct 20`,
    },
  ),
  ...zonesOf(
    "seaside town, secteurs by sub-headings",
    `
TITRE II : ZONES URBAINES
CHAPITRE 2 - REGLES APPLICABLES A LA ZONE UP
La zone UP se compose des secteurs UPa et UPb.
ARTICLE UP 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Secteur UPa :
Le nu des façades est implanté à l'alignement.
Secteur UPb :
Le nu des façades est implanté à 5 mètres au moins en retrait de l'alignement.
ARTICLE UP 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Secteur UPa :
Implantation obligatoire sur les limites latérales.
Secteur UPb :
Les constructions sont éloignées des limites d'une distance au moins égale à 3 mètres.
ARTICLE UP 9 - EMPRISE AU SOL
Secteur UPa : 70 %.
Secteur UPb : 40 %.
ARTICLE UP 10 - HAUTEUR DES CONSTRUCTIONS
Secteur UPa : 9 mètres à l'égout, 13 mètres au faîtage.
Secteur UPb : 6 mètres à l'égout, 10 mètres au faîtage.
ARTICLE UP 12 - STATIONNEMENT
Une place par logement de moins de 60 m², deux places au-dessus.
ARTICLE UP 13 - ESPACES LIBRES
Secteur UPb : 40 % de la parcelle doit rester en pleine terre.
CHAPITRE 3 - REGLES APPLICABLES A LA ZONE UT
ARTICLE UT 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
- les constructions à usage industriel
- les constructions à usage agricole
- les carrières
ARTICLE UT 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
L'implantation se fait en recul de 10 mètres au minimum.
ARTICLE UT 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Le recul minimum est égal à la hauteur du bâtiment à l'égout, avec un minimum de 6 mètres.
ARTICLE UT 9 - EMPRISE AU SOL
Elle est limitée à 20 %.
ARTICLE UT 10 - HAUTEUR DES CONSTRUCTIONS
Le point le plus haut ne dépassera pas 8 mètres.
`,
    {
      UP: `
UPa voie.alignement "obligatoire"
UPb voie.recul_min_m 5
UPa limites.en_limite "autorise"
UPb limites.recul_min_m 3
UPa emprise.max_pct 70
UPb emprise.max_pct 40
UPa hauteur.egout_m 9
UPa hauteur.faitage_m 13
UPb hauteur.egout_m 6
UPb hauteur.faitage_m 10
UPa stationnement_logement.ratio {"places_par_logement":1}
UPb stationnement_logement.ratio {"places_par_logement":1}
UPb espaces_verts.pleine_terre_pct 40`,
      UT: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.carriere true
* voie.recul_min_m 10
* limites.prospect {"k":1,"c":0}
* limites.recul_min_m 6
* emprise.max_pct 20
* hauteur.max_m 8`,
    },
  ),
  ...zonesOf(
    "PLUi with numbered paragraphs and opposed distances",
    `
ZONE UMh
I. Destinations des constructions
I.1 Sont interdites
- Exploitation forestière
- Industrie
- Commerce de gros
II. Caractéristiques urbaines
II.1 Implantation par rapport aux voies et emprises publiques
Les constructions principales sont implantées dans une bande comprise entre 3 et 7 mètres depuis l'alignement.
II.2 Implantation par rapport aux limites séparatives
En limite latérale ou à 2 mètres minimum de celle-ci ; à 5 mètres minimum de la limite de fond.
II.3 Emprise au sol
Terrains de moins de 400 m² : 60 %.
Terrains de 400 m² et plus : 40 %.
II.4 Hauteur
Deux niveaux plus combles (R+1+C), sans excéder 7,5 mètres à l'égout.
III. Espaces libres
III.1 Au moins 35 % de la superficie du terrain reste perméable.
IV. Stationnement
IV.1 Habitation : 1,5 place par logement.
ZONE UMe
II. Caractéristiques urbaines
II.1 Implantation par rapport aux voies et emprises publiques
Le recul ne peut être inférieur à 8 mètres.
II.2 Implantation par rapport aux limites séparatives
Le recul ne peut être inférieur ni à la moitié de la hauteur ni à 5 mètres.
II.3 Emprise au sol
Non réglementé.
II.4 Hauteur
La hauteur totale ne peut excéder 14 mètres.
III. Espaces libres
III.1 Les espaces libres de toute construction représentent 25 % du terrain au moins, dont 10 % en pleine terre.
`,
    {
      UMh: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.industrie true
* destinations_interdites.commerce_de_gros true
* voie.recul_min_m 3
* voie.recul_max_m 7
* limites.en_limite "autorise"
* limites.recul_min_m 2
~ limites.recul_min_m 5
* emprise.max_pct 60
* hauteur.niveaux "R+1+combles"
* hauteur.egout_m 7.5
* espaces_verts.vegetalise_pct 35
* stationnement_logement.ratio {"places_par_logement":1.5}`,
      UMe: `
* voie.recul_min_m 8
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 5
* hauteur.max_m 14
* espaces_verts.libres_pct 25
* espaces_verts.pleine_terre_pct 10`,
    },
  ),
  ...zonesOf(
    "old numbering, values in words",
    `
ZONE UC
Article 6 UC - Implantation par rapport aux voies
Les constructions doivent être implantées à cinq mètres au moins en arrière de l'alignement.
Article 7 UC - Implantation par rapport aux limites séparatives
Les constructions peuvent être édifiées contre la limite ou à une distance de celle-ci qui ne peut être inférieure à trois mètres cinquante.
Article 9 UC - Emprise au sol
L'emprise au sol est limitée au tiers de la surface du terrain.
Article 10 UC - Hauteur
La hauteur des constructions ne dépasse pas sept mètres à l'égout des toitures.
Article 12 UC - Stationnement
Il est prévu deux emplacements par logement créé.
Article 13 UC - Espaces libres
La moitié du terrain est aménagée en espace vert.
ZONE UL
Article 6 UL - Implantation par rapport aux voies
Les constructions sont implantées à douze mètres au moins de l'axe de la voie.
Article 7 UL - Implantation par rapport aux limites séparatives
Les constructions doivent être éloignées d'au moins quatre mètres des limites séparatives.
Article 10 UL - Hauteur
La hauteur maximum est de dix mètres.
`,
    {
      UC: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3.5
* emprise.max_pct 33.33
* hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 50`,
      UL: `
* voie.recul_axe_min_m 12
* limites.recul_min_m 4
* hauteur.max_m 10`,
    },
  ),
];
