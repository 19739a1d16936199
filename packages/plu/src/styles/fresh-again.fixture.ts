import type { FreshCase } from "./fresh-case.fixture.ts";

/** Batches 22 to 24: each written after the one before was read. */
export const FRESH_AGAIN: readonly FreshCase[] = [
  {
    name: "dots for values, leaders, secteur codes with digits",
    zone: "UD",
    text: `
ZONE UD
Secteurs : UD1, UD2
ARTICLE UD 6 : Implantation par rapport aux voies
Recul minimal par rapport à l'alignement ........ 5 mètres
ARTICLE UD 7 : Implantation par rapport aux limites séparatives
Recul minimal ........ 4 mètres
ARTICLE UD 9 : Emprise au sol
Secteur UD1 ........ 35 %
Secteur UD2 ........ 25 %
ARTICLE UD 10 : Hauteur
Egout du toit ........ 7 mètres
Faîtage ........ 10 mètres
ARTICLE UD 13 : Espaces verts
Pleine terre ........ 40 %
`,
    truth: `
* voie.recul_min_m 5
* limites.recul_min_m 4
UD1 emprise.max_pct 35
UD2 emprise.max_pct 25
* hauteur.egout_m 7
* hauteur.faitage_m 10
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "long preamble, three secteurs, rules by secteur headings",
    zone: "UC",
    text: `
DISPOSITIONS APPLICABLES A LA ZONE UC
La zone UC est divisée en trois secteurs : UCa, UCb et UCc.
ARTICLE UC 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Secteur UCa
Les constructions doivent être implantées à l'alignement.
Secteurs UCb et UCc
Les constructions doivent respecter un retrait minimal de 4 mètres par rapport à l'alignement.
ARTICLE UC 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Secteur UCa
Les constructions doivent être implantées sur au moins une limite séparative latérale.
Secteur UCb
Les constructions peuvent être implantées en limite séparative ou en retrait de 3 mètres minimum.
Secteur UCc
Les constructions doivent être implantées en retrait de 5 mètres minimum des limites séparatives.
ARTICLE UC 9 - EMPRISE AU SOL DES CONSTRUCTIONS
Secteur UCa : non réglementé.
Secteur UCb : 50 % de la superficie du terrain.
Secteur UCc : 30 % de la superficie du terrain.
ARTICLE UC 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions est limitée à :
- UCa : 12 mètres au faîtage ;
- UCb : 9 mètres au faîtage ;
- UCc : 7 mètres au faîtage.
`,
    truth: `
UCa voie.alignement "obligatoire"
UCb voie.recul_min_m 4
UCc voie.recul_min_m 4
UCa limites.en_limite "autorise"
UCb limites.en_limite "autorise"
UCb limites.recul_min_m 3
UCc limites.recul_min_m 5
UCb emprise.max_pct 50
UCc emprise.max_pct 30
UCa hauteur.faitage_m 12
UCb hauteur.faitage_m 9
UCc hauteur.faitage_m 7
`,
  },
  {
    name: "municipal prose, passive, obligations after comma, mixed dims",
    zone: "UB",
    text: `
Chapitre 2 : Zone UB
Article UB 3 - Accès et voirie
Pour être constructible, un terrain doit avoir accès à une voie publique ou privée. L'accès doit avoir une largeur au moins égale à 4 mètres.
Les voies nouvelles, publiques ou privées, ont une emprise d'au moins 6 mètres de large.
Article UB 6 - Implantation des constructions par rapport aux voies et emprises publiques
Les bâtiments nouveaux s'implanteront avec un recul qui ne pourra être inférieur à 3 mètres, mesuré à partir de l'alignement.
Article UB 7 - Implantation des constructions par rapport aux limites séparatives
Les bâtiments nouveaux s'implanteront avec un retrait qui ne pourra être inférieur à 3 mètres, mesuré à partir de la limite séparative. L'implantation en limite est possible pour les bâtiments dont la hauteur n'excède pas 4 mètres au faîtage.
Article UB 8 - Implantation des constructions les unes par rapport aux autres sur une même propriété
Une distance d'au moins 4 mètres peut être imposée entre deux bâtiments.
Article UB 9 - Emprise au sol
L'emprise au sol des bâtiments ne pourra dépasser 50 % de la surface du terrain d'assiette du projet.
Article UB 10 - Hauteur maximale des constructions
La hauteur des bâtiments, mesurée du sol naturel au point le plus haut, ne pourra dépasser 9 mètres. Ne sont pas comptés les antennes et les cheminées.
Article UB 12 - Stationnement
Pour les logements : au moins 1 place par logement jusqu'à deux pièces et 2 places par logement au-delà.
Article UB 13 - Espaces libres
Les aires de stationnement de plus de 200 m² seront plantées d'un arbre pour 50 m².
`,
    truth: `
* acces_voirie.voie_largeur_min_m 6
* voie.recul_min_m 3
* limites.recul_min_m 3
~ limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
* emprise.max_pct 50
* hauteur.max_m 9
~ stationnement_logement.ratio {"places_par_logement":1}
~ stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "rules in numbered sentences 1/ 2/ 3/, slash numbering",
    zone: "UDa",
    text: `
RÈGLEMENT APPLICABLE À LA ZONE UDa
ARTICLE 1 - Interdictions
1/ Les installations industrielles
2/ Les entrepôts
3/ Les campings
ARTICLE 6 - Implantation par rapport aux voies
1/ Retrait de 6 m minimum par rapport à l'alignement des voies
2/ Retrait de 20 m minimum par rapport à l'axe de la RD 6
ARTICLE 7 - Implantation par rapport aux limites
1/ En limite séparative si la hauteur est inférieure à 3,5 m
2/ Sinon retrait de 3 m minimum
ARTICLE 9 - Emprise
1/ 40 % maximum
ARTICLE 10 - Hauteur
1/ 6 m maximum à l'égout
2/ 3,5 m maximum pour les annexes
ARTICLE 12 - Stationnement
1/ 2 places par logement
2/ 1 place visiteur pour 4 logements
`,
    truth: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.camping true
* voie.recul_min_m 6
~ voie.recul_axe_min_m 20
* limites.en_limite "sous_conditions"
* limites.recul_min_m 3
* emprise.max_pct 40
* hauteur.egout_m 6
~ hauteur.annexes_m 3.5
* stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.visiteurs {"min":1,"par_logements":4}
`,
  },
  {
    name: "metropolitan zone, coefficients by land size and hedges to plan",
    zone: "UPb",
    text: `
ZONE UPb
Implantation par rapport aux voies
En l'absence d'indication au plan de zonage, les constructions sont édifiées en retrait d'au moins 4 mètres de la limite de l'emprise publique.
Implantation par rapport aux limites séparatives
La distance (d) mesurée horizontalement entre tout point d'une construction et le point le plus proche d'une limite séparative est supérieure ou égale à la moitié de la différence d'altitude (DA) entre ces deux points sans être inférieure à 3 mètres, soit : d ≥ DA / 2 et d ≥ 3 mètres.
Emprise au sol
L'emprise au sol au sens du présent règlement des constructions est inférieure ou égale à 30 % de la superficie du terrain.
Hauteur
La hauteur totale des constructions est inférieure ou égale à la hauteur de façade augmentée de 3 mètres.
La hauteur de façade des constructions est inférieure ou égale à 7 mètres.
Espaces de pleine terre
La surface totale des espaces de pleine terre est supérieure ou égale à 40 % de la superficie du terrain.
Stationnement
Habitation : pour les constructions nouvelles, 1 place par tranche entamée de 70 m² de surface de plancher.
`,
    truth: `
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 30
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"m2_par_place":70}
`,
  },
  {
    name: "rural intercommunal, one sentence per destination",
    zone: "AUr",
    text: `
ZONE AUr
II.1 Hauteur
Habitation : la hauteur à l'égout n'excède pas 5 m et la hauteur au faîtage n'excède pas 9 m.
Autres destinations : la hauteur au faîtage n'excède pas 12 m.
II.2 Implantation par rapport aux voies
Habitation : recul d'au moins 5 m.
Autres destinations : recul d'au moins 10 m.
II.3 Implantation par rapport aux limites séparatives
Toutes destinations : en limite ou avec un recul d'au moins 3 m.
II.4 Emprise au sol
Habitation : 40 %.
II.5 Surfaces non imperméabilisées
Toutes destinations : au moins 35 % de l'unité foncière.
`,
    truth: `
* hauteur.egout_m 5
* hauteur.faitage_m 9
~ hauteur.faitage_m 12
~ hauteur.faitage_autres_m 12
* voie.recul_min_m 5
~ voie.recul_min_m 10
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 40
* espaces_verts.vegetalise_pct 35
`,
  },
  {
    name: "bars table, mixed with notes and a non-numeric cell",
    zone: "UE",
    text: `
ZONE UE
Secteurs UEa et UEb
Article 3 - Implantation
| | UEa | UEb |
| Recul sur voie | 10 m minimum | 5 m minimum |
| Recul sur limites séparatives | 5 m minimum | 5 m minimum |
| Hauteur maximale | 15 m | 12 m |
| Emprise au sol | Non réglementée | 60 % maximum |
Article 4 - Espaces verts
Au moins 20 % de l'unité foncière est traitée en espace vert.
`,
    truth: `
UEa voie.recul_min_m 10
UEb voie.recul_min_m 5
UEa limites.recul_min_m 5
UEb limites.recul_min_m 5
UEa hauteur.max_m 15
UEb hauteur.max_m 12
UEb emprise.max_pct 60
* espaces_verts.vegetalise_pct 20
`,
  },
  {
    name: "town centre, continuous order, exceptions first",
    zone: "UA",
    text: `
ZONE UA
ARTICLE UA 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Sauf lorsqu'il s'agit d'équipements publics, les constructions doivent être implantées à l'alignement sur toute la largeur de la façade.
ARTICLE UA 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Dans une bande de 18 mètres comptée depuis l'alignement, les constructions doivent être implantées sur les deux limites séparatives latérales. Au-delà de cette bande, la hauteur sur limite ne peut excéder 4 mètres.
ARTICLE UA 8 - IMPLANTATION SUR UNE MEME PROPRIETE
Non réglementé.
ARTICLE UA 9 - EMPRISE AU SOL
80 % maximum. Cette disposition ne s'applique pas aux commerces.
ARTICLE UA 10 - HAUTEUR
Les constructions comportent au maximum R+3 et ne dépassent pas 12 m à l'égout. Pour les parcelles d'angle, un niveau supplémentaire est admis.
ARTICLE UA 12 - STATIONNEMENT
Il n'est pas exigé de place pour les logements de moins de 35 m². Au-delà, il est exigé une place par logement.
`,
    truth: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
~ bande.profondeur_m 18
~ limites.hauteur_max_en_limite_hors_bande_m 4
* emprise.max_pct 80
* hauteur.niveaux "R+3"
* hauteur.egout_m 12
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "ground-level: surfaces, ratio of trees, plain ban in a paragraph",
    zone: "UL",
    text: `
ZONE UL
Article UL 1 - Occupations interdites
Sont interdites les constructions à usage d'habitation autres que celles visées à l'article UL 2, les constructions à usage de bureaux, de commerce, d'industrie ou d'artisanat, ainsi que l'ouverture de carrières.
Article UL 2 - Occupations soumises à conditions
Les logements de gardien sont admis dans la limite de 80 m² de surface de plancher.
Article UL 6 - Voies
5 m de l'alignement.
Article UL 7 - Limites
4 m des limites séparatives.
Article UL 10 - Hauteur
9 m au point le plus haut de la toiture.
Article UL 13 - Plantations
Les espaces libres doivent être plantés à raison d'un arbre pour 200 m².
`,
    truth: `
* destinations_interdites.habitation true
* destinations_interdites.bureau true
* destinations_interdites.commerce true
* destinations_interdites.industrie true
* destinations_interdites.artisanat true
* destinations_interdites.carriere true
* voie.recul_min_m 5
* limites.recul_min_m 4
* hauteur.max_m 9
`,
  },
  {
    name: "sub-zone list with dashes after number words",
    zone: "UHb",
    text: `
ZONE UHb
Article UHb 5 : Pour être constructible, en l'absence d'assainissement collectif, un terrain doit avoir une superficie d'au moins 1 000 m².
Article UHb 6 : Les constructions seront implantées en retrait de l'alignement d'au moins cinq mètres ; ce retrait est ramené à trois mètres pour les carports.
Article UHb 7 : Les constructions seront écartées des limites séparatives d'au moins trois mètres.
Article UHb 8 : Une distance minimale de quatre mètres sépare deux constructions non accolées.
Article UHb 9 : Le rapport entre l'emprise au sol et la surface du terrain est limité à 0,35.
Article UHb 10 : La hauteur est limitée à six mètres à l'égout du toit et, pour les toitures terrasses, à sept mètres à l'acrotère.
Article UHb 12 : Il est exigé, par logement, deux emplacements de stationnement.
Article UHb 13 : La moitié au moins de la surface non bâtie est traitée en espaces verts.
`,
    truth: `
* voie.recul_min_m 5
* limites.recul_min_m 3
* entre_constructions.distance_min_m 4
* emprise.max_pct 35
* hauteur.egout_m 6
* hauteur.acrotere_m 7
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "modern, R.151 verbs, minimum distances given as list with colon",
    zone: "UJ",
    text: `
Zone UJ
Chapitre II - Caractéristiques urbaines, architecturales, environnementales et paysagères
II.A. Volumétrie et implantation des constructions
II.A.1. Emprise au sol
L'emprise au sol est limitée :
• à 40 % de l'unité foncière pour le logement ;
• à 60 % de l'unité foncière pour les activités.
II.A.2. Hauteur
La hauteur maximale est limitée :
• à 7 mètres à l'égout du toit ou à l'acrotère ;
• à 10 mètres au faîtage.
II.A.3. Implantation par rapport aux voies
Le recul minimum est :
• de 3 mètres le long des voies communales ;
• de 15 mètres le long des routes départementales.
II.A.4. Implantation par rapport aux limites
Le recul minimum est de 3 mètres en l'absence d'implantation sur la limite.
II.B. Stationnement
Pour le logement, le nombre minimal de places est :
• 1 place pour un logement de moins de 50 m² ;
• 2 places pour les autres logements.
`,
    truth: `
* emprise.max_pct 40
* emprise.max_pct_activites 60
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* hauteur.faitage_m 10
* voie.recul_min_m 3
~ voie.recul_min_m 15
* limites.recul_min_m 3
~ limites.en_limite "autorise"
~ stationnement_logement.ratio {"places_par_logement":1}
~ stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "traps: numbers of law articles, dates, percent slopes, widths",
    zone: "UGd",
    text: `
ZONE UGd
ARTICLE UGd 3 - VOIRIE
Les voies en impasse de plus de 50 mètres comportent une aire de retournement de 11 mètres de rayon. La pente des voies n'excède pas 12 %.
ARTICLE UGd 6 - VOIES
Au titre de l'article L. 111-6, les constructions sont interdites dans une bande de 75 mètres de part et d'autre de l'axe de la route classée. Ailleurs, le recul est de 5 mètres au moins de l'alignement.
ARTICLE UGd 7 - LIMITES
Le recul est de 4 mètres au moins. Une construction de plus de 12 mètres de long doit s'écarter d'un mètre de plus.
ARTICLE UGd 9 - EMPRISE
Depuis la modification du 12 mars 2019, l'emprise au sol est plafonnée à 35 %.
ARTICLE UGd 10 - HAUTEUR
La hauteur est plafonnée à 8 mètres. Les clôtures sur rue sont plafonnées à 1,50 mètre. Un mur de soutènement ne dépasse pas 2 mètres.
ARTICLE UGd 12 - STATIONNEMENT
Les rampes ont une pente de 15 % au plus. 2 places par logement sont aménagées, de 12,5 m² chacune.
ARTICLE UGd 13 - ESPACES LIBRES
Les talus de plus de 30 % sont plantés. 25 % de la parcelle reste en pleine terre.
`,
    truth: `
~ acces_voirie.voie_pente_max_pct 12
* voie.recul_min_m 5
* limites.recul_min_m 4
* emprise.max_pct 35
* hauteur.max_m 8
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 25
`,
  },
  {
    name: "suburb PLU 2007, full articles with long titles over two lines, footers",
    zone: "UHb",
    text: `
Ville - P.L.U. - Règlement                                                   page 41
CHAPITRE 3 - DISPOSITIONS APPLICABLES A LA ZONE UHb
ARTICLE UHb.6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET
EMPRISES PUBLIQUES
6.1. Les constructions doivent être implantées en retrait de la limite des voies et emprises publiques, ou de la limite
qui s'y substitue, d'au moins 4 mètres.
6.2. Toutefois, une implantation à l'alignement peut être admise ou imposée pour conserver un ordonnancement
architectural.
ARTICLE UHb.7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES
SEPARATIVES
7.1. Sur une profondeur de 20 mètres comptée à partir de l'alignement, les constructions peuvent être implantées sur les
limites latérales.
7.2. Au-delà de cette profondeur, les constructions doivent être implantées en retrait des limites de telle sorte que la
distance soit au moins égale à la hauteur de la construction diminuée de 4 mètres (L = H - 4), avec un minimum de 3 mètres.
ARTICLE UHb.9 - EMPRISE AU SOL
L'emprise au sol des constructions ne peut excéder 50 % de la superficie de l'unité foncière. Ce pourcentage est porté à
60 % pour les activités commerciales.
ARTICLE UHb.10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
10.1. La hauteur maximale des constructions, mesurée à partir du terrain naturel, est fixée à 9 mètres à l'égout du toit et
13 mètres au faîtage.
10.2. La hauteur des clôtures est limitée à 1,80 m.
ARTICLE UHb.12 - STATIONNEMENT
12.1. Constructions à usage d'habitation : 1 place de stationnement par tranche entamée de 70 m² de surface de plancher, avec un minimum d'une place par logement.
12.2. Constructions à usage de bureaux : 1 place pour 40 m² de surface de plancher.
ARTICLE UHb.13 - ESPACES LIBRES ET PLANTATIONS
Les surfaces libres de toute construction doivent être plantées. 25 % au moins de la superficie du terrain doit être
aménagé en espaces verts.
`,
    truth: `
* voie.recul_min_m 4
~ voie.alignement "autorise"
* limites.en_limite "autorise"
~ bande.profondeur_m 20
~ limites.prospect {"k":1,"c":-4}
~ limites.recul_min_m 3
* emprise.max_pct 50
~ emprise.max_pct 60
~ emprise.max_pct_activites 60
* hauteur.egout_m 9
* hauteur.faitage_m 13
* stationnement_logement.ratio {"m2_par_place":70,"min_par_logement":1}
* espaces_verts.vegetalise_pct 25
`,
  },
  {
    name: 'PLUi zone with "Règle générale / Règles alternatives" and sector sublines',
    zone: "UD1",
    text: `
ZONE UD1
CHAPITRE 1 – Destination des constructions, usages des sols et natures d'activité
Article 1 – Interdiction de certains usages et affectations des sols
Sont interdits :
1. Les constructions destinées à l'exploitation agricole et forestière.
2. Les constructions destinées au commerce de gros.
3. Les constructions destinées à l'industrie, en dehors des extensions de l'existant.
4. Les terrains de camping.
CHAPITRE 2 – Caractéristiques urbaines
Article 4 – Implantation des constructions
4.1 Implantation par rapport aux voies
Sauf indication contraire du document graphique, les constructions doivent respecter un recul minimal de 3 m par rapport à l'alignement.
4.2 Implantation par rapport aux limites séparatives
Règle générale
Les constructions doivent être implantées en retrait. La distance comptée horizontalement de tout point de la construction à la limite séparative doit être au moins égale à la moitié de la hauteur de la construction, sans être inférieure à 4 m.
Règles particulières
- Les annexes d'une hauteur inférieure ou égale à 3,50 m peuvent être implantées sur limite.
Article 5 – Emprise au sol
Dans le secteur UD1a, l'emprise au sol est limitée à 25 % de la superficie de l'unité foncière.
Dans le reste de la zone, elle est limitée à 35 %.
Article 6 – Hauteur
La hauteur maximale est fixée à 7 m à l'égout de toiture. Pour les toitures terrasses, la hauteur est limitée à 7,50 m à l'acrotère.
Article 8 – Coefficients de végétalisation et de pleine terre
Au moins 50 % de la superficie de l'unité foncière doivent être végétalisés, dont 40 % en pleine terre.
`,
    truth: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.industrie true
* destinations_interdites.camping true
* voie.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
UD1 emprise.max_pct 35
UD1a emprise.max_pct 25
* hauteur.egout_m 7
* hauteur.acrotere_m 7.5
* espaces_verts.vegetalise_pct 50
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "port / activity zone, NGF and equipment",
    zone: "UP",
    text: `
CHAPITRE 6 : ZONE UP
ARTICLE UP 1 : OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdits : les constructions à usage d'habitation, les hôtels, les terrains de camping, les carrières et toute construction non liée à l'activité portuaire.
ARTICLE UP 6 : IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions doivent être édifiées à 6 mètres minimum de l'alignement, sauf le long des quais où l'implantation est libre.
ARTICLE UP 7 : IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions peuvent être implantées en limite séparative. En cas de retrait, la distance ne peut être inférieure à 5 mètres.
ARTICLE UP 8 : IMPLANTATION SUR UNE MEME PROPRIETE
Une distance minimale de 4 mètres est imposée entre deux constructions non contiguës.
ARTICLE UP 9 : EMPRISE AU SOL
Il n'est pas fixé de règle.
ARTICLE UP 10 : HAUTEUR
La hauteur des constructions ne peut excéder 12 mètres au faîtage. Les silos et ouvrages techniques peuvent atteindre 25 mètres.
ARTICLE UP 12 : STATIONNEMENT
Bureaux : 1 place pour 30 m². Entrepôts : 1 place pour 150 m².
ARTICLE UP 13 : ESPACES LIBRES
10 % de la surface du terrain doit être traitée en espace vert.
`,
    truth: `
* destinations_interdites.habitation true
* destinations_interdites.hotel true
* destinations_interdites.camping true
* destinations_interdites.carriere true
~ destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 6
* limites.en_limite "autorise"
* limites.recul_min_m 5
* entre_constructions.distance_min_m 4
* hauteur.faitage_m 12
* espaces_verts.vegetalise_pct 10
`,
  },
  {
    name: 'natural zone with cabins, several prohibitions with "à l\'exception"',
    zone: "Nl",
    text: `
ZONE Nl
Article Nl 1 : Occupations et utilisations du sol interdites
Toutes les occupations et utilisations du sol sont interdites, à l'exception de celles mentionnées à l'article Nl 2.
Article Nl 2 : Occupations et utilisations du sol soumises à conditions
Les extensions des habitations existantes dans la limite de 30 % de l'emprise au sol existante.
Article Nl 6 : Implantation par rapport aux voies
Les constructions doivent s'implanter à une distance minimale de 10 mètres de l'axe des voies.
Article Nl 7 : Implantation par rapport aux limites séparatives
Les constructions s'implantent à une distance au moins égale à leur hauteur, avec un minimum de 5 mètres.
Article Nl 9 : Emprise au sol
L'emprise au sol cumulée des annexes est limitée à 50 m², hors piscine.
Article Nl 10 : Hauteur
La hauteur à l'égout du toit ne doit pas excéder 4 mètres.
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_axe_min_m 10
* limites.prospect {"k":1,"c":0}
* limites.recul_min_m 5
~ emprise.annexes_max_m2 50
* hauteur.egout_m 4
`,
  },
  {
    name: "dense metropolitan zone with bands, alignment, frontage share, no numbers in title",
    zone: "UCe1",
    text: `
ZONE UCe1
CHAPITRE 2 - MORPHOLOGIE ET IMPLANTATION DES CONSTRUCTIONS
2.1. Implantation des constructions par rapport aux voies et emprises publiques
Les constructions sont implantées en limite de référence. Toutefois, un recul maximum de 3 mètres est autorisé sur 30 % du linéaire de façade.
2.2. Implantation des constructions par rapport aux limites séparatives
Dans la bande de constructibilité principale de 15 mètres, les constructions sont implantées d'une limite latérale à l'autre.
Dans la bande de constructibilité secondaire, le retrait est au moins égal à la moitié de la hauteur avec un minimum de 4 mètres.
2.3. Implantation des constructions les unes par rapport aux autres sur un même terrain
La distance entre deux constructions est au minimum de 6 mètres.
2.5. Hauteur des constructions
La hauteur maximale est fixée à 16 mètres. Le nombre de niveaux est limité à R+4.
3.2. Espaces de pleine terre
Le coefficient de pleine terre est de 15 % minimum.
5.2. Stationnement
Le nombre minimal est d'une place par logement.
`,
    truth: `
~ voie.recul_max_m 3
~ voie.alignement "obligatoire"
* limites.en_limite "autorise"
~ bande.profondeur_m 15
~ limites.prospect {"k":0.5,"c":0}
~ limites.recul_min_m 4
* entre_constructions.distance_min_m 6
* hauteur.max_m 16
* hauteur.niveaux "R+4"
* espaces_verts.pleine_terre_pct 15
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "coastal commune, three secteurs in rows of prose with semicolons",
    zone: "UC",
    text: `
ZONE UC : secteurs UCa, UCb et UCc
Article UC 6 - Implantation par rapport aux voies : retrait minimal de 5 mètres en UCa et UCb, de 3 mètres en UCc.
Article UC 7 - Implantation par rapport aux limites séparatives : retrait minimal de 4 mètres en UCa ; de 3 mètres en UCb et UCc.
Article UC 9 - Emprise au sol : 20 % en UCa ; 30 % en UCb ; 40 % en UCc.
Article UC 10 - Hauteur : 6 mètres à l'égout en UCa et UCb, 9 mètres à l'égout en UCc.
Article UC 13 - Espaces libres : au moins 60 % d'espaces verts en UCa, 50 % en UCb et 40 % en UCc.
`,
    truth: `
UCa voie.recul_min_m 5
UCb voie.recul_min_m 5
UCc voie.recul_min_m 3
UCa limites.recul_min_m 4
UCb limites.recul_min_m 3
UCc limites.recul_min_m 3
UCa emprise.max_pct 20
UCb emprise.max_pct 30
UCc emprise.max_pct 40
UCa hauteur.egout_m 6
UCb hauteur.egout_m 6
UCc hauteur.egout_m 9
UCa espaces_verts.vegetalise_pct 60
UCb espaces_verts.vegetalise_pct 50
UCc espaces_verts.vegetalise_pct 40
`,
  },
  {
    name: "2AU closed, references and few rules",
    zone: "2AU",
    text: `
REGLEMENT APPLICABLE A LA ZONE 2AU
ARTICLE 2AU 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes les occupations et utilisations du sol nouvelles non mentionnées à l'article 2AU 2 sont interdites.
ARTICLE 2AU 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A CONDITIONS
Les équipements d'infrastructure.
ARTICLES 2AU 3 A 2AU 5 - Non réglementés
ARTICLE 2AU 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions doivent être implantées à 5 mètres au moins de l'alignement.
ARTICLE 2AU 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à 3 mètres au moins des limites séparatives.
ARTICLES 2AU 8 A 2AU 16
Non réglementés.
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 5
* limites.recul_min_m 3
`,
  },
  {
    name: "R.151 village, obligations by bullets with verbs in infinitive",
    zone: "UAv",
    text: `
ZONE UAv
Implantation
• Implanter les constructions à l'alignement ou dans le prolongement des constructions voisines.
• Implanter les constructions en limite séparative ou respecter un recul d'au moins 2 mètres.
Volume
• Ne pas dépasser une emprise au sol de 75 % du terrain.
• Ne pas dépasser 7 mètres à l'égout et 11 mètres au faîtage.
Espaces libres
• Conserver au moins 15 % du terrain en pleine terre.
Stationnement
• Réaliser une place de stationnement par logement créé.
`,
    truth: `
* voie.alignement "autorise"
* limites.en_limite "autorise"
* limites.recul_min_m 2
* emprise.max_pct 75
* hauteur.egout_m 7
* hauteur.faitage_m 11
* espaces_verts.pleine_terre_pct 15
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "precision: existing buildings, equipment, corner plots, neighbours, thresholds everywhere",
    zone: "UBt",
    text: `
ZONE UBt
Article UBt 3 - Accès et voirie
L'accès ne peut avoir une largeur inférieure à 3,50 mètres. Les portails sont implantés à 5 mètres du bord de la chaussée. Toute voie nouvelle a une largeur d'au moins 5 mètres.
Article UBt 6 - Implantation par rapport aux voies
Les constructions nouvelles respectent un recul minimal de 4 mètres par rapport à l'alignement. À l'intersection de deux voies, un pan coupé de 5 mètres est exigé. Les équipements publics peuvent être implantés à 1 mètre de l'alignement. Les constructions implantées à plus de 25 mètres de l'alignement ne sont pas soumises à cette règle.
Article UBt 7 - Implantation par rapport aux limites séparatives
Les constructions sont implantées à 3 mètres au moins des limites séparatives. Lorsque la limite séparative est celle d'une zone agricole, ce recul est de 8 mètres. Les constructions annexes de moins de 12 m² sont dispensées de recul.
Article UBt 8 - Implantation sur une même propriété
La piscine est implantée à 2 mètres au moins de l'habitation.
Article UBt 9 - Emprise au sol
L'emprise au sol est limitée à 40 %. Les terrains de moins de 300 m² ne sont pas soumis à cette règle. Les constructions existantes à la date d'approbation du plan et dépassant 40 % peuvent être étendues de 10 %.
Article UBt 10 - Hauteur
La hauteur est limitée à 7 mètres à l'égout du toit et à 10 mètres au faîtage. Elle est limitée à 3 mètres pour les annexes. Les ouvrages techniques peuvent dépasser cette hauteur de 1,50 mètre. Les murs de clôture ont une hauteur maximale de 2 mètres, dont 0,60 mètre de mur bahut.
Article UBt 11 - Aspect extérieur
Les toitures ont une pente comprise entre 30 et 40 %. Les haies ont une hauteur maximale de 2 mètres.
Article UBt 12 - Stationnement
Chaque place a une largeur de 2,50 mètres. Il est exigé 2 places par logement. Pour les commerces de plus de 150 m², il est exigé 1 place par tranche de 30 m². Pour les hôtels, 1 place par chambre. Une aire de 1,5 m² par logement est réservée aux vélos.
Article UBt 13 - Espaces libres
Les aires de stationnement de plus de 100 m² reçoivent 1 arbre pour 4 places. Le terrain comporte 30 % au moins d'espaces de pleine terre. Les lotissements de plus de 5 000 m² réservent 10 % de leur surface à un espace vert commun.
`,
    truth: `
* acces_voirie.voie_largeur_min_m 5
* voie.recul_min_m 4
* limites.recul_min_m 3
~ limites.recul_min_m 8
* emprise.max_pct 40
~ emprise.extension_max_pct 10
* hauteur.egout_m 7
* hauteur.faitage_m 10
~ hauteur.annexes_m 3
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 30
~ espaces_verts.vegetalise_pct 10
`,
  },
  {
    name: "precision: conditional heights, minima, plans graphiques",
    zone: "UCm",
    text: `
ZONE UCm
ARTICLE UCm 4 - Emprise au sol
4.1 L'emprise au sol maximale est fixée à 60 %.
4.2 Pour les constructions de logements sociaux, l'emprise au sol maximale est fixée à 70 %.
4.3 Dans les secteurs de densification figurant au plan, l'emprise au sol minimale est de 20 %.
ARTICLE UCm 5 - Hauteur
5.1 La hauteur maximale des constructions est fixée à 12 mètres à l'acrotère.
5.2 Dans une bande de 10 mètres le long de la zone UD, la hauteur est limitée à 6 mètres.
5.3 Le rez-de-chaussée a une hauteur sous plafond d'au moins 3,20 mètres.
5.4 Une hauteur minimale de 6 mètres est imposée le long de l'avenue.
ARTICLE UCm 6 - Implantation par rapport aux voies
6.1 Les constructions sont implantées à l'alignement ou en retrait de 3 mètres maximum.
6.2 Le long du tramway, les constructions respectent un recul de 6 mètres par rapport à la plateforme.
ARTICLE UCm 7 - Implantation par rapport aux limites séparatives
7.1 Les constructions sont implantées en retrait. Le retrait est au moins égal à la moitié de la hauteur de la façade (L ≥ H/2), sans être inférieur à 3 mètres.
7.2 Si la construction voisine est implantée en limite, la construction peut s'y adosser sur une hauteur de 10 mètres au plus.
ARTICLE UCm 8 - Implantation sur une même propriété
8.1 La distance entre deux façades comportant des baies est au moins égale à 8 mètres.
8.2 La distance entre deux façades aveugles est au moins égale à 3 mètres.
ARTICLE UCm 9 - Espaces libres
9.1 Les espaces libres représentent au moins 30 % de la surface du terrain, dont la moitié de pleine terre.
`,
    truth: `
* emprise.max_pct 60
~ emprise.max_pct 70
~ emprise.min_pct 20
* hauteur.acrotere_m 12
~ hauteur.max_m 6
* voie.alignement "autorise"
* voie.recul_max_m 3
~ voie.recul_min_m 6
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
~ limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 8
~ entre_constructions.distance_min_m 3
* espaces_verts.libres_pct 30
~ espaces_verts.pleine_terre_pct 50
`,
  },
  {
    name: "precision: POS with general remarks and numbers in preamble",
    zone: "NAa",
    text: `
ZONE NAa
La zone couvre 12 hectares et comprend 150 logements. Elle est située à moins de 500 mètres du bourg. Son aménagement porte sur des opérations d'au moins 5 000 m2.
ARTICLE NAa 2 - OCCUPATIONS ET UTILISATIONS DU SOL ADMISES
Les lotissements portant sur 5 lots au moins. Les commerces de moins de 200 m2 de surface de plancher. Les garages collectifs de moins de 10 places.
ARTICLE NAa 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions sont édifiées à 10 mètres de l'axe des voies et à 5 mètres de l'alignement.
ARTICLE NAa 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions sont édifiées à 4 mètres des limites séparatives. Les garages de moins de 2,60 mètres de hauteur sont édifiés en limite.
ARTICLE NAa 9 - EMPRISE AU SOL
L'emprise au sol est fixée au maximum à 30 % de la surface de chaque lot.
ARTICLE NAa 10 - HAUTEUR
Les constructions ne dépassent pas un étage sur rez-de-chaussée. La hauteur à l'égout n'excède pas 6 mètres.
ARTICLE NAa 12 - STATIONNEMENT
Deux places par lot, non closes, sont aménagées à l'entrée du lot. Une place pour trois lots est réservée aux visiteurs.
ARTICLE NAa 14 - COS
COS : 0,25. Il est porté à 0,35 pour les opérations de plus de 2 hectares.
`,
    truth: `
~ destinations_conditions.commerce 200
* voie.recul_min_m 5
~ voie.recul_axe_min_m 10
* voie.recul_axe_min_m 10
* limites.recul_min_m 4
* emprise.max_pct 30
* hauteur.egout_m 6
~ hauteur.niveaux "R+1"
~ stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.visiteurs {"min":1,"par_logements":3}
`,
  },
];
