import type { StyleCase } from "./style-case.fixture.ts";

/** Numbering of every kind: Roman, letters and figures, codes, dotted chapters. */
export const NUMBERED_AND_LETTERED: readonly StyleCase[] = [
  {
    name: "Roman numbers, a contents list, words cut at the line end, a secteur in the second sentence",
    zone: "UB",
    text: `
=====PAGE 1=====
Commune de Saint-Loup-sur-Thouet - PLU - Règlement écrit
ZONE UB
SOMMAIRE
I. Destination des constructions, usages des sols et natures d'activités
II. Caractéristiques urbaine, architecturale, environnementale et paysagère
III. Équipements et réseaux
La zone UB correspond aux extensions pavillonnaires récentes. Elle comprend deux secteurs : UBa, non desservi par le réseau collectif d'assainissement, et UBb, correspondant aux abords de la gare.
I. DESTINATION DES CONSTRUCTIONS, USAGES DES SOLS ET NATURES D'ACTIVITÉS
I.1 Interdiction et limitation de certains usages et affectations des sols, constructions et activités
I.1.1 Sont interdits :
- Les exploitations agricoles et forestières ;
- Les constructions à destination d'industrie ;
- Les entrepôts, sauf ceux visés au I.1.2 ;
- L'ouverture et l'exploitation de carrières ;
- Les terrains de camping et de caravanage ;
- Les dépôts de véhicules hors d'usage.
Règlement écrit - approbation                                                        12
=====PAGE 2=====
Commune de Saint-Loup-sur-Thouet - PLU - Règlement écrit
I.1.2 Sont admis sous conditions :
- Les entrepôts s'ils sont liés à une activité de commerce présente sur l'unité foncière et dans la limite de 100 m² de surface de plancher.
I.2 Mixité fonctionnelle et sociale
Dans le secteur UBb, tout programme de plus de 10 logements comporte au moins 30 % de logements locatifs sociaux.
II. CARACTÉRISTIQUES URBAINE, ARCHITECTURALE, ENVIRONNEMENTALE ET PAYSAGÈRE
II.1 Volumétrie et implantation des constructions
II.1.1 Emprise au sol
L'emprise au sol maximale de l'ensemble des constructions ne doit pas dépasser 50 % de la superficie de l'unité fonciè-
re. Elle est ramenée à 30 % dans le secteur UBa.
II.1.2 Hauteur
La hauteur des constructions ne peut excéder 6,50 mètres à l'égout du toit ou à l'acrotère et 10 mètres au faîtage.
La hauteur des annexes implantées en limite séparative est limitée à 3,50 mètres au faîtage.
Dans le secteur UBb, la hauteur maximale à l'égout du toit ou à l'acrotère est portée à 9 mètres, et à 13 mètres au faîtage.
II.1.3 Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées soit à l'alignement, soit en retrait d'au moins 5 mètres.
Une implantation différente peut être admise pour l'extension d'une construction existante.
Règlement écrit - approbation                                                        13
=====PAGE 3=====
Commune de Saint-Loup-sur-Thouet - PLU - Règlement écrit
II.1.4 Implantation par rapport aux limites séparatives
À moins que le bâtiment à construire ne jouxte la limite séparative, la distance comptée horizontalement de tout point de ce bâtiment au point de la limite séparative qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres.
Les bassins des piscines sont implantés à 1 mètre au moins des limites.
II.1.5 Implantation des constructions les unes par rapport aux autres sur une même propriété
Il n'est pas fixé de règle.
II.2 Qualité urbaine, architecturale, environnementale et paysagère
Les clôtures sur rue n'excèdent pas 1,60 mètre, dont un mur bahut de 0,80 mètre.
II.3 Traitement environnemental et paysager des espaces non bâtis
Au minimum 35 % de la superficie de l'unité foncière sont traités en espaces verts de pleine terre.
Il est planté un arbre de haute tige par tranche de 100 m² d'espace libre.
II.4 Stationnement
Pour l'habitation : deux places par logement, dont une au moins non close.
Pour les bureaux : 1 place pour 40 m² de surface de plancher.
III. ÉQUIPEMENTS ET RÉSEAUX
III.1 Desserte par les voies publiques ou privées
Les voies nouvelles ouvertes à la circulation automobile ont une largeur minimale de 5 mètres.
Les voies en impasse de plus de 60 mètres comportent une aire de retournement.
III.2 Desserte par les réseaux
Eau potable : le raccordement au réseau public de distribution est obligatoire pour toute construction qui requiert une alimentation en eau.
Eaux usées : toute construction doit être raccordée au réseau collectif d'assainissement. Dans le secteur UBa, l'assainissement autonome est admis en l'absence de réseau.
Règlement écrit - approbation                                                        14
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.carriere true
* destinations_interdites.camping true
UB emprise.max_pct 50
UBb emprise.max_pct 50
UB hauteur.egout_m 6.5
UBa hauteur.egout_m 6.5
UB hauteur.acrotere_m 6.5
UBa hauteur.acrotere_m 6.5
UB hauteur.faitage_m 10
UBa hauteur.faitage_m 10
* voie.alignement "autorise"
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* espaces_verts.pleine_terre_pct 35
* stationnement_logement.ratio {"places_par_logement":2}
* acces_voirie.voie_largeur_min_m 5
* eau.regle "raccordement_obligatoire"
UB eaux_usees.regle "raccordement_obligatoire"
UBb eaux_usees.regle "raccordement_obligatoire"
UBb mixite_sociale.logement_social_pct 30
UBb hauteur.egout_m 9
UBb hauteur.acrotere_m 9
UBb hauteur.faitage_m 13
UBa emprise.max_pct 30
UBa eaux_usees.regle "raccordement_si_reseau_sinon_anc"
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "code and dash, uses as numbered paragraphs, height measured to a point said once",
    zone: "U2",
    text: `
=====PAGE 41=====
RÈGLEMENT DE LA ZONE U2
Caractère de la zone : il s'agit d'une zone à dominante d'habitat individuel de densité moyenne.
Article U2-1 – Occupations et utilisations du sol interdites
1.1. Les constructions à usage industriel
1.2. Les constructions à usage d'entrepôt commercial
1.3. Les exploitations agricoles
1.4. L'aménagement de terrains pour l'accueil de campeurs, de caravanes ou de résidences mobiles de loisirs
1.5. Les parcs résidentiels de loisirs
Article U2-2 – Occupations et utilisations du sol soumises à conditions particulières
2.1. Les installations classées pour la protection de l'environnement, à condition qu'elles soient nécessaires à la vie du quartier.
Article U2-3 – Accès et voirie
3.1. Accès
Un accès carrossable présente une largeur d'au moins 3,50 mètres.
3.2. Voirie
Toute voie nouvelle doit avoir une emprise d'au moins 8 mètres de largeur.
Les voies se terminant en impasse ne peuvent excéder 80 mètres de longueur.
Article U2-4 – Desserte par les réseaux
4.1. Eau : toute construction à usage d'habitation doit être raccordée au réseau public d'eau potable.
4.2. Assainissement : le branchement sur le réseau collectif d'assainissement est obligatoire pour toute construction.
4.3. Eaux pluviales : le débit de fuite est limité à 3 l/s/ha.
=====PAGE 42=====
Article U2-5 – Caractéristiques des terrains
La superficie minimale des terrains est fixée à 600 m².
Article U2-6 – Implantation des constructions par rapport aux voies et emprises publiques
6.1. Sauf indication contraire portée au plan de zonage, les constructions nouvelles doivent être implantées avec un retrait minimal de 4 mètres par rapport à l'alignement des voies publiques.
6.2. Les garages sont implantés à 5 mètres au moins de l'alignement.
6.3. Le long de la RD 213, ce retrait est porté à 15 mètres.
Article U2-7 – Implantation des constructions par rapport aux limites séparatives
7.1. Les constructions peuvent être édifiées en limite séparative dès lors que leur hauteur au droit de cette limite ne dépasse pas 3,50 mètres.
7.2. À défaut, la distance horizontale de tout point de la construction à la limite séparative la plus proche (L) doit être au moins égale à la moitié de la hauteur de la construction (L = H/2), avec un minimum de 3 mètres.
Article U2-8 – Implantation des constructions les unes par rapport aux autres sur une même propriété
Deux constructions non contiguës doivent être distantes d'au moins 4 mètres.
Article U2-9 – Emprise au sol
Le coefficient d'emprise au sol (CES) est fixé à 0,40.
Article U2-10 – Hauteur maximale des constructions
10.1. La hauteur d'une construction est mesurée verticalement depuis le sol naturel jusqu'au faîtage.
10.2. Elle ne peut excéder 9 mètres, soit R+1+C.
=====PAGE 43=====
10.3. La hauteur des clôtures ne doit pas dépasser 1,80 m.
Article U2-11 – Aspect extérieur
La pente des toitures est comprise entre 35 % et 45 %.
Article U2-12 – Stationnement
12.1. Il est exigé :
- Logement : 1 place par tranche de 60 m² de surface de plancher entamée, sans pouvoir être inférieur à 1 place par logement.
- Bureaux : 1 place par tranche de 30 m² de surface de plancher.
- Hôtel : 1 place par chambre.
Article U2-13 – Espaces libres et plantations
13.1. 30 % au moins de la superficie du terrain doivent être aménagés en espaces verts.
13.2. Les aires de stationnement sont plantées à raison d'un arbre pour 4 places.
Article U2-14 – Coefficient d'occupation du sol
Sans objet.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.camping true
* destinations_interdites.parc_residentiel_loisirs true
* acces_voirie.voie_largeur_min_m 8
* acces_voirie.impasse_longueur_max_m 80
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 3
* voie.recul_min_m 4
* limites.en_limite "sous_conditions"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 4
* emprise.max_pct 40
* hauteur.faitage_m 9
* hauteur.niveaux "R+1+combles"
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":1}
* espaces_verts.vegetalise_pct 30
`,
  },
  {
    name: "a zone to urbanise coded 1AUa-6, axis and alignment in one sentence",
    zone: "1AUa",
    text: `
CHAPITRE 5
DISPOSITIONS APPLICABLES À LA ZONE 1AUa
ARTICLE 1AUa-1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdites toutes les occupations et utilisations du sol qui ne sont pas mentionnées à l'article 1AUa-2.
ARTICLE 1AUa-2 - OCCUPATIONS ET UTILISATIONS DU SOL ADMISES SOUS CONDITIONS
Sont autorisées les constructions à usage d'habitation sous réserve d'être réalisées dans le cadre d'une opération d'aménagement d'ensemble comportant au minimum 5 logements.
ARTICLE 1AUa-3 - ACCÈS ET VOIRIE
La largeur minimale de la chaussée des voies nouvelles est de 4,50 m en sens unique et de 5,50 m à double sens.
ARTICLE 1AUa-4 - DESSERTE PAR LES RÉSEAUX
Eau potable
Toute construction ou installation nouvelle doit être raccordée au réseau public.
Assainissement des eaux usées
En l'absence de réseau collectif, un dispositif d'assainissement individuel conforme à la réglementation est exigé ; le raccordement devra être effectué dès la mise en service du réseau.
Eaux pluviales
La rétention à la parcelle est dimensionnée sur la base de 60 litres par m² imperméabilisé.
ARTICLE 1AUa-5 - SUPERFICIE MINIMALE DES TERRAINS
Non réglementée.
ARTICLE 1AUa-6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions doivent respecter un recul minimum de 10 mètres par rapport à l'axe des voies, et de 5 mètres par rapport à l'alignement.
Les constructions annexes peuvent s'implanter à l'alignement.
ARTICLE 1AUa-7 - IMPLANTATION PAR RAPPORT AUX LIMITES SÉPARATIVES
Les constructions s'implanteront :
soit sur une limite séparative au plus,
soit à une distance des limites au moins égale à trois mètres (3 m).
ARTICLE 1AUa-8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES
Sans objet
ARTICLE 1AUa-9 - EMPRISE AU SOL
L'emprise au sol des constructions est limitée au tiers de la superficie du terrain.
ARTICLE 1AUa-10 - HAUTEUR
La hauteur maximale, mesurée à partir du terrain naturel avant travaux jusqu'à l'égout des toitures, est fixée à 6 mètres.
ARTICLE 1AUa-11 - ASPECT EXTÉRIEUR
Les annexes de moins de 12 m² peuvent être réalisées en bois.
ARTICLE 1AUa-12 - STATIONNEMENT
Il sera aménagé deux places de stationnement par logement, et 1 place visiteur pour 4 logements.
ARTICLE 1AUa-13 - ESPACES LIBRES
Les opérations d'ensemble réservent au moins 10 % de leur superficie en espaces verts communs.
Sur chaque lot, 40 % de la surface doit rester perméable.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* acces_voirie.voie_privee_nouvelle_ouverte_double_sens_m 5.5
* acces_voirie.voie_privee_nouvelle_ouverte_sens_unique_m 4.5
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* eaux_pluviales.retention_l_m2 60
* voie.recul_axe_min_m 10
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 33.333333333333336
* hauteur.egout_m 6
* stationnement_logement.ratio {"places_par_logement":2}
* stationnement_logement.visiteurs {"min":1,"par_logements":4}
* espaces_verts.vegetalise_pct 40
`,
    silences: "surface_min non_reglemente\nentre_constructions non_reglemente",
  },
  {
    name: "letters and figures (B2.), a table of uses with crosses that is left unread",
    zone: "UC",
    text: `
=====PAGE 1=====
Zone UC
A - Affectation des zones et destination des constructions
A1. Destinations et sous-destinations
DESTINATION SOUS-DESTINATION AUTORISÉ INTERDIT
Exploitation agricole et forestière Exploitation agricole X
Exploitation forestière X
Habitation Logement X
Hébergement X
Commerce et activités de service Artisanat et commerce de détail X
Restauration X
Commerce de gros X
A2. Usages et affectations des sols interdits
Sont interdits dans l'ensemble de la zone :
- l'industrie ;
- le commerce de gros ;
- les terrains de camping ;
- les habitations légères de loisirs.
B - Qualité urbaine, architecturale, environnementale et paysagère
B1. Emprise au sol
L'emprise au sol cumulée des constructions n'excède pas 45 % de la surface de l'unité foncière.
Les piscines ne sont pas comptées dans l'emprise au sol.
B2. Hauteur des constructions
La hauteur des constructions est limitée à 2 niveaux (R+1) sans dépasser 7 m à l'égout.
En limite séparative, la hauteur est limitée à 3,50 m sur une longueur de 10 m.
B3. Implantation par rapport aux voies
L'implantation des constructions doit respecter un recul de 5 m minimum à compter de l'alignement.
=====PAGE 2=====
B4. Implantation par rapport aux limites séparatives
Dans une bande de 20 m à compter de l'alignement, les constructions peuvent s'implanter d'une limite latérale à l'autre.
Si la construction n'est pas implantée en limite, elle doit observer un retrait au moins égal à H/2 et jamais inférieur à 3 m.
Au-delà de la bande de 20 m, le retrait est d'au moins 6 m.
B5. Implantation des constructions sur une même unité foncière
La distance séparant deux constructions principales est au minimum de 8 m.
B6. Espaces non bâtis
Coefficient de pleine terre : 30 % minimum de l'unité foncière.
Coefficient de biotope par surface : 0,5 minimum.
C - Équipements, réseaux et emplacements réservés
C1. Accès
La largeur minimale de l'accès est de 4 m.
C2. Stationnement
Habitation : 1 place pour 50 m² de surface de plancher avec un minimum de 1 place par logement.
Au-delà de 5 logements : 1 place visiteur par tranche de 5 logements.
C3. Réseaux
Le raccordement au réseau public d'eau potable est obligatoire.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.camping true
* destinations_interdites.habitation_legere_loisirs true
* emprise.max_pct 45
* hauteur.egout_m 7
* hauteur.niveaux "R+1"
* voie.recul_min_m 5
* limites.en_limite "autorise"
* bande.profondeur_m 20
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 8
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"m2_par_place":50,"min_par_logement":1}
* stationnement_logement.visiteurs {"min":1,"par_logements":5}
* eau.regle "raccordement_obligatoire"
`,
  },
  {
    name: "dotted codes, a band from 0 to 6 metres, the back boundary apart",
    zone: "UH",
    text: `
ZONE UH

UH.1 – INTERDICTIONS
Sont interdits :
- les constructions à usage agricole, à l'exception des extensions limitées des exploitations existantes
- les constructions à usage industriel
- le stationnement isolé de caravanes
- les carrières

UH.3 – ACCES ET VOIRIE
Les accès ne peuvent avoir une largeur inférieure à 4 mètres. Les voies nouvelles auront une largeur de plate-forme de 6 mètres au moins.

UH.6 – IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions s'implantent dans une bande comprise entre 0 et 6 mètres comptés depuis l'alignement.
Toutefois, lorsque la construction projetée jouxte une construction existante implantée différemment, elle peut être édifiée avec le même recul que celle-ci.

UH.7 – IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être édifiées sur au moins une limite latérale. Lorsqu'elles ne sont pas en limite, elles doivent s'en écarter d'une distance au moins égale à la moitié de leur hauteur mesurée à l'égout du toit, avec un minimum de 3 m.
Par rapport à la limite de fond de parcelle, le retrait est au minimum de 4 m.

UH.8 – CONSTRUCTIONS SUR UNE MEME PROPRIETE
Non réglementé

UH.9 – EMPRISE AU SOL
Elle est limitée à 60 % de la superficie du terrain d'assiette. En UHb, elle est limitée à 40 %.

UH.10 – HAUTEUR
La hauteur à l'égout ne dépassera pas 7 m et la hauteur totale 11 m.
En UHb, la hauteur à l'égout ne dépassera pas 4,5 m et la hauteur totale 8 m.
Les équipements collectifs ne sont pas soumis à ces dispositions.

UH.12 – STATIONNEMENT
Il doit être prévu pour les habitations : 1,5 place par logement ; pour les commerces : une place pour 25 m² de surface de vente.

UH.13 – ESPACES LIBRES
Au moins 20 % de la parcelle sera plantée. En UHb, ce taux est porté à 35 %.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.carriere true
* acces_voirie.voie_largeur_min_m 6
* voie.recul_max_m 6
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
UH emprise.max_pct 60
UH hauteur.egout_m 7
UH hauteur.max_m 11
* stationnement_logement.ratio {"places_par_logement":1.5}
UH espaces_verts.vegetalise_pct 20
UHb emprise.max_pct 40
UHb hauteur.egout_m 4.5
UHb hauteur.max_m 8
UHb espaces_verts.vegetalise_pct 35
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "height and coverage in one article, free ground partly open ground",
    zone: "UD",
    text: `
Titre II - Dispositions applicables aux zones urbaines
Chapitre IV - Règlement applicable à la zone UD

Sous-section 1 : Interdiction et limitation de certains usages
Article UD 1 – Destinations, sous-destinations, usages et affectations des sols interdits
Sont interdites les destinations et sous-destinations suivantes :
• Exploitation agricole et forestière
• Commerce de gros
• Cinéma
• Hôtel
• Autres hébergements touristiques
• Industrie
• Entrepôt
• Centre de congrès et d'exposition
Article UD 2 – Destinations autorisées sous conditions
Le commerce de détail est autorisé dans la limite de 300 m² de surface de plancher.
Les bureaux sont autorisés à condition que leur surface de plancher n'excède pas 500 m².
Sous-section 2 : Volumétrie et implantation
Article UD 3 – Implantation des constructions
3.1 Implantation par rapport aux voies et emprises publiques
a) Règle générale
Les constructions doivent être implantées en retrait de l'alignement. Ce retrait ne peut être inférieur à 6 m.
b) Règles particulières
Le retrait peut être réduit à 3 m pour les constructions situées à l'angle de deux voies.
3.2 Implantation par rapport aux limites séparatives
a) Règle générale
Les constructions doivent être implantées en retrait des limites séparatives.
Le retrait des constructions est au moins égal à la hauteur de la façade mesurée à l'égout du toit, avec un minimum de 8 m, si la façade comporte des baies, et au moins égal à la moitié de cette hauteur, avec un minimum de 4 m, dans le cas contraire.
b) Règles particulières
Les annexes d'une hauteur inférieure à 3 m peuvent être implantées en limite.
3.3 Implantation des constructions les unes par rapport aux autres
La distance entre deux constructions non contiguës est au moins égale à 12 m.
Article UD 4 – Emprise au sol et hauteur
4.1 L'emprise au sol des constructions est limitée à 30 % de la superficie du terrain.
4.2 La hauteur des constructions ne doit pas excéder 9 m au point le plus haut, et deux niveaux habitables plus combles.
Sous-section 3 : Traitement des espaces non bâtis
Article UD 5 – Espaces libres
50 % au moins de la superficie du terrain est conservée en espaces libres, dont les deux tiers au moins en pleine terre.
Sous-section 4 : Stationnement
Article UD 6 – Stationnement
Habitation : 1 place de stationnement par tranche de 70 m² de surface de plancher, avec un maximum exigible de 3 places par logement.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.cinema true
* destinations_interdites.hotel true
* destinations_interdites.autres_hebergements_touristiques true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.centre_congres_exposition true
* destinations_conditions.commerce 300
* destinations_conditions.bureau 500
* voie.recul_min_m 6
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 12
* emprise.max_pct 30
* hauteur.max_m 9
* espaces_verts.libres_pct 50
* stationnement_logement.ratio {"m2_par_place":70,"max_par_logement":3}
`,
  },
  {
    name: "an activity zone in telegraphic style, uses listed without marks",
    zone: "UE",
    text: `
=====PAGE 77=====
PLU de Brenouville
Règlement - Zone UE
La zone UE est destinée aux activités économiques.
SECTION 1 - USAGES DES SOLS ET DESTINATION DES CONSTRUCTIONS
ART. UE-1 : DESTINATIONS INTERDITES
Dans toute la zone, sont interdites :
les constructions à usage d'habitation, sauf celles mentionnées à l'article UE-2,
les exploitations agricoles,
les terrains de camping et de caravaning,
les commerces de détail d'une surface de vente supérieure à 500 m².
ART. UE-2 : CONDITIONS
Les logements de fonction sont admis s'ils sont intégrés au bâtiment d'activité et dans la limite de 80 m² de surface de plancher.
SECTION 2 - CARACTERISTIQUES
ART. UE-3 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Reculs minimaux :
- 25 m de l'axe des routes départementales
- 10 m de l'alignement des autres voies
ART. UE-4 : IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions sont implantées à une distance au moins égale à la demi-hauteur du bâtiment (D ≥ H/2) sans être inférieure à 5 m.
L'implantation en limite séparative est autorisée lorsque des mesures sont prises pour éviter la propagation des incendies (murs coupe-feu).
ART. UE-5 : EMPRISE AU SOL
60 % maximum
ART. UE-6 : HAUTEUR
15 m maximum hors tout, hormis les cheminées et superstructures techniques.
ART. UE-7 : ASPECT
Clôtures : 2 m maximum.
ART. UE-8 : ESPACES LIBRES
15 % minimum de la surface du terrain en espaces verts.
ART. UE-9 : STATIONNEMENT
Le nombre de places est déterminé en fonction des besoins.
ART. UE-10 : RESEAUX
Raccordement obligatoire aux réseaux publics d'eau potable et d'assainissement.
Rejet des eaux pluviales limité à 2 litres par seconde et par hectare.
=====PAGE 78=====
PLU de Brenouville
Règlement - Zone A
`,
    expected: `
* destinations_interdites.habitation true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.camping true
* voie.recul_min_m 10
* limites.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.en_limite "sous_conditions"
* emprise.max_pct 60
* hauteur.max_m 15
* espaces_verts.vegetalise_pct 15
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 2
`,
    silences: "stationnement_logement qualitatif",
  },
  {
    name: "a natural zone with two secteurs, extensions and annexes apart",
    zone: "N",
    text: `
ZONE N
La zone N est une zone naturelle et forestière. Elle comprend : un secteur Nh de taille et de capacité d'accueil limitées, un secteur Nl à vocation de loisirs.
Article N 1 : Occupations et utilisations du sol interdites
Toutes les constructions et installations autres que celles visées à l'article N 2 sont interdites.
Article N 2 : Occupations et utilisations du sol admises sous conditions
En secteur Nh : l'extension des habitations existantes, dans la limite de 30 % de la surface de plancher et de 50 m² d'emprise au sol supplémentaire.
En secteur Nl : les aires de jeux et de sports.
Article N 6 : Implantation par rapport aux voies
Les constructions sont implantées à 15 mètres au moins de l'axe des voies communales et 25 mètres au moins de l'axe des routes départementales.
Article N 7 : Implantation par rapport aux limites séparatives
Les constructions sont implantées à 5 mètres au moins des limites séparatives.
Article N 8 : Implantation des constructions les unes par rapport aux autres
Les annexes sont implantées à moins de 20 mètres de l'habitation principale.
Article N 9 : Emprise au sol
En secteur Nh, l'emprise au sol totale des constructions ne peut excéder 20 % de l'unité foncière.
L'emprise au sol cumulée des annexes est limitée à 40 m².
L'emprise des piscines est limitée à 50 m².
Article N 10 : Hauteur maximale
Secteur Nh : 6 mètres à l'égout du toit.
Secteur Nl : 4 mètres au faîtage.
Autres constructions : non réglementé.
Article N 12 : Stationnement
Le stationnement doit être assuré en dehors des voies publiques.
Article N 13 : Espaces libres
Non réglementé.
`,
    expected: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_axe_min_m 15
* limites.recul_min_m 5
* entre_constructions.annexes_max_m 20
* emprise.annexes_max_m2 40
* emprise.piscine_max_m2 50
Nh emprise.max_pct 20
Nh hauteur.egout_m 6
Nl hauteur.faitage_m 4
`,
    silences: "stationnement_logement qualitatif\nespaces_verts non_reglemente",
  },
  {
    name: "dotted PLUi chapters, a table of uses in words, bare titles under a mixed one",
    zone: "UA",
    text: `
=====PAGE 18=====
PLUi du Val de Sauldre – Règlement littéral
TITRE III – DISPOSITIONS APPLICABLES AUX ZONES URBAINES
ZONE UA – Centres-bourgs anciens
Chapitre 1 – Usage des sols et destination des constructions
UA-1.1 Destinations et sous-destinations
Dans la zone UA, les destinations et sous-destinations sont réglementées de la manière suivante :
Exploitation agricole                     Interdite
Exploitation forestière                   Interdite
Logement                                  Autorisée
Hébergement                               Autorisée
Artisanat et commerce de détail           Autorisée
Commerce de gros                          Interdite
Industrie                                 Interdite
Entrepôt                                  Autorisée sous conditions
Bureau                                    Autorisée
=====PAGE 19=====
PLUi du Val de Sauldre – Règlement littéral
UA-1.2 Limitation de certains usages et affectations
Les entrepôts sont autorisés s'ils constituent l'accessoire d'un commerce.
Chapitre 2 – Caractéristiques urbaine, architecturale, environnementale et paysagère
UA-2.1 Volumétrie et implantation des constructions
Implantation par rapport aux voies et emprises publiques
Le nu de la façade principale des constructions est implanté à l'alignement des voies existantes, modifiées ou à créer.
Un recul peut être autorisé lorsque la construction s'inscrit dans le prolongement d'un bâtiment existant.
Implantation par rapport aux limites séparatives
Sur les terrains dont la largeur sur rue est inférieure ou égale à 12 m, les constructions sont implantées d'une limite latérale à l'autre. Sur les terrains plus larges, elles sont implantées sur une limite latérale au moins ; le retrait par rapport à l'autre limite est d'au moins 3 m.
Emprise au sol
Il n'est pas fixé d'emprise au sol maximale.
Hauteur maximale des constructions
La hauteur maximale des constructions est de 9 m à l'égout du toit et 13 m au faîtage (R+2+C). Les toitures-terrasses ne dépassent pas 10 m à l'acrotère.
UA-2.2 Qualité urbaine
La hauteur des clôtures est limitée à 2 m.
UA-2.3 Traitement des espaces non bâtis
Les surfaces non bâties sont perméables ou végétalisées sur au moins 15 % de l'unité foncière.
UA-2.4 Stationnement
Nombre de places exigées :
Logement : 1 place par logement de moins de 50 m² de surface de plancher, 2 places par logement au-delà.
Bureaux : 1 place pour 50 m² de surface de plancher.
Chapitre 3 – Équipements et réseaux
UA-3.1 Desserte par les voies
Tout accès a une largeur minimale de 3,50 m.
UA-3.2 Réseaux
Les constructions sont raccordées au réseau public d'eau potable.
Les constructions sont raccordées au réseau public d'assainissement des eaux usées.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.industrie true
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* hauteur.egout_m 9
* hauteur.faitage_m 13
* hauteur.niveaux "R+2+combles"
* hauteur.acrotere_m 10
* espaces_verts.vegetalise_pct 15
* stationnement_logement.ratio {"places_par_logement":1}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
`,
    silences: "emprise non_reglemente",
  },
  {
    name: "several zones, references to another article and to the general provisions",
    zone: "UB",
    text: `
=====PAGE 3=====
SOMMAIRE
TITRE 1 - DISPOSITIONS GENERALES
Article 7 - Accès
Article 8 - Stationnement
TITRE 2 - ZONES URBAINES
Zone UA
Zone UB
=====PAGE 9=====
TITRE 1 - DISPOSITIONS GENERALES
Article 7 - Accès
Les accès doivent avoir au moins 3 mètres de largeur.
Article 8 - Stationnement
Les places de stationnement exigées sont : habitations : 2 places par logement ; bureaux : 1 place pour 30 m² de surface de plancher.
Article 9 - Application des règles en cas de division
Dans le cas d'un lotissement ou dans celui de la construction, sur une unité foncière ou sur plusieurs unités foncières contiguës, de plusieurs bâtiments dont le terrain d'assiette doit faire l'objet d'une division en propriété ou en jouissance, le règlement s'oppose à ce que les règles édictées par le plan local d'urbanisme soient appréciées au regard de l'ensemble du projet, en application de l'article R.151-21 du code de l'urbanisme.
=====PAGE 21=====
ZONE UA
Article UA 6 - Implantation par rapport aux voies
Les constructions doivent être implantées à l'alignement.
Article UA 7 - Implantation par rapport aux limites séparatives
Les constructions doivent être implantées en limite séparative.
Article UA 9 - Emprise au sol
Non réglementé
Article UA 10 - Hauteur
La hauteur des constructions ne doit pas dépasser 12 mètres au faîtage.
Article UA 12 - Stationnement
Se reporter à l'article 8 des dispositions générales.
=====PAGE 24=====
ZONE UB
Article UB 3 - Accès et voirie
Voir l'article 7 du titre 1.
Article UB 6 - Implantation par rapport aux voies
Les constructions doivent être implantées en recul de 4 mètres minimum de l'alignement des voies et emprises publiques existantes ou à créer.
Article UB 7 - Implantation par rapport aux limites séparatives
Les dispositions de l'article UA 7 s'appliquent.
Article UB 9 - Emprise au sol
40 % de la superficie du terrain.
Article UB 10 - Hauteur
Mêmes règles que dans la zone UA (article UA 10).
Article UB 12 - Stationnement
Se reporter à l'article 8 des dispositions générales.
Article UB 13 - Espaces libres et plantations
30% minimum de la superficie du terrain doivent être traités en espaces verts dont 20 % en pleine terre.
`,
    expected: `
* voie.recul_min_m 4
* emprise.max_pct 40
* espaces_verts.vegetalise_pct 30
* espaces_verts.pleine_terre_pct 20
* division.appreciation "lot_par_lot"
`,
    silences: "stationnement_logement renvoi\nhauteur renvoi\nlimites renvoi",
  },
  {
    name: "three secteurs in every article, figures and secteurs in one line",
    zone: "UM",
    text: `
=====PAGE 52=====
Métropole - PLUi - Pièce 4.1 - Règlement
UM  Zone mixte
La zone UM se décompose en trois secteurs : UMa, UMb et UMc.
ARTICLE 4 – VOLUMÉTRIE ET IMPLANTATION DES CONSTRUCTIONS
4.1 – Emprise au sol
Le coefficient d'emprise au sol (CES) ne peut excéder :
- 0,60 en secteur UMa ;
- 0,50 en secteur UMb ;
- 0,35 en secteur UMc.
4.2 – Hauteur
La hauteur maximale (HF) en façade et au faîtage (HT) est fixée comme suit :
Secteur UMa : 12 m à l'égout et 16 m au faîtage
Secteur UMb : 9 m à l'égout et 13 m au faîtage
Secteur UMc : 6 m à l'égout et 10 m au faîtage
4.3 – Implantation par rapport aux emprises publiques et voies
En secteurs UMa et UMb, les constructions s'implantent à l'alignement ou avec un retrait compris entre 1 et 5 m.
En secteur UMc, les constructions respectent un retrait minimal de 5 m.
4.4 – Implantation par rapport aux limites séparatives
En secteur UMa : les constructions s'implantent sur les deux limites séparatives latérales.
En secteurs UMb et UMc : les constructions s'implantent sur une limite séparative ou en retrait. Le retrait (L) est au moins égal à la moitié de la hauteur de la construction : L ≥ H/2, avec un minimum de 4 m.
ARTICLE 5 – QUALITÉ
5.1 – Clôtures : 1,80 m maximum.
ARTICLE 6 – TRAITEMENT ENVIRONNEMENTAL ET PAYSAGER DES ESPACES NON BÂTIS
Le pourcentage de pleine terre est d'au moins :
10 % en UMa ; 25 % en UMb ; 40 % en UMc.
ARTICLE 7 – STATIONNEMENT
7.1 – Normes applicables aux véhicules motorisés
Habitation : 1 place par logement en UMa ; 1,5 place par logement en UMb et UMc.
7.2 – Vélos
1,5 m² par logement.
`,
    expected: `
UMa emprise.max_pct 60
UMa hauteur.egout_m 12
UMa hauteur.faitage_m 16
UMa voie.alignement "autorise"
UMb voie.alignement "autorise"
UMa voie.recul_min_m 1
UMb voie.recul_min_m 1
UMa voie.recul_max_m 5
UMb voie.recul_max_m 5
* limites.en_limite "autorise"
UMa espaces_verts.pleine_terre_pct 10
UMa stationnement_logement.ratio {"places_par_logement":1}
UMb emprise.max_pct 50
UMb hauteur.egout_m 9
UMb hauteur.faitage_m 13
UMb limites.recul_min_m 4
UMc limites.recul_min_m 4
UMb limites.prospect {"k":0.5,"c":0}
UMc limites.prospect {"k":0.5,"c":0}
UMb espaces_verts.pleine_terre_pct 25
UMb stationnement_logement.ratio {"places_par_logement":1.5}
UMc stationnement_logement.ratio {"places_par_logement":1.5}
UMc emprise.max_pct 35
UMc hauteur.egout_m 6
UMc hauteur.faitage_m 10
UMc voie.recul_min_m 5
UMc espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "titles over four lines, roads in a list from the motorway to the lane",
    zone: "UC",
    text: `
ZONE UC

ARTICLE UC 6
IMPLANTATION DES CONSTRUCTIONS
PAR RAPPORT AUX VOIES ET EMPRISES
PUBLIQUES

Dispositions générales :
Les constructions et installations doivent être implantées avec un
recul minimum de :
- 75 m par rapport à l'axe de la RN 137,
- 15 m par rapport à l'axe des routes départementales,
- 5 m par rapport à l'alignement des autres voies.

Dispositions particulières :
Des implantations autres que celles prévues ci-dessus sont possibles
pour l'extension des bâtiments existants, à condition de ne pas
réduire le recul existant. Les abris de jardin de moins de 10 m²
peuvent être implantés à 2 m de l'alignement.

ARTICLE UC 7
IMPLANTATION DES CONSTRUCTIONS
PAR RAPPORT AUX LIMITES SEPARATIVES

Les constructions principales doivent être implantées :
- soit d'une limite latérale à l'autre,
- soit à partir de l'une des limites, en respectant de l'autre côté
une distance au moins égale à la moitié de la hauteur mesurée à
l'égout du toit avec un minimum de 3 m,
- soit à distance des limites, en respectant des marges latérales au
moins égales à la moitié de leur hauteur mesurée à l'égout du toit
avec un minimum de 3 m.

Les piscines non couvertes respecteront un recul minimal de 2 m.

ARTICLE UC 8
IMPLANTATION DES CONSTRUCTIONS
LES UNES PAR RAPPORT AUX AUTRES
SUR UNE MEME PROPRIETE

Il n'est pas fixé de règle particulière.

ARTICLE UC 9
EMPRISE AU SOL

Le coefficient maximum d'emprise au sol est de 50 % de la surface
totale du terrain. En secteur UCp, ce coefficient est réduit à 25 %.

ARTICLE UC 10
HAUTEUR MAXIMALE DES CONSTRUCTIONS

10.1 La hauteur maximale des constructions, mesurée à partir du
terrain naturel, est fixée comme suit :
- 6 m à l'égout du toit,
- 7 m au sommet de l'acrotère,
- 11 m au faîtage.

10.2 La hauteur des abris de jardin ne peut excéder 2,50 m à
l'égout.

10.3 Ces dispositions ne s'appliquent pas aux équipements d'intérêt
collectif lorsque leurs caractéristiques techniques l'imposent.

ARTICLE UC 12
STATIONNEMENT

Logements individuels : 2 places par logement sur la propriété.
Logements collectifs : 1 place par 60 m² de surface de plancher avec
un minimum d'une place par logement.
Logements locatifs financés par l'Etat : 1 place par logement.

ARTICLE UC 13
ESPACES LIBRES

Les espaces libres doivent représenter au moins 40 % de la
superficie du terrain.
`,
    expected: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
UC emprise.max_pct 50
* hauteur.egout_m 6
* hauteur.acrotere_m 7
* hauteur.faitage_m 11
* hauteur.annexes_m 2.5
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.libres_pct 40
UCp emprise.max_pct 25
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "a band of 25 metres, small lands, one place and a half",
    zone: "UG",
    text: `
DISPOSITIONS APPLICABLES A LA ZONE UG
UG 1 Destinations interdites
1. Les constructions destinées à l'exploitation agricole et forestière.
2. Les constructions destinées à l'industrie.
3. Les constructions destinées à la fonction d'entrepôt à l'exception de celles qui sont liées à une activité autorisée sur le terrain.
4. Les dépôts à l'air libre de matériaux.
UG 2 Destinations soumises à conditions
1. Les constructions à destination de bureaux sont admises dans la limite de 200 m² de surface de plancher par unité foncière.
2. En application de l'article L.151-15, tout programme de plus de 800 m² de surface de plancher affecte au moins 25 % des logements à des logements locatifs sociaux.
UG 3 Implantation des constructions par rapport aux voies
3.1 Champ d'application
Les dispositions suivantes s'appliquent aux voies publiques et privées.
3.2 Règle générale
Les constructions doivent être implantées en recul de l'alignement d'au moins 4 mètres. La marge de recul est traitée en espace vert sur 50 % de sa surface.
3.3 Dispositions particulières
Une implantation jusqu'à l'alignement est admise pour les équipements d'intérêt collectif.
UG 4 Implantation des constructions par rapport aux limites séparatives
4.1 Règle générale
Dans une bande de constructibilité principale d'une profondeur de 25 mètres comptée à partir de l'alignement :
- les constructions peuvent être implantées sur les limites séparatives latérales ou en retrait ;
- en cas de retrait, celui-ci est au moins égal à la hauteur de la façade divisée par deux, sans être inférieur à 3 mètres (L = H/2 ≥ 3 m).
Au-delà de la bande de 25 mètres, les constructions respectent un retrait de 8 mètres au moins et leur hauteur n'excède pas 4 mètres.
4.2 Dispositions particulières
Les piscines respectent un retrait de 3 mètres compté à partir du bord du bassin.
UG 5 Implantation des constructions les unes par rapport aux autres
La distance minimale entre deux constructions est fixée à 10 mètres.
UG 6 Emprise au sol des constructions
6.1 L'emprise au sol des constructions ne peut excéder 40% de la superficie du terrain.
6.2 Pour les terrains existants d'une superficie inférieure à 200 m², elle peut atteindre 60%.
UG 7 Hauteur des constructions
7.1 La hauteur maximale des constructions est fixée à 10 mètres hors tout.
7.2 La hauteur des constructions annexes est limitée à 3,50 mètres.
UG 8 Espaces libres et plantations
8.1 Au moins 40% de la superficie du terrain doit être aménagé en espaces verts de pleine terre.
8.2 Il doit être planté au minimum un arbre de haute tige par 100 m² d'espaces verts.
UG 9 Stationnement
9.1 Constructions à destination d'habitation : 1 place par tranche entamée de 60 m² de surface de plancher, avec un minimum d'une place et demie par logement.
9.2 Constructions à destination de bureaux : 1 place au maximum pour 60 m² de surface de plancher.
`,
    expected: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_conditions.bureau 200
* mixite_sociale.logement_social_pct 25
* voie.recul_min_m 4
* bande.profondeur_m 25
* limites.en_limite "autorise"
* limites.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* entre_constructions.distance_min_m 10
* emprise.max_pct 40
* hauteur.max_m 10
* hauteur.annexes_m 3.5
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":1.5}
`,
  },
];
