import type { StyleCase } from "./style-case.fixture.ts";

/** The 2016 structure, dotted numbers, titles alone. */
export const THEMES_AND_TITLES: readonly StyleCase[] = [
  {
    name: "2016 structure, flat numbering, sub-titles",
    zone: "UC",
    text: `
ZONE UC
La zone UC comprend un secteur UCa.
SECTION 1 : DESTINATION DES CONSTRUCTIONS, USAGES DES SOLS ET NATURES D'ACTIVITÉ
Article 1.1 - Destinations et sous-destinations interdites
Sont interdites les constructions relevant des sous-destinations suivantes :
- exploitation agricole,
- exploitation forestière,
- commerce de gros,
- industrie,
- entrepôt.
Article 1.2 - Destinations soumises à conditions
Les constructions à usage artisanal sont autorisées sous réserve d'être compatibles avec l'habitat.
SECTION 2 : CARACTÉRISTIQUES URBAINE, ARCHITECTURALE, ENVIRONNEMENTALE ET PAYSAGÈRE
Article 2.1 - Volumétrie et implantation des constructions
2.1.1 Emprise au sol
L'emprise au sol des constructions est limitée à 35 % de la surface de l'unité foncière.
Dans le secteur UCa, elle est limitée à 20 % de la surface de l'unité foncière.
2.1.2 Hauteur des constructions
La hauteur maximale des constructions est fixée à 7 mètres à l'égout du toit ou à l'acrotère.
2.1.3 Implantation par rapport aux voies et emprises publiques
Les constructions doivent s'implanter soit à l'alignement, soit avec un retrait minimum de 3 mètres par rapport à l'alignement.
2.1.4 Implantation par rapport aux limites séparatives
Les constructions peuvent s'implanter en limite séparative ou en retrait. En cas de retrait, celui-ci doit être au minimum de 3 mètres.
2.1.5 Implantation des constructions les unes par rapport aux autres sur une même propriété
Non réglementé.
Article 2.2 - Qualité urbaine, architecturale, environnementale et paysagère
Les toitures présentent une pente comprise entre 30 et 40 %.
Article 2.3 - Traitement environnemental et paysager des espaces non bâtis
Au moins 40 % de l'unité foncière doit être maintenue en pleine terre.
Article 2.4 - Stationnement
Pour les constructions à usage de logement, il est exigé au moins 1 place de stationnement par tranche de 50 m² de surface de plancher, avec un minimum de 2 places par logement.
SECTION 3 : ÉQUIPEMENTS ET RÉSEAUX
Article 3.1 - Desserte par les voies publiques ou privées
Les accès doivent présenter des caractéristiques adaptées à l'opération.
Article 3.2 - Desserte par les réseaux
Eau potable
Toute construction nouvelle doit être raccordée au réseau public d'eau potable.
Assainissement
Toute construction doit être raccordée au réseau public d'assainissement collectif.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
UC emprise.max_pct 35
UCa emprise.max_pct 20
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"m2_par_place":50,"min_par_logement":2}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
`,
    silences: "entre_constructions non_reglemente\nacces_voirie qualitatif",
  },
  {
    name: "bare titles, sentence-case, modern",
    zone: "UD",
    text: `
Dispositions applicables à la zone UD

Destinations interdites

Les constructions destinées à l'industrie et aux entrepôts sont interdites.
Les carrières sont interdites.

Implantation des constructions par rapport aux voies et emprises publiques

Le recul des constructions par rapport à l'alignement est compris entre 3 et 6 mètres.

Implantation des constructions par rapport aux limites séparatives

Les constructions s'implantent en retrait des limites séparatives. Ce retrait est au moins égal à 4 mètres.

Emprise au sol

Le coefficient d'emprise au sol (CES) maximal est fixé à 0,30.

Hauteur des constructions

La hauteur maximale est de 10 mètres au point le plus haut de la construction.

Stationnement

Se reporter au titre I, dispositions communes.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.carriere true
* limites.recul_min_m 4
* emprise.max_pct 30
* hauteur.max_m 10
* voie.recul_min_m 3
* voie.recul_max_m 6
`,
    silences: "stationnement_logement renvoi",
  },
  {
    name: "zone with five secteurs, bands, rules by width of the façade",
    zone: "UP",
    text: `
ZONE UP
La zone UP correspond aux quartiers pavillonnaires. Elle est divisée en trois secteurs : UPa, UPb et UPc.
SECTION I - NATURE DE L'OCCUPATION DU SOL
ARTICLE UP 1 : OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Les occupations et utilisations du sol suivantes sont interdites :
Les constructions destinées à l'industrie.
Les constructions destinées à l'exploitation agricole ou forestière.
Les constructions destinées à la fonction d'entrepôt, sauf celles liées à une activité autorisée dans la zone.
Le stationnement de caravanes isolées pendant plus de trois mois.
Les parcs d'attraction.
ARTICLE UP 2 : OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
En secteur UPa, pour toute opération de plus de 12 logements, au moins 25 % des logements doivent être des logements locatifs sociaux.
SECTION II - CONDITIONS DE L'OCCUPATION DU SOL
ARTICLE UP 6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
6.1 Règle générale
Les constructions doivent être implantées en respectant une marge de reculement d'au moins 4 mètres par rapport à l'alignement.
6.2 Exceptions
Les équipements publics peuvent être implantés à l'alignement ou avec un retrait minimal de 1 mètre.
Les perrons et marquises peuvent empiéter de 1,50 mètre au plus sur la marge de reculement.
ARTICLE UP 7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
7.1 Dans une bande de 20 mètres comptée depuis l'alignement
Les constructions peuvent être implantées sur une ou deux limites séparatives latérales.
En cas de retrait, la marge de reculement ne peut être inférieure à 3 mètres si la façade ne comporte pas de baie.
7.2 Au-delà de cette bande
Les constructions doivent être implantées en retrait de 8 mètres au moins des limites séparatives.
ARTICLE UP 8 : IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
Entre deux bâtiments non contigus doit toujours être ménagée une distance suffisante pour permettre l'entretien.
ARTICLE UP 9 : EMPRISE AU SOL
UPa : l'emprise au sol ne peut excéder 60 % de la superficie de la propriété.
UPb : l'emprise au sol ne peut excéder 45 % de la superficie de la propriété.
UPc : l'emprise au sol ne peut excéder 25 % de la superficie de la propriété.
ARTICLE UP 10 : HAUTEUR MAXIMUM DES CONSTRUCTIONS
La hauteur des constructions est mesurée du sol naturel jusqu'au point le plus élevé de la construction.
10.1 En secteurs UPa et UPb
La hauteur des constructions ne peut excéder 11 mètres au faîtage et 7 mètres à l'égout.
10.2 En secteur UPc
La hauteur des constructions ne peut excéder 9 mètres au faîtage.
10.3 La hauteur des abris de jardin est limitée à 2,50 mètres.
ARTICLE UP 12 : STATIONNEMENT
12.1 Dimensions
Chaque emplacement doit mesurer au minimum 5 mètres sur 2,50 mètres.
12.2 Nombre d'emplacements
Constructions à usage d'habitation :
Il sera créé 1 place de stationnement par tranche de 70 m² de surface de plancher, avec un minimum d'une place par logement.
Logements locatifs financés avec un prêt aidé par l'Etat :
Il sera créé 1 place par logement.
Constructions à usage de bureaux :
Il sera créé 1 place pour 55 m² de surface de plancher.
ARTICLE UP 13 : ESPACES LIBRES ET PLANTATIONS
Les espaces verts de pleine terre doivent couvrir au minimum :
- en UPa : 20 % de la superficie de la propriété,
- en UPb : 35 % de la superficie de la propriété,
- en UPc : 55 % de la superficie de la propriété.
Il sera planté un arbre de haute tige pour 100 m² d'espace libre.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.entrepot true
UPa mixite_sociale.logement_social_pct 25
* voie.recul_min_m 4
* limites.en_limite "autorise"
* limites.recul_min_m 3
* bande.profondeur_m 20
UPa emprise.max_pct 60
UPb emprise.max_pct 45
UPc emprise.max_pct 25
UPa hauteur.faitage_m 11
UPb hauteur.faitage_m 11
UPa hauteur.egout_m 7
UPb hauteur.egout_m 7
UPc hauteur.faitage_m 9
* hauteur.annexes_m 2.5
* stationnement_logement.ratio {"m2_par_place":70,"min_par_logement":1}
UPa espaces_verts.pleine_terre_pct 20
UPb espaces_verts.pleine_terre_pct 35
UPc espaces_verts.pleine_terre_pct 55
`,
    silences: "entre_constructions qualitatif",
  },
  {
    name: "metropolitan, numbered paragraphs, lists of secteurs and hors secteur",
    zone: "UM",
    text: `
RÈGLEMENT DE LA ZONE UM
PRÉAMBULE
La zone UM comprend le secteur UMd.
CHAPITRE 1 - DESTINATIONS
1.1. Constructions, usages et affectations des sols, activités et installations interdits
Sont interdits :
a) les constructions destinées à l'industrie ;
b) les constructions destinées au commerce de gros ;
c) l'aménagement de terrains pour le camping et le caravanage ;
d) en secteur UMd, les constructions destinées aux bureaux.
CHAPITRE 2 - CARACTÉRISTIQUES DES CONSTRUCTIONS
2.1. Implantation des constructions par rapport aux voies et emprises publiques
2.1.1. Dispositions générales
En l'absence d'indication au plan, les constructions s'implantent à l'alignement ou en recul d'au moins 2 mètres.
2.1.2. Dispositions particulières
Une implantation différente peut être imposée pour préserver un arbre remarquable.
2.2. Implantation des constructions par rapport aux limites séparatives
2.2.1. Dispositions générales
Dans une bande de constructibilité principale d'une profondeur de 17 mètres, les constructions s'implantent en limite séparative ou en retrait. Le retrait est au moins égal à 3,50 m.
2.2.2. Dispositions particulières
Le long d'un cours d'eau, le retrait est porté à 10 m.
2.3. Emprise au sol
L'emprise au sol n'est pas réglementée dans la bande de constructibilité principale.
2.4. Hauteur des constructions
Hors secteur UMd, la hauteur maximale des constructions est fixée à 13 m à l'égout ou à l'acrotère et à 17 m au faîtage.
En secteur UMd, la hauteur maximale est fixée à 10 m à l'égout ou à l'acrotère.
2.5. Espaces verts et pleine terre
La superficie de pleine terre est au moins égale à 15 % de la superficie du terrain.
2.6. Stationnement
Les normes de stationnement figurent aux dispositions communes : se reporter au chapitre 4 des dispositions communes.
CHAPITRE 3 - RÉSEAUX
3.1. Desserte par les voies
Les voies nouvelles doivent avoir une largeur d'au moins 5 m.
3.2. Desserte par les réseaux
Se reporter aux dispositions communes.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.camping true
UMd destinations_interdites.bureau true
* voie.alignement "autorise"
* voie.recul_min_m 2
* limites.en_limite "autorise"
* limites.recul_min_m 3.5
* bande.profondeur_m 17
UM hauteur.egout_m 13
UM hauteur.acrotere_m 13
UM hauteur.faitage_m 17
UMd hauteur.egout_m 10
UMd hauteur.acrotere_m 10
* espaces_verts.pleine_terre_pct 15
* acces_voirie.voie_largeur_min_m 5
`,
    silences: "stationnement_logement renvoi\neau renvoi\neaux_usees renvoi\nemprise non_reglemente",
  },
  {
    name: "zone code and dotted number, no word article",
    zone: "UA",
    text: `
Règlement de la zone UA
UA-1 Destination des constructions, usages des sols et natures d'activités
UA-1.1 Destinations et sous-destinations interdites
Les exploitations agricoles et forestières
Les commerces de gros
Les entrepôts
Les centres de congrès et d'exposition
UA-1.2 Destinations et sous-destinations autorisées sous conditions
L'artisanat et le commerce de détail, dans la limite de 300 m² de surface de plancher.
UA-2 Caractéristiques urbaines, architecturales, environnementales et paysagères
UA-2.1 Volumétrie et implantation des constructions
UA-2.1.1 Emprise au sol
Non réglementé
UA-2.1.2 Hauteur maximale des constructions
La hauteur maximale est fixée à 9 mètres à l'égout du toit et 12 mètres au faîtage.
UA-2.1.3 Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées à l'alignement ou en recul de 3 mètres minimum.
UA-2.1.4 Implantation par rapport aux limites séparatives
Les constructions sont implantées sur au moins une limite séparative latérale.
En cas de retrait par rapport à l'autre limite, il est au minimum de 2 mètres.
UA-2.3 Traitement environnemental et paysager des espaces non bâtis
20 % de l'unité foncière est conservé en pleine terre.
UA-2.4 Stationnement
Il est exigé une place de stationnement par logement.
UA-3 Équipements et réseaux
UA-3.1 Desserte par les voies
Les voies en impasse sont aménagées pour permettre le demi-tour.
UA-3.2 Desserte par les réseaux
Eau potable
Le raccordement au réseau public est obligatoire.
Eaux usées
Le raccordement au réseau public d'assainissement est obligatoire.
`,
    expected: `
* destinations_conditions.commerce 300
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.entrepot true
* destinations_interdites.centre_congres_exposition true
* hauteur.egout_m 9
* hauteur.faitage_m 12
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 2
* espaces_verts.pleine_terre_pct 20
* stationnement_logement.ratio {"places_par_logement":1}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
`,
    silences: "emprise non_reglemente\nacces_voirie qualitatif",
  },
  {
    name: "titles on their own lines, no blank line, no number",
    zone: "UC",
    text: `
Règlement de la zone UC
Usages et affectations des sols interdits
Les constructions à destination d'exploitation agricole ou forestière.
Les constructions à destination d'industrie.
Le stationnement de caravanes.
Les carrières.
Implantation des constructions par rapport aux voies et emprises publiques
Les constructions sont implantées en retrait d'au moins 5 mètres de l'alignement.
Implantation des constructions par rapport aux limites séparatives
Les constructions sont implantées en limite ou en retrait d'au moins 3 mètres.
Implantation des constructions les unes par rapport aux autres sur une même propriété
Non réglementé
Emprise au sol des constructions
L'emprise au sol est limitée à 45 % de l'unité foncière.
Hauteur des constructions
La hauteur est limitée à 7 m à l'égout et 11 m au faîtage.
Traitement des espaces non bâtis
Au moins 30 % du terrain reste en pleine terre.
Stationnement
Deux places par logement.
`,
    expected: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.industrie true
* destinations_interdites.carriere true
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 45
* hauteur.egout_m 7
* hauteur.faitage_m 11
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"places_par_logement":2}
`,
    silences: "entre_constructions non_reglemente",
  },
  {
    name: "closed zone and pavilion suburb, general and particular",
    zone: "UR",
    text: `
DISPOSITIONS APPLICABLES A LA ZONE UR
La zone UR comporte deux secteurs, URa et URb.
UR 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Règle générale :
Les constructions nouvelles respectent un retrait de 6 mètres minimum par rapport à l'alignement.
Dispositions particulières :
- les extensions peuvent être réalisées dans la continuité de l'existant ;
- les garages peuvent être implantés à 5 mètres de l'alignement ;
- à l'angle de deux voies, un pan coupé de 5 mètres est imposé.
UR 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Secteur URa :
Les constructions peuvent être implantées sur les limites séparatives ou en retrait.
Le retrait est au moins égal à 2,50 mètres en l'absence de baie.
Secteur URb :
Les constructions sont implantées en retrait des limites séparatives. La marge de retrait est au moins égale à 4 mètres.
UR 9 - EMPRISE AU SOL
Secteur URa : 50 %
Secteur URb : 30 %
UR 10 - HAUTEUR
Secteur URa : 7 mètres à l'égout du toit et 11 mètres au faîtage
Secteur URb : 6 mètres à l'égout du toit et 9 mètres au faîtage
UR 13 - ESPACES LIBRES
50 % au moins des espaces libres doivent être traités en espaces verts plantés.
Secteur URb : au moins 40 % de la superficie du terrain en pleine terre.
`,
    expected: `
* voie.recul_min_m 6
URa limites.en_limite "autorise"
URa limites.recul_min_m 2.5
URb limites.recul_min_m 4
URa emprise.max_pct 50
URb emprise.max_pct 30
URa hauteur.egout_m 7
URa hauteur.faitage_m 11
URb hauteur.egout_m 6
URb hauteur.faitage_m 9
URb espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "notation by letters: EB, R, L1, HF, HT, EPT",
    zone: "UM4",
    text: `
ZONE UM4
2. Fonctions urbaines et morphologie
2.1. Destinations interdites
Les constructions destinées à l'industrie
Les constructions destinées à l'exploitation forestière
2.2. Morphologie urbaine
2.2.1. Emprise bâtie (EB)
EB ≤ 45 % de la superficie du terrain
2.2.2. Implantation par rapport aux voies et emprises publiques
R ≥ 5 m
2.2.3. Implantation par rapport aux limites séparatives
Retrait latéral : L1 ≥ 4 m
2.2.4. Hauteur des constructions
Hauteur de façade (HF) ≤ 6,50 m
Hauteur totale (HT) ≤ 9 m
2.2.5. Espaces libres, pleine terre (EPT)
EPT ≥ 40 % de la superficie du terrain
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.exploitation_forestiere true
* emprise.max_pct 45
* voie.recul_min_m 5
* limites.recul_min_m 4
* hauteur.max_m 9
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: "intercommunal 2016: destinations listed as a sentence, tables by sub-destination",
    zone: "UE",
    text: `
Zone UE
Section 1 - Destination des constructions, usages des sols et natures d'activité
UE 1. Interdiction et limitation de certains usages et affectations des sols
1.1 Destinations et sous-destinations interdites
Sont interdits :
- Habitation : logement, hébergement
- Exploitation agricole
- Hébergement hôtelier et touristique
1.2 Usages, affectations des sols et activités interdits
- Le camping et les parcs résidentiels de loisirs
- L'ouverture et l'exploitation de carrières
UE 2. Volumétrie et implantation des constructions
2.1 Hauteur maximale
La hauteur maximale des constructions ne doit pas excéder 12 mètres au point le plus haut.
2.2 Emprise au sol
Il n'est pas fixé de règle.
2.3 Implantation par rapport aux voies et emprises publiques
Les constructions doivent être implantées avec un retrait minimum de 10 mètres par rapport à l'alignement des voies départementales et de 5 mètres par rapport à l'alignement des autres voies.
2.4 Implantation par rapport aux limites séparatives
Les constructions doivent être implantées avec un retrait minimum de 5 mètres par rapport aux limites séparatives.
Cette distance peut être réduite lorsque des mesures sont prises pour éviter la propagation des incendies.
UE 3. Traitement des espaces non bâtis
Une surface au moins égale à 10 % du terrain doit être plantée.
UE 4. Stationnement
Le nombre de places doit être adapté aux besoins de l'activité.
`,
    expected: `
* destinations_interdites.habitation true
* destinations_interdites.hebergement true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.hebergement_hotelier true
* destinations_interdites.camping true
* destinations_interdites.parc_residentiel_loisirs true
* destinations_interdites.carriere true
* hauteur.max_m 12
* voie.recul_min_m 5
* limites.recul_min_m 5
* espaces_verts.vegetalise_pct 10
`,
    silences: "emprise non_reglemente\nstationnement_logement qualitatif",
  },
  {
    name: "valley PLUi: themes in capitals, bullets, exceptions after the rule",
    zone: "UBc",
    text: `
RÈGLEMENT - ZONE UBc
THÈME 1 - DESTINATIONS, USAGES ET ACTIVITÉS
DESTINATIONS ET SOUS-DESTINATIONS INTERDITES
• exploitation agricole et forestière ;
• commerce de gros ;
• entrepôt ;
• industrie.
DESTINATIONS ET SOUS-DESTINATIONS AUTORISÉES SOUS CONDITIONS
• artisanat et commerce de détail, à condition que la surface de plancher n'excède pas 200 m².
THÈME 2 - CARACTÉRISTIQUES URBAINES
IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
• Les constructions sont implantées avec un recul de 5 mètres minimum de l'alignement.
• Exceptions :
– les carports peuvent être implantés à 1 mètre de l'alignement ;
– les constructions d'intérêt collectif peuvent être implantées à l'alignement.
IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
• Les constructions sont implantées à une distance minimale de 4 mètres des limites séparatives.
• L'implantation sur limite est admise dans les cas suivants :
– constructions jumelées ;
– annexes de moins de 3,50 mètres de hauteur.
EMPRISE AU SOL
• Le coefficient d'emprise au sol maximal est de 0,35.
HAUTEUR DES CONSTRUCTIONS
• La hauteur maximale est de 10 mètres au faîtage et de 7 mètres à l'acrotère pour les toitures-terrasses.
• La hauteur des annexes est limitée à 3,50 mètres.
ESPACES VERTS
• 40 % au moins de la surface du tènement est maintenue en pleine terre.
STATIONNEMENT
• Habitat : 2 places par logement, plus 1 place visiteur pour 4 logements.
DESSERTE PAR LES RÉSEAUX
EAU POTABLE
• Toute construction doit être raccordée au réseau public.
ASSAINISSEMENT
• Toute construction doit être raccordée au réseau public d'assainissement.
EAUX PLUVIALES
• Le débit de fuite maximal est de 5 l/s/ha.
`,
    expected: `
* destinations_conditions.commerce 200
* stationnement_logement.visiteurs {"min":1,"par_logements":4}
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.entrepot true
* destinations_interdites.industrie true
* voie.recul_min_m 5
* limites.recul_min_m 4
* limites.en_limite "sous_conditions"
* emprise.max_pct 35
* hauteur.faitage_m 10
* hauteur.acrotere_m 7
* hauteur.annexes_m 3.5
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"places_par_logement":2}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 5
`,
  },
  {
    name: "uses forbidden by destination, with headings and thresholds",
    zone: "UV",
    text: `
Zone UV
Article 1 : Destinations et sous-destinations interdites
Sont interdites les destinations et sous-destinations suivantes :
Exploitation agricole et forestière :
- exploitation agricole
- exploitation forestière
Commerce et activités de service :
- commerce de gros
- hébergement hôtelier et touristique
- cinéma
Autres activités des secteurs secondaire ou tertiaire :
- industrie
- entrepôt
- centre de congrès et d'exposition
Article 2 : Usages et affectations interdits
Sont interdits :
- les dépôts de toute nature ;
- le stationnement de caravanes ;
- les garages collectifs de caravanes ;
- les parcs résidentiels de loisirs et les habitations légères de loisirs ;
- les carrières.
Article 3 : Destinations soumises à conditions
Les bureaux sont autorisés dans la limite de 100 m² de surface de plancher.
`,
    expected: `
* destinations_conditions.bureau 100
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.hebergement_hotelier true
* destinations_interdites.cinema true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.centre_congres_exposition true
* destinations_interdites.parc_residentiel_loisirs true
* destinations_interdites.habitation_legere_loisirs true
* destinations_interdites.carriere true
`,
  },
  {
    name: "uses forbidden in prose and by lead-in",
    zone: "UB",
    text: `
ZONE UB
ARTICLE UB 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Sont interdites les constructions à usage :
- agricole,
- industriel,
- d'entrepôt commercial,
- de commerce d'une surface de plancher supérieure à 500 m².
Sont également interdits :
- l'extension des bâtiments industriels existants ;
- le changement de destination des commerces en rez-de-chaussée ;
- les campings et les caravanages ;
- les antennes relais ;
- les affouillements et exhaussements de plus de 2 m ;
- l'hébergement hôtelier, en dehors du secteur UBt.
ARTICLE UB 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
Les constructions à usage d'artisanat et de bureaux sont admises.
`,
    expected: `
UB destinations_interdites.exploitation_agricole true
UBt destinations_interdites.exploitation_agricole true
UB destinations_interdites.industrie true
UBt destinations_interdites.industrie true
UB destinations_interdites.entrepot true
UBt destinations_interdites.entrepot true
UB destinations_interdites.camping true
UBt destinations_interdites.camping true
UB destinations_interdites.hebergement_hotelier true
`,
  },
  {
    name: "chapters of the 2016 code by letters, long sentences, several exceptions",
    zone: "UBa",
    text: `
CHAPITRE 2 : DISPOSITIONS APPLICABLES À LA ZONE UBa
A. DESTINATION DES CONSTRUCTIONS
A.1 Destinations interdites
Dans l'ensemble de la zone, sont interdits :
- les constructions et installations à destination d'industrie et d'entrepôt,
- les constructions à destination d'exploitation agricole et forestière,
- les terrains de camping.
B. CARACTÉRISTIQUES URBAINES
B.1 Emprise au sol
L'emprise au sol des constructions ne peut excéder 45 % de la superficie de l'unité foncière, à l'exception des constructions existantes à la date d'approbation du PLU dont l'emprise dépasse ce seuil.
B.2 Hauteur
La hauteur totale des constructions ne doit pas excéder 9 m au faîtage et 6,50 m à l'égout, sauf pour les équipements d'intérêt collectif.
B.3 Implantation par rapport aux voies
Les constructions doivent être implantées avec un recul minimal de 5 m par rapport à l'alignement, sauf pour les constructions existantes et les annexes.
B.4 Implantation par rapport aux limites séparatives
Les constructions doivent être implantées avec un recul minimal de 3 m par rapport aux limites séparatives, à l'exception des annexes de moins de 20 m².
B.5 Espaces non bâtis
Au moins 35 % de l'unité foncière doivent être conservés en pleine terre, hors emprise des annexes et des piscines.
B.6 Stationnement
Pour le logement, il est exigé 1 place par tranche entamée de 60 m² de surface de plancher dans la limite de 3 places par logement.
`,
    expected: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.camping true
* emprise.max_pct 45
* hauteur.faitage_m 9
* hauteur.egout_m 6.5
* voie.recul_min_m 5
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 35
* stationnement_logement.ratio {"m2_par_place":60,"max_par_logement":3}
`,
  },
];
