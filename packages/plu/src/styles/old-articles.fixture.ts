import type { StyleCase } from "./style-case.fixture.ts";

/** Old styles: 14 or 16 articles, numbered or not, with or without the code of the zone. */
export const OLD_ARTICLES: readonly StyleCase[] = [
  {
    name: "14 articles, small town, capitals",
    zone: "UB",
    text: `
CHAPITRE 2 - DISPOSITIONS APPLICABLES A LA ZONE UB
CARACTERE DE LA ZONE
Il s'agit d'une zone d'extension pavillonnaire du bourg.
ARTICLE UB 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdits :
- Les constructions à usage industriel ;
- Les entrepôts ;
- Les terrains de camping et de caravanage ;
- L'ouverture et l'exploitation de carrières ;
- Les dépôts de ferrailles et de véhicules hors d'usage.
ARTICLE UB 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
Les constructions à usage d'artisanat sont admises si elles ne créent pas de nuisances.
ARTICLE UB 3 - ACCES ET VOIRIE
3.1. Accès
Tout terrain doit disposer d'un accès à une voie publique ou privée.
3.2. Voirie
Les voies nouvelles doivent avoir une largeur minimale de plate-forme de 6 mètres.
Les voies en impasse ne doivent pas excéder une longueur de 80 mètres.
ARTICLE UB 4 - DESSERTE PAR LES RESEAUX
1 - Eau potable
Toute construction doit être raccordée au réseau public d'eau potable.
2 - Assainissement
Eaux usées :
Le branchement sur le réseau d'assainissement est obligatoire pour toute construction. En l'absence de réseau collectif, un dispositif d'assainissement autonome conforme à la réglementation est autorisé.
Eaux pluviales :
Le débit de fuite est limité à 3 l/s/ha.
ARTICLE UB 5 - SUPERFICIE MINIMALE DES TERRAINS
Sans objet.
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à une distance minimale de 5 mètres de l'alignement des voies existantes ou à créer.
Toutefois, le long de la RD 936, les constructions doivent être implantées à 25 mètres au moins de l'axe de la voie.
L'extension des constructions existantes peut être réalisée dans le prolongement du bâti.
ARTICLE UB 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à une distance des limites séparatives au moins égale à la moitié de leur hauteur, sans pouvoir être inférieure à 4 mètres.
Les annexes d'une hauteur inférieure à 3 mètres peuvent être implantées en limite séparative.
ARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
La distance entre deux constructions non contiguës doit être au moins égale à 6 mètres.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol des constructions ne peut excéder 40 % de la superficie du terrain.
ARTICLE UB 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions, mesurée à partir du sol naturel, ne peut excéder 6 mètres à l'égout du toit et 9 mètres au faîtage.
La hauteur des annexes ne peut excéder 3,50 mètres.
Ces règles ne s'appliquent pas aux équipements publics, dont la hauteur peut atteindre 12 mètres.
ARTICLE UB 11 - ASPECT EXTERIEUR
Les clôtures ne dépasseront pas 1,80 mètre.
ARTICLE UB 12 - STATIONNEMENT
Il est exigé :
- pour les constructions à usage d'habitation : 2 places de stationnement par logement ;
- pour les bureaux : 1 place pour 30 m² de surface de plancher.
ARTICLE UB 13 - ESPACES LIBRES ET PLANTATIONS
Au moins 30 % de la superficie du terrain doit être aménagée en espaces verts.
Les aires de stationnement doivent être plantées d'un arbre pour 4 places.
ARTICLE UB 14 - COEFFICIENT D'OCCUPATION DU SOL
Sans objet.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* acces_voirie.voie_largeur_min_m 6
* acces_voirie.impasse_longueur_max_m 80
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* eaux_pluviales.debit_fuite_max_l_s_ha 3
* voie.recul_min_m 5
* limites.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 6
* emprise.max_pct 40
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.annexes_m 3.5
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 30
`,
    silences: "surface_min non_reglemente",
  },
  {
    name: "U.A. dotted code, alignment compulsory, R+2+combles",
    zone: "UA",
    text: `
REGLEMENT DE LA ZONE UA
Article U.A. 6 - Implantation par rapport aux voies
Les constructions doivent être implantées à l'alignement des voies.
Article U.A. 7 - Implantation par rapport aux limites séparatives
Les constructions doivent être édifiées en ordre continu, d'une limite latérale à l'autre. Si la construction ne jouxte pas la limite séparative, la distance comptée horizontalement de tout point de la construction à la limite doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, avec un minimum de trois mètres (L ≥ H/2, mini 3 m).
Article U.A. 8 - Implantation des constructions sur une même propriété
Il n'est pas fixé de règle.
Article U.A. 9 - Emprise au sol
Non réglementée.
Article U.A. 10 - Hauteur
La hauteur des constructions ne doit pas dépasser R+2+combles, soit 9 mètres à l'égout du toit.
Article U.A. 12 - Stationnement
Une place de stationnement par logement est exigée.
Article U.A. 13 - Espaces libres
Les arbres existants seront conservés dans la mesure du possible.
`,
    expected: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* hauteur.niveaux "R+2+combles"
* hauteur.egout_m 9
* stationnement_logement.ratio {"places_par_logement":1}
`,
    silences: "entre_constructions non_reglemente\nemprise non_reglemente\nespaces_verts qualitatif",
  },
  {
    name: "secteurs in every article, table by secteur",
    zone: "1AU",
    text: `
DISPOSITIONS APPLICABLES A LA ZONE 1AU
La zone 1AU est divisée en deux secteurs : 1AUa et 1AUb.
ARTICLE 1AU 6 - IMPLANTATION PAR RAPPORT AUX VOIES
En secteur 1AUa :
Les constructions sont implantées à 3 mètres au moins de l'alignement.
En secteur 1AUb :
Les constructions sont implantées à 6 mètres au moins de l'alignement.
ARTICLE 1AU 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Dans l'ensemble de la zone :
Les constructions sont implantées soit sur une limite séparative, soit à une distance au moins égale à 3 mètres.
ARTICLE 1AU 9 - EMPRISE AU SOL
Dans le secteur 1AUa : 50 % maximum de la superficie du terrain.
Dans les autres secteurs : 30 % maximum de la superficie du terrain.
ARTICLE 1AU 10 - HAUTEUR
SECTEUR | A L'EGOUT DU TOIT | AU FAITAGE
1AUa 9 m 13 m
1AUb 6 m 10 m
ARTICLE 1AU 13 - ESPACES LIBRES
Les espaces libres de toute construction doivent représenter au moins 25 % de la superficie du terrain, sauf en secteur 1AUa.
`,
    expected: `
1AUa voie.recul_min_m 3
1AUb voie.recul_min_m 6
* limites.en_limite "autorise"
* limites.recul_min_m 3
1AUa emprise.max_pct 50
1AUb emprise.max_pct 30
1AUa hauteur.egout_m 9
1AUa hauteur.faitage_m 13
1AUb hauteur.egout_m 6
1AUb hauteur.faitage_m 10
1AUb espaces_verts.libres_pct 25
`,
  },
  {
    name: "agricultural zone, dwellings and farm buildings",
    zone: "A",
    text: `
ZONE A
ARTICLE A 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes les occupations et utilisations du sol non mentionnées à l'article A 2 sont interdites.
ARTICLE A 6 - IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent respecter un recul d'au moins 10 mètres par rapport à l'alignement.
ARTICLE A 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à 5 mètres minimum des limites séparatives.
ARTICLE A 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
Les annexes doivent être implantées à une distance maximale de 20 mètres de l'habitation.
ARTICLE A 9 - EMPRISE AU SOL
L'emprise au sol des extensions des habitations est limitée à 30 % de l'emprise existante.
L'emprise au sol des annexes ne doit pas excéder 40 m².
L'emprise au sol des piscines ne doit pas excéder 60 m².
ARTICLE A 10 - HAUTEUR
La hauteur des constructions à usage agricole ne doit pas excéder 12 mètres au faîtage.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 10
* limites.recul_min_m 5
* entre_constructions.annexes_max_m 20
* emprise.extension_max_pct 30
* emprise.annexes_max_m2 40
* emprise.piscine_max_m2 60
* hauteur.max_agricole_m 12
`,
  },
  {
    name: "activity zone, H/2, by type of road",
    zone: "UX",
    text: `
DISPOSITIONS APPLICABLES À LA ZONE UX
Zone destinée aux activités industrielles, artisanales et commerciales.
Article UX1 - Occupations et utilisations du sol interdites
- les habitations, sauf celles mentionnées à l'article UX2 ;
- l'hébergement hôtelier ;
- les exploitations agricoles ;
- les terrains de camping, les habitations légères de loisirs et les parcs résidentiels de loisirs.
Article UX3 - Accès et voirie
La largeur des accès ne peut excéder 8 mètres.
Les voies nouvelles à double sens ont une largeur d'emprise au moins égale à 10 mètres.
Article UX4 - Desserte par les réseaux
4.1 - Eau potable
L'alimentation en eau potable par branchement sur le réseau public est obligatoire.
4.2 - Eaux usées
Toute construction doit être raccordée au réseau public d'assainissement.
4.3 - Eaux pluviales
Les eaux pluviales sont infiltrées sur la parcelle. En cas d'impossibilité, le débit rejeté n'excède pas 2 litres par seconde et par hectare.
Article UX6 - Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées avec un recul minimal de :
- 35 mètres par rapport à l'axe de la RN 10 ;
- 20 mètres par rapport à l'axe des routes départementales ;
- 8 mètres par rapport à l'alignement des autres voies.
Article UX7 - Implantation par rapport aux limites séparatives
La distance comptée horizontalement de tout point d'un bâtiment au point le plus proche de la limite séparative doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 5 mètres.
Cette distance est portée à 15 mètres pour les installations classées.
Article UX8 - Implantation des constructions sur une même propriété
La distance entre deux bâtiments ne peut être inférieure à 5 mètres.
Article UX9 - Emprise au sol
L'emprise au sol des constructions ne doit pas dépasser 60 % de la superficie de l'unité foncière.
Article UX10 - Hauteur maximale
La hauteur des constructions ne peut dépasser 15 mètres à l'acrotère ou au faîtage.
Il n'est pas fixé de hauteur pour les cheminées et silos.
Article UX12 - Stationnement
Bureaux : une place pour 40 m² de surface de plancher.
Logement de gardien : 2 places par logement.
Article UX13 - Espaces libres
15 % au moins de la superficie du terrain doivent être traités en espaces verts.
`,
    expected: `
* destinations_interdites.habitation true
* destinations_interdites.hebergement_hotelier true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.camping true
* destinations_interdites.habitation_legere_loisirs true
* destinations_interdites.parc_residentiel_loisirs true
* acces_voirie.acces_largeur_max_m 8
* acces_voirie.voie_largeur_min_m 10
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 2
* voie.recul_min_m 8
* limites.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 5
* emprise.max_pct 60
* hauteur.acrotere_m 15
* hauteur.faitage_m 15
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 15
`,
  },
  {
    name: "rural, headings split over lines, numbers in words",
    zone: "UH",
    text: `
ZONE UH
Article UH 1
Occupations et utilisations du sol interdites
Sont interdits :
- les établissements industriels,
- les campings et caravanages,
- les carrières.
Article UH 6
Implantation des constructions par rapport aux voies et emprises publiques
Les constructions seront implantées à cinq mètres au moins de l'alignement, ou dans le même alignement que les constructions voisines.
Article UH 7
Implantation des constructions par rapport aux limites séparatives
Les constructions seront édifiées soit en limite séparative, soit à une distance minimale de trois mètres.
Article UH 9
Emprise au sol
Néant
Article UH 10
Hauteur des constructions
La hauteur des constructions à usage d'habitation ne pourra excéder un étage sur rez-de-chaussée plus combles (R+1+combles).
La hauteur des autres constructions n'excédera pas 8 mètres au faîtage.
Article UH 12
Stationnement
Le stationnement des véhicules doit être assuré en dehors des voies publiques.
Article UH 13
Espaces libres et plantations
La surface imperméabilisée ne peut excéder 50 % de la superficie du terrain.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* voie.recul_min_m 5
* voie.regle "meme_recul_que_voisins"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* hauteur.niveaux "R+1+combles"
* hauteur.faitage_autres_m 8
* espaces_verts.impermeabilise_max_pct 50
`,
    silences: "emprise non_reglemente\nstationnement_logement qualitatif",
  },
  {
    name: "division rule in the general provisions, two zones in one file",
    zone: "UB",
    text: `
TITRE I - DISPOSITIONS GENERALES
Article 1 - Champ d'application
Le présent règlement s'applique à tout le territoire communal.
Article 5 - Lotissements
En application de l'article R. 151-21 du code de l'urbanisme, le présent règlement s'oppose à ce que les règles soient appréciées au regard de l'ensemble du projet : elles s'appliquent à chaque lot issu d'une division.
TITRE II - DISPOSITIONS APPLICABLES AUX ZONES URBAINES
ZONE UA
ARTICLE UA 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions sont implantées à l'alignement.
ARTICLE UA 10 - HAUTEUR
La hauteur maximale est de 12 mètres au faîtage.
ZONE UB
ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Recul minimal : 5 mètres de l'alignement.
ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
L'implantation en limite séparative est autorisée sous réserve que la hauteur au droit de la limite n'excède pas 3,50 mètres. A défaut, un recul minimal de 3 mètres est imposé.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol maximale est de 50%.
ARTICLE UB 10 - HAUTEUR
La hauteur maximale est de 9 mètres au faîtage.
`,
    expected: `
* division.appreciation "lot_par_lot"
* voie.recul_min_m 5
* limites.en_limite "sous_conditions"
* limites.recul_min_m 3
* emprise.max_pct 50
* hauteur.faitage_m 9
`,
    silences: "surface_min absent",
  },
  {
    name: "traps: clôtures, minima, neighbours, thresholds, other roads",
    zone: "UG",
    text: `
ZONE UG
ARTICLE UG 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Champ d'application : les dispositions du présent article s'appliquent aux voies publiques et privées.
Les constructions doivent être implantées avec un recul de 5 m minimum de l'alignement.
Ce recul est porté à 75 m de l'axe de l'autoroute et à 10 m des berges des cours d'eau.
Les piscines respectent un recul minimal de 2 m.
Le portail est implanté en retrait de 3 m de l'alignement.
ARTICLE UG 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent respecter un recul égal à la demi-hauteur, avec un minimum de 3 m (H/2 > 3 m).
Les constructions peuvent être implantées en limite séparative si leur hauteur n'excède pas 3,50 m sur une longueur de 7 m.
Les piscines sont implantées à 1,50 m au moins des limites.
Les constructions implantées à moins de 4 m d'une construction voisine sont pourvues d'un mur aveugle.
ARTICLE UG 9 - EMPRISE AU SOL
L'emprise au sol maximale est fixée à 30 % de la surface du terrain.
Pour les terrains de plus de 2 000 m², l'emprise au sol maximale est fixée à 20 %.
Les constructions existantes dépassant ce seuil peuvent être étendues de 15 % de leur emprise.
ARTICLE UG 10 - HAUTEUR
Les constructions ne doivent pas dépasser 2 niveaux (R+1) ni 7 m à l'égout du toit.
Les rez-de-chaussée commerciaux ont une hauteur sous plafond minimale de 3,50 m.
Les antennes ne dépassent pas 4 m au-dessus du faîtage.
Un dépassement de 1 m est admis pour les acrotères.
ARTICLE UG 11 - ASPECT EXTERIEUR
La hauteur des clôtures n'excède pas 1,60 m.
La pente des toitures est comprise entre 30 et 35 %.
ARTICLE UG 12 - STATIONNEMENT
Habitat : 2 places par logement, dont une couverte.
Au-delà de 5 logements, une place visiteur pour 4 logements.
Hébergement hôtelier : 1 place par chambre.
Vélos : 1,5 m² par logement.
ARTICLE UG 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces libres doivent couvrir 50 % du terrain, dont 35 % en pleine terre.
20 % des espaces de stationnement sont plantés.
`,
    expected: `
* stationnement_logement.visiteurs {"min":1,"par_logements":4}
* voie.recul_min_m 5
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "sous_conditions"
* emprise.max_pct 30
* hauteur.niveaux "R+1"
* hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.libres_pct 50
* espaces_verts.pleine_terre_pct 35
`,
  },
  {
    name: "natural zone with dwelling rules, secteurs in brackets",
    zone: "N",
    text: `
CHAPITRE 1 - DISPOSITIONS APPLICABLES A LA ZONE N
La zone N comprend les secteurs Nh et Nl.
ARTICLE N 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdites toutes les constructions et installations à l'exception de celles visées à l'article N 2.
ARTICLE N 4 - DESSERTE PAR LES RESEAUX
Eau potable : toute construction doit être raccordée au réseau public. A défaut, l'alimentation par un puits ou un forage est admise.
Assainissement : en l'absence de réseau collectif, l'assainissement individuel est obligatoire.
ARTICLE N 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions sont implantées à 15 m au moins de l'axe des voies.
ARTICLE N 7 - IMPLANTATION PAR RAPPORT AUX LIMITES
Les constructions sont implantées à une distance des limites séparatives au moins égale à leur hauteur (L = H), avec un minimum de 6 m.
ARTICLE N 9 - EMPRISE AU SOL
En secteur Nl, l'emprise au sol est limitée à 10 %.
ARTICLE N 10 - HAUTEUR
En secteur Nh, la hauteur est limitée à 4 m à l'égout.
ARTICLE N 13 - ESPACES LIBRES
Sans objet.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* eau.regle "reseau_si_existe_sinon_autre"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* voie.recul_axe_min_m 15
* limites.recul_min_m 6
* limites.prospect {"k":1,"c":0}
Nl emprise.max_pct 10
Nh hauteur.egout_m 4
`,
    silences: "espaces_verts non_reglemente",
  },
  {
    name: "two levels of general and particular, (L) notation, opposite alignment",
    zone: "UZ",
    text: `
REGLEMENT APPLICABLE A LA ZONE UZ
Article 6 UZ - Implantation des constructions par rapport aux voies
1. Principe
La distance comptée horizontalement de tout point du bâtiment au point le plus proche de l'alignement opposé doit être au moins égale à la différence d'altitude entre ces deux points (L ≥ H).
2. Saillies
Les saillies de moins de 0,80 m sont admises au-dessus de 4,50 m.
Article 7 UZ - Implantation des constructions par rapport aux limites séparatives
1. Limites latérales
Les constructions sont implantées d'une limite latérale à l'autre, ou en retrait. En cas de retrait, L ≥ H/2 avec un minimum de 4 m.
2. Limites de fond
Les constructions sont implantées à 4 m au moins des limites de fond de parcelle.
Article 8 UZ - Implantation sur une même propriété
Une distance d'au moins 8 m peut être imposée entre deux bâtiments.
Article 9 UZ - Emprise au sol
Aucune prescription.
Article 10 UZ - Hauteur
1. Définition
La hauteur est mesurée à l'égout du toit.
2. Hauteur maximale
La hauteur maximale est fixée à 18 m. Elle peut être portée à 21 m à l'angle de deux voies.
Article 12 UZ - Stationnement
Logements : 1 place pour 60 m² de surface de plancher sans pouvoir exiger plus de 2 places par logement.
Article 13 UZ - Espaces libres
Les surfaces végétalisées représentent au minimum 20 % de l'unité foncière.
Article 14 UZ - Coefficient d'occupation des sols
Sans objet.
`,
    expected: `
* voie.prospect {"k":1,"c":0}
* limites.en_limite "autorise"
* limites.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 8
* hauteur.egout_m 18
* stationnement_logement.ratio {"m2_par_place":60,"max_par_logement":2}
* espaces_verts.vegetalise_pct 20
`,
    silences: "emprise non_reglemente",
  },
  {
    name: "several zones, articles without zone code",
    zone: "UB",
    text: `
TITRE II : DISPOSITIONS APPLICABLES AUX ZONES URBAINES
CHAPITRE 1 : ZONE UA
Article 6 : Implantation des constructions par rapport aux voies
Les constructions sont implantées à l'alignement.
Article 9 : Emprise au sol
Non réglementé.
Article 10 : Hauteur
La hauteur est limitée à 12 mètres au faîtage.
CHAPITRE 2 : ZONE UB
Article 6 : Implantation des constructions par rapport aux voies
Les constructions sont implantées à 6 mètres au moins de l'alignement.
Article 9 : Emprise au sol
L'emprise au sol est limitée à 35 % de la parcelle.
Article 10 : Hauteur
La hauteur est limitée à 9 mètres au faîtage.
TITRE III : DISPOSITIONS APPLICABLES AUX ZONES A URBANISER
CHAPITRE 1 : ZONE 1AU
Article 6 : Implantation des constructions par rapport aux voies
Les constructions sont implantées à 10 mètres au moins de l'alignement.
`,
    expected: `
* voie.recul_min_m 6
* emprise.max_pct 35
* hauteur.faitage_m 9
`,
  },
  {
    name: "conditions inside sentences, both sides of a rule",
    zone: "UF",
    text: `
ZONE UF
ARTICLE UF 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Lorsque les constructions ne sont pas implantées à l'alignement, elles doivent respecter un retrait d'au moins 4 mètres.
Les constructions peuvent être implantées à l'alignement lorsque les constructions voisines le sont déjà.
ARTICLE UF 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions principales doivent être implantées en retrait des limites séparatives latérales d'une distance minimale de 3 mètres.
L'implantation en limite séparative est interdite.
ARTICLE UF 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
Entre deux constructions principales, la distance minimale est de 8 mètres. Elle est de 3 mètres entre une construction principale et une annexe.
ARTICLE UF 9 - EMPRISE AU SOL
L'emprise au sol cumulée de toutes les constructions ne doit pas être supérieure à 40 % de l'unité foncière, annexes comprises.
L'emprise au sol d'une annexe ne doit pas être supérieure à 30 m².
ARTICLE UF 10 - HAUTEUR DES CONSTRUCTIONS
La hauteur d'une construction ne doit pas être supérieure à 6,50 m à l'égout du toit et 7 m à l'acrotère.
La hauteur d'un mur de clôture ne doit pas être supérieure à 1,80 m.
Lorsque le terrain est en pente, la hauteur est mesurée au milieu de sections de 20 m.
ARTICLE UF 12 - STATIONNEMENT
1. Habitations : deux places de stationnement par logement, en dehors des voies.
2. Bureaux : une place pour 25 m² de surface de plancher.
ARTICLE UF 13 - ESPACES LIBRES
Les espaces verts de pleine terre occupent au moins 40 % de l'unité foncière.
Un arbre est planté pour 200 m² de terrain.
`,
    expected: `
* voie.recul_min_m 4
* voie.alignement "autorise"
* limites.recul_min_m 3
* entre_constructions.distance_min_m 8
* emprise.max_pct 40
* emprise.annexes_max_m2 30
* hauteur.egout_m 6.5
* hauteur.acrotere_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 40
`,
  },
];
