import type { StyleCase } from "./style-case.fixture.ts";

/** Themes, questions, notes, tables and lists without marks. */
export const THEMES_TABLES_AND_LISTS: readonly StyleCase[] = [
  {
    name: "an agricultural zone, farm house, extensions, annexes and pools",
    zone: "A",
    text: `
=====PAGE 88=====
CHAPITRE I : ZONE A
La zone A est protégée en raison du potentiel agronomique des terres.
SECTION I - NATURE DE L'OCCUPATION ET DE L'UTILISATION DU SOL
ARTICLE A.1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toute occupation ou utilisation du sol non mentionnée à l'article A.2 est interdite.
ARTICLE A.2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A CONDITIONS
Sont admis :
a) Les constructions nécessaires à l'exploitation agricole.
b) Le logement de l'exploitant, à condition d'être implanté à moins de 50 m des bâtiments d'exploitation et dans la limite de 150 m² de surface de plancher.
c) L'extension des habitations existantes dans la limite de 30 % de l'emprise au sol existante.
d) Les annexes des habitations, dans la limite de 40 m² d'emprise au sol, situées à moins de 20 m de l'habitation.
ARTICLE A.3 - ACCES ET VOIRIE
La largeur des accès n'est jamais inférieure à 4 mètres.
ARTICLE A.4 - DESSERTE PAR LES RESEAUX
1 - Eau potable
Le branchement sur le réseau public est obligatoire. En l'absence de réseau, l'alimentation par captage, forage ou puits est admise.
2 - Assainissement
A défaut de réseau public, un dispositif d'assainissement non collectif est obligatoire.
ARTICLE A.6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à une distance minimale de 10 m de l'alignement des voies.
ARTICLE A.7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
La distance comptée horizontalement de tout point d'un bâtiment au point le plus proche des limites séparatives doit être au moins égale à sa hauteur, sans jamais être inférieure à 4 mètres.
ARTICLE A.8 - IMPLANTATION DES CONSTRUCTIONS SUR UNE MEME PROPRIETE
Néant.
ARTICLE A.9 - EMPRISE AU SOL
L'emprise au sol des piscines ne peut dépasser 60 m².
ARTICLE A.10 - HAUTEUR DES CONSTRUCTIONS
La hauteur des constructions à usage d'habitation ne peut excéder 7 mètres à l'égout des toitures.
La hauteur des bâtiments d'exploitation agricole ne peut excéder 12 mètres au faîtage.
ARTICLE A.12 - STATIONNEMENT
Le stationnement des véhicules correspondant aux besoins est assuré hors des voies.
ARTICLE A.13 - ESPACES LIBRES
Néant.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* eau.regle "reseau_si_existe_sinon_autre"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* voie.recul_min_m 10
* limites.recul_min_m 4
* limites.prospect {"k":1,"c":0}
* emprise.piscine_max_m2 60
* hauteur.egout_m 7
* hauteur.max_agricole_m 12
`,
    silences: "entre_constructions non_reglemente\nstationnement_logement qualitatif\nespaces_verts non_reglemente",
  },
  {
    name: "themes, 2.a and 3.b, the secteur's figure in brackets",
    zone: "UR",
    text: `
=====PAGE 5=====
Règlement UR
Thème 1. Destinations
Sont interdits : l'industrie, l'entrepôt, le commerce de gros, l'exploitation agricole, l'exploitation forestière ainsi que les cinémas.
Thème 2. Gabarit
2.a Emprise au sol
Maximum 35 % de l'assiette du projet (20 % en URa).
2.b Hauteurs
Hauteur maximale à l'égout : 6 m (4 m en URa). Hauteur maximale au faîtage : 9 m (7 m en URa).
Thème 3. Implantations
3.a Par rapport aux voies
Retrait minimum de 5 m. En URa, retrait minimum de 8 m.
3.b Par rapport aux limites séparatives
Retrait égal à la moitié de la hauteur, jamais inférieur à 4 m. L'implantation en limite est admise pour les annexes de moins de 3 m de hauteur.
3.c Entre bâtiments sur un même terrain
5 m minimum.
Thème 4. Nature en ville
4.a Pleine terre
Minimum 45 % de l'assiette du projet.
4.b Arbres
1 arbre pour 100 m² de terrain.
Thème 5. Stationnement automobile
5.a Logement
2 places par logement.
5.b Bureaux
1 place / 40 m² de SDP.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.cinema true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
UR emprise.max_pct 35
UR hauteur.egout_m 6
UR hauteur.faitage_m 9
UR voie.recul_min_m 5
* limites.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 5
* espaces_verts.pleine_terre_pct 45
* stationnement_logement.ratio {"places_par_logement":2}
URa emprise.max_pct 20
URa hauteur.egout_m 4
URa hauteur.faitage_m 7
URa voie.recul_min_m 8
`,
  },
  {
    name: "a closed zone to urbanise, articles in ranges",
    zone: "2AU",
    text: `
ZONE 2AU
Il s'agit d'une zone à urbaniser fermée, dont l'ouverture est subordonnée à une modification du PLU.
ARTICLE 2AU 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes les occupations et utilisations du sol sont interdites à l'exception de celles mentionnées à l'article 2AU 2.
ARTICLE 2AU 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
Les équipements d'intérêt collectif liés aux réseaux.
ARTICLE 2AU 3 A 2AU 5
Non réglementé.
ARTICLE 2AU 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées soit à l'alignement soit à 1 mètre au moins de celui-ci.
ARTICLE 2AU 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées soit en limite séparative soit à une distance au moins égale à 1 mètre.
ARTICLES 2AU 8 A 2AU 14
Non réglementé.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* voie.alignement "autorise"
* voie.recul_min_m 1
* limites.en_limite "autorise"
* limites.recul_min_m 1
`,
    silences: "emprise non_reglemente\nhauteur non_reglemente\nstationnement_logement non_reglemente",
  },
  {
    name: "numbered paragraphs in sections, an excepted secteur with its own figure",
    zone: "UB",
    text: `
=====PAGE 31=====
PLU de Courvières-le-Lac — Règlement                                          Zone UB
DISPOSITIONS APPLICABLES À LA ZONE UB
La zone UB est une zone d'habitat pavillonnaire. Elle comprend un secteur UBb de densité moindre.
SECTION I : DESTINATION DES CONSTRUCTIONS, USAGE DES SOLS ET NATURE D'ACTIVITÉ
Paragraphe 1 – Destinations et sous-destinations interdites
Sont interdites les constructions, ouvrages et installations destinés :
• à l'industrie,
• à l'exploitation agricole ou forestière,
• au commerce de gros,
• à l'entrepôt.
Sont également interdits :
• le camping et les habitations légères de loisirs,
• les carrières.
Paragraphe 2 – Destinations soumises à des conditions particulières
L'artisanat et le commerce de détail sont autorisés à condition que leur surface de plancher soit inférieure ou égale à 250 m².
SECTION II : CARACTÉRISTIQUES URBAINE, ARCHITECTURALE, ENVIRONNEMENTALE ET PAYSAGÈRE
Paragraphe 1 – Volumétrie et implantation des constructions
A. Implantation par rapport aux voies et emprises publiques
Toute construction doit être implantée à cinq mètres au moins de l'alignement, à l'exception du secteur UBb où le recul est de huit mètres au moins.
=====PAGE 32=====
PLU de Courvières-le-Lac — Règlement                                          Zone UB
B. Implantation par rapport aux limites séparatives
Les constructions doivent être implantées à une distance des limites séparatives au moins égale à la moitié de leur hauteur, avec un minimum de quatre mètres.
Toutefois, l'implantation en limite séparative est admise pour les constructions n'excédant pas 3,50 m de hauteur sur cette limite.
C. Implantation des constructions les unes par rapport aux autres sur une même propriété
La distance entre deux constructions à usage d'habitation ne peut être inférieure à 6 mètres.
D. Emprise au sol
L'emprise au sol des constructions de toute nature, y compris les annexes, ne peut excéder 30 % de la superficie du terrain en UB et 15 % en UBb.
E. Hauteur
La hauteur maximale des constructions ne doit pas excéder 7 mètres à l'égout du toit et 11 mètres au faîtage. En cas de toiture-terrasse, la hauteur est limitée à 7,50 mètres à l'acrotère.
Paragraphe 2 – Qualité urbaine, architecturale, environnementale et paysagère
La hauteur maximale des clôtures est de 1,80 mètre.
Paragraphe 3 – Traitement environnemental et paysager des espaces non bâtis et abords des constructions
Les espaces libres de pleine terre représentent au minimum 50 % de la superficie du terrain (65 % en UBb).
Paragraphe 4 – Stationnement
Il est exigé pour les constructions à usage d'habitation, 2 places de stationnement par logement jusqu'à 100 m² de surface de plancher puis 1 place par tranche de 50 m² supplémentaire.
SECTION III : ÉQUIPEMENTS ET RÉSEAUX
Paragraphe 1 – Desserte par les voies publiques ou privées
Les voies nouvelles doivent avoir une largeur d'emprise d'au moins 8 mètres.
Paragraphe 2 – Desserte par les réseaux
L'alimentation en eau potable est assurée par le réseau public.
Toute construction doit être raccordée au réseau d'assainissement collectif s'il existe ; à défaut, un assainissement individuel est obligatoire.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.entrepot true
* destinations_interdites.camping true
* destinations_interdites.habitation_legere_loisirs true
* destinations_interdites.carriere true
* destinations_conditions.commerce 250
UB voie.recul_min_m 5
* limites.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 6
UB emprise.max_pct 30
* hauteur.egout_m 7
* hauteur.faitage_m 11
* hauteur.acrotere_m 7.5
UB espaces_verts.pleine_terre_pct 50
* stationnement_logement.ratio {"places_par_logement":2}
* acces_voirie.voie_largeur_min_m 8
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
UBb voie.recul_min_m 8
UBb emprise.max_pct 15
UBb espaces_verts.pleine_terre_pct 65
`,
  },
  {
    name: "chapters as questions, written in the first person",
    zone: "UC",
    text: `
Zone UC
Chapitre 1. Quelles constructions sont possibles ?
1.1 Ce qui est interdit
- Les exploitations agricoles et forestières
- Les activités industrielles
- Les hébergements hôteliers et touristiques
- Les entrepôts
Chapitre 2. Où implanter ma construction ?
2.1 Par rapport à la rue
Ma construction est implantée avec un recul d'au moins 3 m depuis l'alignement.
Exception : si la construction voisine est implantée à l'alignement, je peux m'implanter à l'alignement.
2.2 Par rapport aux limites séparatives
Ma construction est implantée soit sur une limite séparative, soit en retrait d'au moins 3 m.
2.3 Par rapport aux autres constructions sur mon terrain
Non réglementé.
Chapitre 3. Quelle taille peut avoir ma construction ?
3.1 L'emprise au sol
L'emprise au sol est limitée à 45 % de mon terrain.
3.2 La hauteur
La hauteur est limitée à 6 m à l'égout et 10 m au faîtage.
Mon abri de jardin ne dépasse pas 2,50 m.
Chapitre 4. Comment traiter les espaces extérieurs ?
4.1 La végétation
Je conserve au moins 30 % de mon terrain en pleine terre.
4.2 Les clôtures
Ma clôture ne dépasse pas 1,60 m en façade.
Chapitre 5. Combien de places de stationnement ?
Pour un logement : 2 places.
Pour une activité : selon les besoins.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.hebergement_hotelier true
* destinations_interdites.entrepot true
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 45
* hauteur.egout_m 6
* hauteur.faitage_m 10
* hauteur.annexes_m 2.5
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"places_par_logement":2}
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "in and out of the built-up area, secteurs as labels before figures",
    zone: "UD",
    text: `
=====PAGE 60=====
ZONE UD
CARACTERE DE LA ZONE
Zone résidentielle comprenant les secteurs UDa (collectifs) et UDb (coteaux).
ARTICLE UD 1 : Occupations et utilisations du sol interdites
Les établissements industriels.
Les constructions à usage agricole.
Les terrains de camping ou de caravaning.
L'ouverture de carrières.
ARTICLE UD 3 : Accès et voirie
1) Accès : un seul accès par unité foncière, d'une largeur maximale de 5 mètres.
2) Voirie : les voies nouvelles en impasse ne doivent pas dépasser 100 m de longueur et doivent comporter une chaussée d'au moins 5 m.
ARTICLE UD 6 : Implantation des constructions par rapport aux voies et emprises publiques
Hors agglomération : 75 m de l'axe de la RN 20, 35 m de l'axe des RD.
En agglomération : 5 m au moins de l'alignement de toutes les voies.
ARTICLE UD 7 : Implantation des constructions par rapport aux limites séparatives
7-1 : Toute construction doit être écartée des limites séparatives d'une distance au moins égale à la demi-différence de niveau entre tout point de la construction et le point le plus bas et le plus proche de la limite séparative, sans que cette distance puisse être inférieure à 4 m en UDb et 3 m dans le reste de la zone.
7-2 : Les constructions en limite séparative sont autorisées à condition que leur hauteur totale ne dépasse pas 4 m et que leur longueur n'excède pas 10 m sur cette limite.
7-3 : Les piscines doivent être implantées à 1,50 m minimum des limites.
ARTICLE UD 8 : Implantation des constructions les unes par rapport aux autres sur une même propriété
La distance entre deux constructions non contiguës doit être au moins égale à la moyenne des hauteurs, avec un minimum de 4 m.
ARTICLE UD 9 : Emprise au sol
UD : 30 %
UDa : 40 %
UDb : 15 %
ARTICLE UD 10 : Hauteur
La hauteur est mesurée à partir du sol naturel jusqu'à l'égout du toit.
Elle est fixée à :
- UD : 7 m
- UDa : 12 m
- UDb : 6 m
ARTICLE UD 12 : Stationnement
- Habitations individuelles : 2 places par logement
- Habitations collectives : 1,5 places par logement
- Commerces : 1 place pour 30 m² de vente
ARTICLE UD 13 : Espaces libres et plantations
Les espaces verts occuperont au minimum : UD : 40 %, UDa : 30 %, UDb : 60 % de la superficie du terrain.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* acces_voirie.acces_largeur_max_m 5
* acces_voirie.impasse_longueur_max_m 100
* acces_voirie.voie_largeur_min_m 5
* voie.recul_min_m 5
UD limites.recul_min_m 3
UDa limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
UD emprise.max_pct 30
UD hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
UD espaces_verts.vegetalise_pct 40
UDa emprise.max_pct 40
UDa hauteur.egout_m 12
UDa espaces_verts.vegetalise_pct 30
UDb limites.recul_min_m 4
UDb emprise.max_pct 15
UDb hauteur.egout_m 6
UDb espaces_verts.vegetalise_pct 60
`,
  },
  {
    name: "the regulation of one secteur, storeys in words",
    zone: "UBa",
    text: `
RÈGLEMENT DU SECTEUR UBa
ARTICLE UBa.1 TYPES D'OCCUPATION OU D'UTILISATION DU SOL INTERDITS
Les constructions à usage industriel ou d'entrepôts commerciaux.
Les bâtiments d'exploitation agricole.
Les garages collectifs de caravanes.
ARTICLE UBa.6 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions pourront s'implanter soit à l'alignement des voies et places publiques, soit en retrait de 3 mètres au minimum.
Lorsqu'il existe des constructions voisines en bon état, il pourra être imposé une implantation en harmonie.
ARTICLE UBa.7 IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Lorsque les constructions ne jouxtent pas les limites séparatives, elles doivent être implantées à une distance au moins égale à la moitié de leur hauteur mesurée à l'égout de toiture, sans pouvoir être inférieure à 3,00 mètres.
ARTICLE UBa.8 IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MÊME PROPRIÉTÉ
Sans objet.
ARTICLE UBa.9 EMPRISE AU SOL
Sans objet.
ARTICLE UBa.10 HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur maximale des constructions ne doit pas excéder deux niveaux au-dessus du rez-de-chaussée, combles aménageables en plus (R+2+C), soit 9 mètres à l'égout des toitures.
ARTICLE UBa.12 STATIONNEMENT DES VEHICULES
Le stationnement des véhicules correspondant aux besoins des constructions doit être assuré en dehors des voies publiques.
Il est exigé au minimum une place de stationnement par logement créé.
ARTICLE UBa.13 ESPACES LIBRES ET PLANTATIONS
Les surfaces libres de toute construction ainsi que les aires de stationnement doivent être plantées.
Dans les lotissements de plus de 10 lots, 10 % de la superficie sont réservés à des espaces communs plantés.
ARTICLE UBa.14 COEFFICIENT D'OCCUPATION DU SOL
Il n'est pas fixé de C.O.S.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.exploitation_agricole true
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* hauteur.egout_m 9
* hauteur.niveaux "R+2+combles"
* stationnement_logement.ratio {"places_par_logement":1}
`,
    silences: "emprise non_reglemente\nentre_constructions non_reglemente",
  },
  {
    name: "decimal titles of one word, containers and parts",
    zone: "UT",
    text: `
=====PAGE 1=====
UT – Quartiers en transition
1. DESTINATIONS
1.1. Interdictions
Sont interdits les usages, affectations et destinations suivants : exploitation agricole, exploitation forestière, industrie, entrepôt.
2. MORPHOLOGIE
2.1. Implantations
2.1.1. Voies
Les constructions nouvelles s'implantent en respectant une marge de recul minimale de 5 m et maximale de 10 m par rapport à l'alignement.
2.1.2. Limites séparatives
La distance (d) entre la construction et la limite séparative doit être supérieure ou égale à la hauteur (h) de la construction moins 3 mètres (d ≥ h - 3), avec un minimum de 4 mètres.
2.1.3. Constructions entre elles
La distance est au minimum de 6 m.
2.2. Densité
2.2.1. Emprise au sol
Le CES maximal est de 0,5.
2.2.2. Hauteur
La hauteur maximale est de 15 m et R+4.
Une hauteur supplémentaire de 3 m est admise pour les rez-de-chaussée commerciaux.
3. PAYSAGE
3.1. Pleine terre
Le taux minimal de pleine terre est de 25 %.
3.2. Coefficient de biotope
Le coefficient de biotope est de 0,45.
4. MOBILITÉS
4.1. Stationnement automobile
Logement : 1 place / 60 m² de surface de plancher, dans la limite de 2 places par logement.
Bureau : 1 place / 80 m² de surface de plancher.
4.2. Stationnement vélo
1 place par logement.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* voie.recul_min_m 5
* voie.recul_max_m 10
* limites.recul_min_m 4
* limites.prospect {"k":1,"c":-3}
* entre_constructions.distance_min_m 6
* emprise.max_pct 50
* hauteur.max_m 15
* hauteur.niveaux "R+4"
* espaces_verts.pleine_terre_pct 25
* stationnement_logement.ratio {"m2_par_place":60,"max_par_logement":2}
`,
  },
  {
    name: "notes rather than sentences, lots judged one by one",
    zone: "AUb",
    text: `
ZONE AUb
Article AUb.1 : Sont interdits
• Les exploitations agricoles ou forestières
• Les constructions à usage industriel
• Les campings
Article AUb.2 : Sont admis sous conditions
Les opérations doivent comporter au moins 20 % de logements locatifs sociaux.
Les règles du présent règlement s'appliquent à chacun des lots issus de la division.
Article AUb.3 : Voirie
Les voies à double sens ont une largeur minimale de 6,50 m. La pente des rampes d'accès n'excède pas 15 %.
Article AUb.4 : Réseaux
Eau : raccordement obligatoire au réseau public.
Eaux usées : raccordement obligatoire au réseau collectif.
Eaux pluviales : débit maximal rejeté de 5 litres/seconde/hectare.
Article AUb.6 : Recul par rapport aux voies
Minimum 4 m de l'alignement des voies. Pour les garages : 5 m.
Article AUb.7 : Recul par rapport aux limites séparatives
H/2 avec un minimum de 3 m. Implantation possible sur une seule limite latérale.
Article AUb.8 : Distance entre constructions
4 m minimum.
Article AUb.9 : Emprise au sol
Maximum : 40 %.
Article AUb.10 : Hauteur
Maximum : 6 m à l'égout, R+1.
Annexes : 3,50 m.
Article AUb.12 : Stationnement
Habitat : 2 places/logement + 1 place visiteurs pour 3 logements.
Article AUb.13 : Espaces verts
Minimum : 30 % d'espaces verts par lot.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.camping true
* mixite_sociale.logement_social_pct 20
* acces_voirie.voie_largeur_min_m 6.5
* acces_voirie.rampe_pente_max_pct 15
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 5
* voie.recul_min_m 4
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "autorise"
* entre_constructions.distance_min_m 4
* emprise.max_pct 40
* hauteur.egout_m 6
* hauteur.niveaux "R+1"
* hauteur.annexes_m 3.5
* stationnement_logement.ratio {"places_par_logement":2}
* stationnement_logement.visiteurs {"min":1,"par_logements":3}
* espaces_verts.vegetalise_pct 30
* division.appreciation "lot_par_lot"
`,
  },
  {
    name: "plain article numbers, exceptions at the end, a flat roof apart",
    zone: "UBh",
    text: `
=====PAGE 14=====
COMMUNE DE VILLARD-SOUS-BOIS                                   P.L.U.
CHAPITRE 2 : DISPOSITIONS APPLICABLES A LA ZONE UBh
Caractère dominant de la zone
Il s'agit d'une zone à dominante pavillonnaire.
ARTICLE 1 : OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdites :
1.1 - les constructions nouvelles à usage agricole ou industriel,
1.2 - les installations classées soumises à autorisation,
1.3 - les terrains aménagés de camping et de caravanage,
1.4 - l'ouverture de toute carrière.
ARTICLE 2 : OCCUPATIONS ET UTILISATIONS DU SOL ADMISES SOUS CONDITIONS
Les constructions à usage de commerce, dans la limite de 150 m² de surface de plancher par établissement.
ARTICLE 3 : ACCES ET VOIRIE
La largeur de l'emprise des voies nouvelles ne peut être inférieure à 7 m.
ARTICLE 4 : DESSERTE PAR LES RESEAUX
4.1 - Alimentation en eau
Toute construction d'habitation doit être alimentée en eau potable par branchement sur le réseau public.
4.2 - Assainissement
Le raccordement au réseau collectif est obligatoire. Toutefois, en l'absence de réseau, un assainissement autonome est admis.
ARTICLE 5 : CARACTERISTIQUES DES TERRAINS
Pour être constructible, un terrain doit avoir une superficie minimale de 800 m².
ARTICLE 6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Le retrait des constructions est de 6 m au minimum par rapport à l'aligne-
ment actuel ou futur, sauf pour les garages pour lesquels il peut être ra-
mené à 5 m. Les saillies de toiture n'excédant pas 1,20 m ne sont pas prises en compte.
=====PAGE 15=====
COMMUNE DE VILLARD-SOUS-BOIS                                   P.L.U.
ARTICLE 7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
La distance comptée horizontalement de tout point de la construction au point de la limite séparative qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points diminuée de 3 mètres, sans pouvoir être inférieure à 3 mètres.
Les annexes non habitables d'une hauteur maximale de 3 m peuvent être implantées en limite sur une longueur de 8 m au plus.
ARTICLE 8 : IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
Non réglementé.
ARTICLE 9 : EMPRISE AU SOL
Le coefficient d'emprise au sol est limité à 0,25.
ARTICLE 10 : HAUTEUR
La hauteur, calculée du terrain naturel avant terrassement au faîte de la toiture, est limitée à 9 m.
Pour les toitures-terrasses, elle est limitée à 6,50 m.
ARTICLE 12 : STATIONNEMENT
Habitation : une place par tranche de 50 m² de plancher avec un minimum de 2 places par logement.
ARTICLE 13 : ESPACES LIBRES
Un minimum de 60 % de la surface du terrain sera traité en espace perméable.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.camping true
* destinations_interdites.carriere true
* destinations_conditions.commerce 150
* acces_voirie.voie_largeur_min_m 7
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* voie.recul_min_m 6
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":-3}
* limites.annexes_en_limite_lineaire_max_m 8
* emprise.max_pct 25
* hauteur.faitage_m 9
* hauteur.acrotere_m 6.5
* stationnement_logement.ratio {"m2_par_place":50,"min_par_logement":2}
* espaces_verts.vegetalise_pct 60
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "a village zone, one secteur freed from coverage, marks lost at extraction",
    zone: "UV",
    text: `
=====PAGE 120=====
PLUi – Règlement – Zone UV
ZONE UV – VILLAGES ET HAMEAUX
La zone UV compte deux sous-secteurs UV1 et UV2.
ARTICLE UV.3 – VOLUMÉTRIE ET IMPLANTATION DES CONSTRUCTIONS
3.1. EMPRISE AU SOL DES CONSTRUCTIONS
Zone UV : L'emprise au sol maximale est fixée à 40 % de l'unité foncière.
Sous-secteur UV1 : L'emprise au sol maximale est fixée à 30 % de l'unité foncière.
Sous-secteur UV2 : Non réglementé.
Dispositions particulières : pour les constructions existantes dépassant ces valeurs, une extension de 20 m² est admise.
3.2. HAUTEUR DES CONSTRUCTIONS
Point de référence : la hauteur se mesure au milieu de la façade.
La hauteur maximale des constructions est limitée à :
 Zone UV : 9 mètres au faîtage ou 6,5 mètres à l'acrotère
 Sous-secteur UV1 : 7 mètres au faîtage ou 4 mètres à l'acrotère
 Sous-secteur UV2 : 12 mètres au faîtage ou 9 mètres à l'acrotère
3.3. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
 Le long des routes départementales hors agglomération : 15 mètres minimum de l'axe.
 Le long des autres voies : soit à l'alignement, soit en retrait de 3 mètres minimum.
3.4. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Les constructions s'implantent :
 soit en limite séparative,
 soit en retrait d'une distance minimale égale à la moitié de la hauteur de la construction (H/2), sans pouvoir être inférieure à 2 mètres.
3.5. IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
En zone UV, les annexes sont implantées à une distance maximale de 30 mètres de la construction principale.
ARTICLE UV.4 – INSERTION ARCHITECTURALE
Les clôtures sont limitées à 1,50 m.
ARTICLE UV.5 – ESPACES NON BÂTIS
En UV, 30 % de l'unité foncière est maintenue en pleine terre. En UV1, cette proportion atteint 50 %.
ARTICLE UV.6 – STATIONNEMENT
 Logement : 1 place par tranche entamée de 80 m² de surface de plancher, plafonnée à 3 places par logement.
 Hébergement touristique : 1 place par chambre.
`,
    expected: `
UV emprise.max_pct 40
UV hauteur.faitage_m 9
UV hauteur.acrotere_m 6.5
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 2
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.annexes_max_m 30
UV espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"m2_par_place":80,"max_par_logement":3}
UV1 emprise.max_pct 30
UV1 hauteur.faitage_m 7
UV1 hauteur.acrotere_m 4
UV1 espaces_verts.pleine_terre_pct 50
UV2 hauteur.faitage_m 12
UV2 hauteur.acrotere_m 9
`,
  },
  {
    name: "titles alone, lists without marks, numbers in words and figures",
    zone: "UJ",
    text: `
RÈGLEMENT
ZONE UJ
Destination des constructions
Sont interdits :
Les constructions et installations à usage industriel ;
Les constructions et installations à usage d'entrepôt ;
Les constructions et installations à usage agricole.
Emprise au sol des constructions
L'emprise au sol ne devra pas excéder la moitié de la superficie de l'unité foncière.
Hauteur des constructions
La hauteur maximale des constructions ne devra pas excéder : 7 mètres à l'égout ou à l'acrotère et 11 mètres au faîtage, soit R+1+combles.
Un dépassement de 1 mètre est toléré pour les cheminées.
Implantation des constructions par rapport aux voies et emprises publiques
Sauf dispositions contraires portées aux documents graphiques, les constructions devront s'implanter avec un recul minimum de quatre (4) mètres par rapport à la limite d'emprise des voies.
Ce recul ne s'applique pas aux piscines, qui devront respecter un recul de 2 mètres.
Implantation des constructions par rapport aux limites séparatives
Les constructions devront être implantées :
Soit sur la limite séparative,
Soit à une distance minimale de 3 mètres par rapport à cette limite.
Implantation des constructions les unes par rapport aux autres
Deux constructions non accolées devront être distantes d'au moins 3 mètres.
Espaces verts
Les espaces en pleine terre devront couvrir au moins un tiers de l'unité foncière.
Stationnement
Logements : deux places par logement, à l'exclusion des logements sociaux (une place).
Commerces : une place pour 40 m² de surface de vente.
Desserte par les réseaux
Toute construction à usage d'habitation devra être raccordée au réseau public d'eau potable.
Le raccordement au réseau public d'assainissement est obligatoire.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.exploitation_agricole true
* emprise.max_pct 50
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* hauteur.faitage_m 11
* hauteur.niveaux "R+1+combles"
* voie.recul_min_m 4
* limites.en_limite "autorise"
* limites.recul_min_m 3
* entre_constructions.distance_min_m 3
* espaces_verts.pleine_terre_pct 33.333333333333336
* stationnement_logement.ratio {"places_par_logement":2}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
`,
  },
  {
    name: "three activity secteurs in one sentence",
    zone: "UX",
    text: `
ZONE UX
La zone UX est une zone d'activités. Elle est divisée en 3 secteurs :
- UXa : activités artisanales ;
- UXb : activités industrielles ;
- UXc : activités commerciales.
ARTICLE UX 1 - Occupations et utilisations du sol interdites
Dans l'ensemble de la zone :
- les exploitations agricoles,
- les habitations, à l'exception du logement de gardien,
- le camping.
De plus, dans le secteur UXa : les commerces.
De plus, dans le secteur UXc : l'industrie et les entrepôts.
ARTICLE UX 6 - Implantation par rapport aux voies
Les constructions respectent un retrait de 10 mètres minimum en UXa et UXc, et de 20 mètres minimum en UXb.
ARTICLE UX 7 - Implantation par rapport aux limites séparatives
Le retrait minimum est de 5 m. Il est porté à 15 m en limite des zones d'habitat.
ARTICLE UX 8 - Implantation sur une même propriété
La distance entre bâtiments est d'au moins 5 m.
ARTICLE UX 9 - Emprise au sol
60 % en UXa et UXc, 70 % en UXb.
ARTICLE UX 10 - Hauteur maximale
En UXa : 10 m au faîtage. En UXb : 18 m au faîtage. En UXc : 12 m à l'acrotère.
ARTICLE UX 13 - Espaces libres
20 % au moins de la superficie du terrain sont aménagés en espaces verts ; ce taux est ramené à 10 % en UXb.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.habitation true
* destinations_interdites.camping true
UXa destinations_interdites.commerce true
UXa voie.recul_min_m 10
UXc voie.recul_min_m 10
* limites.recul_min_m 5
* entre_constructions.distance_min_m 5
UXa emprise.max_pct 60
UXc emprise.max_pct 60
UXa hauteur.faitage_m 10
UXa espaces_verts.vegetalise_pct 20
UXc espaces_verts.vegetalise_pct 20
UXc destinations_interdites.industrie true
UXc destinations_interdites.entrepot true
UXc hauteur.acrotere_m 12
UXb voie.recul_min_m 20
UXb emprise.max_pct 70
UXb hauteur.faitage_m 18
UXb espaces_verts.vegetalise_pct 10
`,
  },
  {
    name: "tables written with bars, alignment as the neighbours",
    zone: "UD",
    text: `
=====PAGE 70=====
ZONE UD                                   Règlement d'urbanisme
PARTIE 1 – DESTINATIONS
UD 1.1 – Sont interdites
| Destination | Sous-destination | Règle |
| Habitation | Logement | Autorisé |
| Commerce et activités de service | Commerce de gros | Interdit |
| | Cinéma | Interdit |
| Autres activités | Industrie | Interdit |
| | Entrepôt | Interdit |
| | Bureau | Autorisé |
PARTIE 2 – FORME URBAINE
UD 2.1 – Implantation sur rue
L'implantation est obligatoire à l'alignement lorsque les constructions voisines sont elles-mêmes à l'alignement. Dans les autres cas, le recul est d'au moins 4 m.
UD 2.2 – Implantation sur les limites séparatives
Sur une profondeur de 18 m à partir de l'alignement, implantation sur une ou deux limites latérales.
Au-delà, retrait au moins égal à la hauteur moins 3 m, avec un minimum de 4 m.
UD 2.3 – Hauteurs
Hauteur maximale : 12 m au sommet de l'acrotère ou à l'égout, attique compris.
UD 2.4 – Emprise
Emprise au sol maximale : 50 %.
PARTIE 3 – NATURE
UD 3.1 – Espaces végétalisés
Part minimale d'espaces végétalisés : 40 %, dont 25 % de pleine terre (en % de la surface du terrain).
PARTIE 4 – STATIONNEMENT
UD 4.1 – Véhicules motorisés
| Destination | Norme |
| Logement | 1 place par logement |
| Logement social | 0,5 place par logement |
| Bureau | 1 place pour 100 m² de surface de plancher |
`,
    expected: `
* destinations_interdites.commerce_de_gros true
* destinations_interdites.cinema true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* voie.alignement "obligatoire"
* voie.recul_min_m 4
* limites.en_limite "autorise"
* bande.profondeur_m 18
* limites.recul_min_m 4
* limites.prospect {"k":1,"c":-3}
* hauteur.egout_m 12
* hauteur.acrotere_m 12
* emprise.max_pct 50
* espaces_verts.vegetalise_pct 40
* espaces_verts.pleine_terre_pct 25
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "south-western prose, floor of coverage, own treatment of waste water",
    zone: "UCb",
    text: `
=====PAGE 40=====
Plan Local d'Urbanisme de Marlhac                                    Règlement
TITRE II : DISPOSITIONS APPLICABLES AUX ZONES URBAINES
CHAPITRE III : ZONE UCb
SECTION 1 – NATURE DE L'OCCUPATION ET DE L'UTILISATION DU SOL
ARTICLE UCb 1 – OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes constructions, installations et utilisations du sol incompatibles avec l'habitat, et notamment :
1 - les constructions destinées à l'industrie ;
2 - les constructions destinées à l'exploitation agricole ou forestière ;
3 - les constructions destinées à la fonction d'entrepôt ;
4 - les terrains de camping, les parcs résidentiels de loisirs et les habitations légères de loisirs ;
5 - l'exploitation de carrières.
SECTION 2 – CONDITIONS DE L'OCCUPATION DU SOL
ARTICLE UCb 3 – ACCÈS ET VOIRIE
Les dimensions des voies doivent permettre l'approche des véhicules de secours. La plate-forme des voies nouvelles ne peut être inférieure à 8 m, et la chaussée à 5 m.
ARTICLE UCb 4 – DESSERTE PAR LES RÉSEAUX
Eau potable : toute construction doit être raccordée au réseau public.
Assainissement : toute construction doit être équipée d'un dispositif d'assainissement non collectif conforme.
ARTICLE UCb 6 – IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être édifiées à une distance de l'alignement au moins égale à :
– 25 m pour la RD 820 ;
– 5 m pour les autres voies.
Les piscines peuvent être implantées à 2 m.
ARTICLE UCb 7 – IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Toute construction doit être implantée à une distance des limites séparatives au moins égale à la moitié de sa hauteur avec un minimum de 3 m.
Peuvent toutefois être implantées sur les limites les constructions dont la hauteur sur la limite ne dépasse pas 2,50 m.
ARTICLE UCb 8 – IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MÊME PROPRIÉTÉ
Les constructions non contiguës doivent être implantées à une distance minimale de 4 m les unes des autres.
ARTICLE UCb 9 – EMPRISE AU SOL
L'emprise au sol des constructions ne doit pas dépasser 20 % de la surface de l'unité foncière, sans pouvoir être inférieure à 120 m².
ARTICLE UCb 10 – HAUTEUR DES CONSTRUCTIONS
La hauteur des constructions, mesurée à partir du sol naturel jusqu'à la sablière, ne doit pas excéder 6 m. Cette hauteur est ramenée à 3 m pour les constructions annexes.
ARTICLE UCb 12 – STATIONNEMENT
Il est exigé : 2 places de stationnement par logement ; 1 place pour 25 m² de bureaux ; 1 place par chambre d'hôtel.
ARTICLE UCb 13 – ESPACES LIBRES ET PLANTATIONS
Dans les opérations portant sur un terrain de plus de 5 000 m², 10 % de la superficie est aménagée en espaces verts communs.
Au moins 50 % de chaque parcelle reste en pleine terre.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.entrepot true
* destinations_interdites.camping true
* destinations_interdites.parc_residentiel_loisirs true
* destinations_interdites.habitation_legere_loisirs true
* destinations_interdites.carriere true
* acces_voirie.voie_largeur_min_m 8
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "assainissement_individuel"
* voie.recul_min_m 5
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
* emprise.max_pct 20
* emprise.plancher_m2 120
* hauteur.egout_m 6
* hauteur.annexes_m 3
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 50
`,
  },
  {
    name: "short modern articles, a band of 3 to 8 metres",
    zone: "UB",
    text: `
Zone UB
La zone UB comprend le secteur UBc.
Article 1 : Usages et affectations des sols, types d'activités, destinations et sous-destinations interdits
Sont interdites les constructions destinées à l'exploitation agricole et forestière, à l'industrie, au commerce de gros et aux entrepôts.
Article 2 : Usages soumis à conditions particulières
Les bureaux sont autorisés à condition de ne pas dépasser 100 m² de surface de plancher.
Article 3 : Mixité sociale
Les programmes de 8 logements et plus comportent au moins 20 % de logements sociaux.
Article 4 : Volumétrie et implantation des constructions
4.1 Hauteur maximale
La hauteur des constructions est limitée à 8 mètres à l'égout et 12 mètres au faîtage, soit 3 niveaux. Dans le secteur UBc, la hauteur est limitée à 5 mètres à l'égout et 9 mètres au faîtage.
4.2 Implantation par rapport aux voies
Les constructions sont implantées dans une bande de 3 à 8 mètres de l'alignement.
4.3 Implantation par rapport aux limites
Les constructions sont implantées en retrait d'au moins 4 mètres de toutes les limites séparatives. Les annexes peuvent s'implanter en limite.
4.4 Emprise au sol
L'emprise au sol est limitée à 30 %, et 20 % dans le secteur UBc.
Article 5 : Insertion architecturale
Sans objet.
Article 6 : Espaces non bâtis
La surface non imperméabilisée représente au moins 45 % de l'unité foncière.
Article 7 : Stationnement
1 place par logement de moins de 40 m², 2 places par logement de plus de 40 m².
Article 8 : Desserte
Les accès ont une largeur comprise entre 3,50 m et 5 m. Les voies nouvelles ont une largeur minimale de 6 m.
Article 9 : Réseaux
Le raccordement au réseau d'eau potable est obligatoire. Le raccordement au réseau d'eaux usées est obligatoire. Les eaux pluviales sont infiltrées ; à défaut, le rejet est limité à 1 l/s/ha.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* mixite_sociale.logement_social_pct 20
UB hauteur.egout_m 8
UB hauteur.faitage_m 12
* voie.recul_min_m 3
* voie.recul_max_m 8
* limites.recul_min_m 4
UB emprise.max_pct 30
* espaces_verts.vegetalise_pct 45
* stationnement_logement.ratio {"places_par_logement":1}
* acces_voirie.acces_largeur_max_m 5
* acces_voirie.voie_largeur_min_m 6
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 1
UBc hauteur.egout_m 5
UBc hauteur.faitage_m 9
UBc emprise.max_pct 20
`,
  },
  {
    name: "the zone's code before a Roman section (UB-II.1.), chevrons",
    zone: "UB",
    text: `
=====PAGE 25=====
RÈGLEMENT DE LA ZONE UB
Extrait du rapport de présentation : la zone UB correspond aux faubourgs. Le secteur UBi est exposé au risque d'inondation.
UB-I. USAGES DES SOLS ET DESTINATIONS DES CONSTRUCTIONS
UB-I.1. Usages et affectations des sols interdits
Sont interdits :
> les constructions à destination agricole et forestière ;
> les constructions à destination d'entrepôt ;
> les constructions à destination industrielle ;
> l'aménagement de terrains de camping.
UB-II. CARACTÉRISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGÈRES
UB-II.1. Hauteur des constructions
La hauteur maximale des constructions principales est limitée à 7 m à l'égout du toit et 12 m au faîtage.
Celle des annexes est limitée à 3 m à l'égout.
UB-II.2. Implantation des constructions par rapport aux voies et emprises publiques
Les constructions principales sont implantées :
> soit à l'alignement,
> soit à l'alignement des constructions voisines,
> soit en respectant un retrait minimal de 3 m.
UB-II.3. Implantation des constructions par rapport aux limites séparatives
Les constructions sont implantées sur au moins une limite séparative latérale. Le retrait par rapport aux autres limites est au minimum de 3 m.
UB-II.4. Emprise au sol
Emprise au sol : non réglementée, sauf en secteur UBi où elle ne peut excéder 20 % de la surface du terrain.
UB-II.5. Traitement des espaces non bâtis
Une surface au moins égale à 25 % de la superficie de l'unité foncière est conservée en espace vert de pleine terre.
UB-II.6. Stationnement
Constructions à usage d'habitation : 1 place par tranche de 80 m² de surface de plancher, sans pouvoir être inférieur à 1 place par logement et sans qu'il soit exigé plus de 3 places par logement.
UB-III. ÉQUIPEMENTS ET RÉSEAUX
UB-III.1. Desserte par les voies
Les voies nouvelles ont une largeur minimale de 5 m lorsqu'elles sont à double sens.
UB-III.2. Desserte par les réseaux
Le raccordement au réseau d'eau potable et au réseau d'assainissement est obligatoire.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.entrepot true
* destinations_interdites.industrie true
* destinations_interdites.camping true
* hauteur.egout_m 7
* hauteur.faitage_m 12
* hauteur.annexes_m 3
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 25
* stationnement_logement.ratio {"m2_par_place":80,"min_par_logement":1,"max_par_logement":3}
* acces_voirie.voie_largeur_min_m 5
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
UBi emprise.max_pct 20
`,
  },
  {
    name: "an activity zone without the word article, shares in words",
    zone: "UE",
    text: `
UE 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Les constructions à usage d'habitation autres que celles mentionnées à l'article UE 2. Les exploitations agricoles. Les campings. Les commerces.
UE 6 - IMPLANTATION PAR RAPPORT AUX VOIES
6-1 - Le recul minimal est fixé à :
- 8 m de l'alignement des voies publiques,
- 20 m de l'axe de la voie ferrée.
6-2 - Les aires de stationnement sont interdites dans une bande de 3 m.
UE 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
7-1 - Les bâtiments sont implantés à une distance au moins égale à leur demi-hauteur, avec minimum de 5 m.
7-2 - Cette distance est portée à 10 m le long des limites de zones d'habitation.
UE 8 - IMPLANTATION SUR UNE MEME PROPRIETE
Les bâtiments sont distants d'au moins 4 m pour permettre le passage des engins de secours.
UE 9 - EMPRISE AU SOL
L'emprise au sol ne peut être supérieure aux deux tiers de la surface du terrain.
UE 10 - HAUTEUR
La hauteur des bâtiments, mesurée au faîtage ou à l'acrotère, est au plus égale à 14 m. Les silos ne sont pas limités.
UE 12 - STATIONNEMENT
1 place / 80 m² de surface de plancher pour les activités. Logement de fonction : 1 place.
UE 13 - ESPACES VERTS
Les marges de recul sont engazonnées. Les espaces verts représentent 10 % minimum du terrain.
`,
    expected: `
* destinations_interdites.habitation true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.camping true
* destinations_interdites.commerce true
* voie.recul_min_m 8
* limites.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 4
* emprise.max_pct 66.66666666666667
* hauteur.acrotere_m 14
* hauteur.faitage_m 14
* espaces_verts.vegetalise_pct 10
`,
  },
];
