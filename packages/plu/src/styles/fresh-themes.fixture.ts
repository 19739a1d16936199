import type { FreshCase } from "./fresh-case.fixture.ts";

/** Batch 20, second half: themes, tables, cards, articles without titles. */
export const FRESH_THEMES: readonly FreshCase[] = [
  {
    name: "Modernised with question headings and general provisions renvoi",
    zone: "U2",
    text: `
Règlement de la zone U2
Article 1 – Destinations et sous-destinations
Interdites : exploitation forestière ; commerce de gros ; cinéma ; industrie ; entrepôt ; centre de congrès et d'exposition.
Article 2 – Mixité fonctionnelle et sociale
Non réglementé.
Article 3 – Volumétrie et implantation des constructions
Hauteur
Les constructions ont au maximum R+1 et 7,50 m à l'égout du toit ou à l'acrotère.
Emprise
L'emprise au sol totale des constructions ne dépasse pas la moitié de l'unité foncière.
Recul par rapport à la voie
Les constructions sont implantées entre 0 et 5 m de l'alignement.
Recul par rapport aux limites
Les constructions sont implantées en limite ou en recul de 3 m au moins.
Article 4 – Insertion architecturale
Les clôtures sont limitées à 1,50 m.
Article 5 – Espaces non bâtis
La surface non imperméabilisée est au minimum de 30 % de l'unité foncière.
Article 6 – Stationnement
Se reporter aux dispositions communes à toutes les zones.
`,
    truth: `
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.commerce_de_gros true
* destinations_interdites.cinema true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.centre_congres_exposition true
* hauteur.niveaux "R+1"
* hauteur.egout_m 7.5
* hauteur.acrotere_m 7.5
* emprise.max_pct 50
* voie.recul_max_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
* espaces_verts.vegetalise_pct 30
`,
  },
  {
    name: "Old NB zone, minimal land, big setbacks",
    zone: "NB",
    text: `
REGLEMENT APPLICABLE A LA ZONE NB
ARTICLE NB 1 - SONT INTERDITS :
Les lotissements de toute nature, les constructions à usage d'hôtellerie, d'artisanat et de commerce, les carrières, le camping et le caravaning.
ARTICLE NB 4 - DESSERTE PAR LES RESEAUX
EAU : Toute construction à usage d'habitation doit être raccordée au réseau public d'eau potable. A défaut de réseau, l'alimentation par puits ou forage est admise.
ASSAINISSEMENT : A défaut de réseau public, les eaux usées seront dirigées sur des dispositifs d'assainissement individuel.
ARTICLE NB 5 - CARACTERISTIQUES DES TERRAINS
La superficie minimale des terrains est de 4 000 m2.
ARTICLE NB 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions doivent respecter un recul de 35 m par rapport à l'axe des routes départementales et de 15 m par rapport à l'axe des autres voies.
ARTICLE NB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les bâtiments doivent être éloignés des limites d'au moins dix mètres.
ARTICLE NB 10 - HAUTEUR DES CONSTRUCTIONS
La hauteur des constructions ne doit pas excéder 7 m à l'égout des toitures, mesurée par rapport au terrain naturel.
ARTICLE NB 14 - COEFFICIENT D'OCCUPATION DU SOL
Le C.O.S. est fixé à 0,05 avec un maximum de 250 m2 de surface de plancher par unité foncière.
`,
    truth: `
* destinations_interdites.hebergement_hotelier true
* destinations_interdites.artisanat true
* destinations_interdites.commerce true
* destinations_interdites.carriere true
* destinations_interdites.camping true
* eau.regle "reseau_si_existe_sinon_autre"
* eaux_usees.regle "raccordement_si_reseau_sinon_anc"
* voie.recul_axe_min_m 15
~ voie.recul_axe_min_m 35
* limites.recul_min_m 10
* hauteur.egout_m 7
* densite.sdp_max_m2 250
`,
  },
  {
    name: "Dense city, opposite alignment, two tables of heights as prose",
    zone: "UAc",
    text: `
ZONE UAc
ARTICLE UAc 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Toute construction doit être implantée à l'alignement des voies publiques sur au moins 60 % du linéaire de façade.
ARTICLE UAc 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SÉPARATIVES
Sur une profondeur de 15 m à compter de l'alignement, les constructions doivent être implantées d'une limite latérale à l'autre. Au-delà de cette profondeur, elles doivent s'écarter des limites d'une distance égale à leur hauteur diminuée de 4 mètres (L = H - 4), avec un minimum de 5 m.
ARTICLE UAc 8 - IMPLANTATION SUR UN MÊME TERRAIN
La distance entre deux bâtiments ne peut être inférieure à la hauteur du bâtiment le plus élevé, avec un minimum de 8 mètres.
ARTICLE UAc 10 - HAUTEUR
10-1 La hauteur d'une construction ne peut excéder la distance la séparant de l'alignement opposé (H ≤ L).
10-2 En tout état de cause, elle ne peut excéder 18 mètres à l'égout.
ARTICLE UAc 12 - STATIONNEMENT
Il est exigé une place par logement, sauf pour les logements locatifs financés avec un prêt aidé par l'État.
`,
    truth: `
* voie.alignement "obligatoire"
* voie.alignement_lineaire_min_pct 60
* limites.en_limite "autorise"
~ limites.prospect {"k":1,"c":-4}
~ limites.recul_min_m 5
~ bande.profondeur_m 15
* entre_constructions.distance_min_m 8
* voie.prospect {"k":1,"c":0}
* hauteur.egout_m 18
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "Bullets with section marks, one-zone file, letterspaced titles",
    zone: "UT",
    text: `
Z O N E   U T
ARTICLE UT1 – OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
§ Les constructions destinées à l'exploitation agricole ou forestière
§ Les constructions destinées à l'artisanat
§ Les constructions destinées à l'industrie
§ Les constructions destinées à la fonction d'entrepôt
ARTICLE UT6 – IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
§ Recul de 10 m par rapport à l'axe des voies
§ Recul de 5 m par rapport à l'alignement des autres emprises publiques
ARTICLE UT7 – LIMITES SEPARATIVES
§ Les constructions peuvent être implantées en limite séparative
§ Sinon, la distance à la limite est au minimum égale à la moitié de la hauteur, sans être inférieure à 4 m
ARTICLE UT9 – EMPRISE AU SOL
§ 25% maximum de la superficie du terrain
ARTICLE UT10 – HAUTEUR
§ 8,50 m au faîtage
§ 6,00 m à l'égout du toit
ARTICLE UT13 – ESPACES LIBRES
§ 40% minimum de la surface du terrain en espace vert
`,
    truth: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.artisanat true
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
~ voie.recul_axe_min_m 10
* voie.recul_axe_min_m 10
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 25
* hauteur.faitage_m 8.5
* hauteur.egout_m 6
* espaces_verts.vegetalise_pct 40
`,
  },
  {
    name: "Cross table zones x rules (columns are secteurs), blanks as separators",
    zone: "UB",
    text: `
ZONE UB
Article UB 3 - Gabarits
                          UBa            UBb            UBc
Emprise au sol            60 %           40 %           25 %
Hauteur à l'égout         9 m            6 m            4 m
Pleine terre              20 %           35 %           50 %
Article UB 4 - Stationnement
Logement : 2 places par logement dans tous les secteurs.
`,
    truth: `
UBa emprise.max_pct 60
UBb emprise.max_pct 40
UBc emprise.max_pct 25
UBa hauteur.egout_m 9
UBb hauteur.egout_m 6
UBc hauteur.egout_m 4
UBa espaces_verts.pleine_terre_pct 20
UBb espaces_verts.pleine_terre_pct 35
UBc espaces_verts.pleine_terre_pct 50
* stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "Cross table with bars, one row per secteur, many rules",
    zone: "UG",
    text: `
ZONE UG
2. Règles de gabarit
Les règles applicables à chaque secteur sont fixées par le tableau suivant :
| Secteur | Emprise au sol maximale | Hauteur maximale à l'égout | Retrait minimal des limites séparatives | Pleine terre minimale |
| UG1 | 50 % | 9 m | 3 m | 25 % |
| UG2 | 35 % | 6 m | 4 m | 40 % |
| UG3 | 20 % | 6 m | 5 m | 60 % |
3. Stationnement
Une place de stationnement par logement.
`,
    truth: `
UG1 emprise.max_pct 50
UG2 emprise.max_pct 35
UG3 emprise.max_pct 20
UG1 hauteur.egout_m 9
UG2 hauteur.egout_m 6
UG3 hauteur.egout_m 6
UG1 limites.recul_min_m 3
UG2 limites.recul_min_m 4
UG3 limites.recul_min_m 5
UG1 espaces_verts.pleine_terre_pct 25
UG2 espaces_verts.pleine_terre_pct 40
UG3 espaces_verts.pleine_terre_pct 60
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: 'sous-sections, UB 6 numbering 1.1, "sur limite"',
    zone: "UB",
    text: `
TITRE II - DISPOSITIONS APPLICABLES AUX ZONES URBAINES
CHAPITRE II - ZONE UB
Article 6 UB : Implantation des constructions par rapport aux voies et emprises publiques
1. Les constructions doivent être édifiées suivant la ligne générale des constructions existantes.
2. A défaut, le recul minimum est de 4 mètres par rapport à l'alignement.
Article 7 UB : Implantation des constructions par rapport aux limites séparatives
1. Implantation avec recul
La distance comptée horizontalement de tout point du bâtiment à la limite séparative la plus rapprochée doit être au moins égale à la moitié de la hauteur, avec un minimum de 3 mètres.
2. Implantation sur limite
L'implantation sur limite est autorisée si la hauteur sur limite n'excède pas 3,50 mètres et la longueur 10 mètres.
Article 8 UB : Implantation des constructions les unes par rapport aux autres sur une même propriété
La distance minimale entre deux constructions non contiguës est de 4 mètres.
Article 9 UB : Emprise au sol
L'emprise au sol des constructions ne peut excéder la moitié de la superficie du terrain.
Article 10 UB : Hauteur maximum des constructions
La hauteur maximale est fixée à 12 mètres au faîtage et à 7 mètres à l'égout principal du toit. Le nombre de niveaux habitables est limité à 3, combles compris.
Article 12 UB : Stationnement
Habitations : moins de 60 m² : 1 place ; de 60 à 150 m² : 2 places ; au-delà : 3 places.
Article 13 UB : Espaces libres
Les espaces plantés représentent au moins le tiers de la superficie du terrain.
`,
    truth: `
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
* emprise.max_pct 50
* hauteur.faitage_m 12
* hauteur.egout_m 7
* espaces_verts.vegetalise_pct 33.333333333333336
`,
  },
  {
    name: 'modern: "Art. 2.1" with zone family U headings',
    zone: "UBa",
    text: `
ZONE UBa
Section 2 : Caractéristiques urbaines, architecturales, environnementales et paysagères
Art. 2.1 Volumétrie et implantation
2.1.a. Hauteur
La hauteur des constructions est limitée à 7,5 m mesurés à l'égout ou à l'acrotère.
2.1.b. Implantation par rapport aux voies
Les constructions sont implantées à une distance minimum de 3 m des voies et emprises publiques. Les garages respectent un recul de 5 m.
2.1.c. Implantation par rapport aux limites
Si les constructions ne sont pas implantées en limite séparative, elles respectent une distance minimum de 3 m.
2.1.d. Emprise au sol
30 % maximum.
Art. 2.3 Traitement des espaces non bâtis
Les espaces libres non imperméabilisés représentent 50 % minimum de l'unité foncière.
Art. 2.4 Stationnement
1 place par logement de moins de 40 m² ; 2 places par logement au-delà.
Section 3 : Équipements et réseaux
Art. 3.2 Desserte par les réseaux
Eau potable : toute construction nécessitant une alimentation en eau est raccordée au réseau public.
Assainissement : le raccordement au réseau collectif d'eaux usées est obligatoire.
Pluvial : la rétention est dimensionnée à raison de 100 l/m² imperméabilisé, avec un débit de fuite de 7 l/s/ha.
`,
    truth: `
* hauteur.egout_m 7.5
* hauteur.acrotere_m 7.5
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 30
* espaces_verts.vegetalise_pct 50
~ stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.ratio {"places_par_logement":1}
* eau.regle "raccordement_obligatoire"
* eaux_usees.regle "raccordement_obligatoire"
* eaux_pluviales.debit_fuite_max_l_s_ha 7
* eaux_pluviales.retention_l_m2 100
`,
  },
  {
    name: 'PLUi: "règle générale" as titles and colon',
    zone: "UHm",
    text: `
RÈGLEMENT LITTÉRAL - ZONE UHm
UHm.2.1 Implantation par rapport aux voies
Règle générale :
Les constructions peuvent être implantées :
- à l'alignement,
- ou avec un recul de 2 m minimum.
Règles alternatives :
Un recul de 10 m peut être imposé pour des raisons de sécurité.
UHm.2.2 Implantation par rapport aux limites
Règle générale :
Les constructions sont implantées en limite ou à 1,50 m minimum.
UHm.2.3 Hauteur
Règle générale :
La hauteur maximale est de 7 m à l'égout ou à l'acrotère et de 11 m au faîtage.
Règles alternatives :
Une hauteur de 9 m à l'acrotère est admise pour les constructions implantées à l'angle de deux voies.
UHm.2.4 Emprise
Non réglementée.
UHm.2.5 Espaces perméables
Un minimum de 30 % de l'unité foncière est conservé perméable.
UHm.3 Stationnement
Règle générale : 1 place par logement ; au-delà de 80 m² de surface de plancher, 2 places.
`,
    truth: `
* voie.alignement "autorise"
* voie.recul_min_m 2
* limites.en_limite "autorise"
* limites.recul_min_m 1.5
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* hauteur.faitage_m 11
* espaces_verts.vegetalise_pct 30
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: "Prose by theme, no numbers in headings, hedged sentences",
    zone: "1AUb",
    text: `
Zone 1AUb
Implantation des constructions par rapport aux voies et emprises publiques
Sauf disposition contraire figurant aux orientations d'aménagement et de programmation, les constructions s'implantent en respectant un recul compris entre trois et dix mètres par rapport à l'alignement.
Implantation des constructions par rapport aux limites séparatives
Les constructions peuvent s'implanter en limite séparative. Lorsqu'elles ne sont pas implantées en limite, elles respectent un retrait au moins égal à la moitié de la hauteur mesurée à l'égout, sans être inférieur à trois mètres.
Emprise au sol
L'emprise au sol cumulée des constructions ne peut représenter plus de 45 % de la superficie du lot.
Hauteur
La hauteur des constructions n'excède pas R+1+combles. Elle est limitée à neuf mètres au faîtage.
Stationnement
Pour les logements individuels, deux places au minimum sont aménagées sur la parcelle.
Espaces libres
Chaque lot conserve au moins 40 % de sa superficie en espaces verts, dont la moitié en pleine terre.
`,
    truth: `
* voie.recul_min_m 3
* voie.recul_max_m 10
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 45
* hauteur.niveaux "R+1+combles"
* hauteur.faitage_m 9
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 40
`,
  },
  {
    name: "Whole article forbids except list; two zones in one file",
    zone: "Ue",
    text: `
ZONE Ua
Article Ua 6
Les constructions sont implantées à l'alignement.
Article Ua 10
La hauteur est limitée à 12 m au faîtage.
ZONE Ue
Article Ue 1
Sont interdites toutes les constructions autres que celles liées aux équipements d'intérêt collectif.
Article Ue 6
Les constructions sont implantées à 4 m au moins de l'alignement.
Article Ue 7
Les constructions sont implantées à 4 m au moins des limites séparatives.
Article Ue 9
Non réglementé.
Article Ue 10
La hauteur est limitée à 10 m au faîtage.
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 4
* limites.recul_min_m 4
* hauteur.faitage_m 10
`,
  },
  {
    name: '"Les constructions devront" with reciprocal formula written as fraction',
    zone: "UDb",
    text: `
ZONE UDb
UDb 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Sauf dans le cas d'alignement figuré au plan, la construction devra observer un retrait minimum de 8,00 m par rapport à l'axe de la voie et de 4,00 m par rapport à l'alignement.
UDb 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions devront être édifiées à une distance des limites séparatives égale au minimum aux deux tiers de leur hauteur, cette distance ne pouvant être inférieure à 4 mètres.
UDb 8 - IMPLANTATION SUR UNE MEME PROPRIETE
Les bâtiments seront éloignés les uns des autres d'une distance minimale de 6 m.
UDb 9 - EMPRISE AU SOL
20 % de la surface de la parcelle.
UDb 10 - HAUTEUR
7 m à l'égout.
UDb 13 - ESPACES LIBRES ET PLANTATIONS
Coefficient d'espaces verts : 60 %.
`,
    truth: `
* voie.recul_min_m 4
~ voie.recul_axe_min_m 8
* voie.recul_axe_min_m 8
* limites.prospect {"k":0.6666666666666666,"c":0}
* limites.recul_min_m 4
* entre_constructions.distance_min_m 6
* emprise.max_pct 20
* hauteur.egout_m 7
* espaces_verts.vegetalise_pct 60
`,
  },
  {
    name: "Per-lot parking classes, minimum and max in prose, urban PLUi",
    zone: "UCe",
    text: `
ZONE UCe
6. Stationnement
6.1 Normes pour l'habitation
Dans le périmètre d'attractivité des transports : 0,5 place par logement.
Hors périmètre : 1 place par tranche de 65 m² de surface de plancher, sans être inférieur à 1 place par logement.
6.2 Normes pour les bureaux
1 place maximum par 60 m².
7. Espaces libres
Le projet comporte au minimum 20 % de pleine terre et 10 % supplémentaires d'espaces végétalisés.
8. Hauteur
La hauteur de façade est limitée à 15 m et la hauteur totale à 18 m.
`,
    truth: `
~ stationnement_logement.ratio {"places_par_logement":0.5}
* stationnement_logement.ratio {"m2_par_place":65,"min_par_logement":1}
* espaces_verts.pleine_terre_pct 20
* hauteur.max_m 18
`,
  },
  {
    name: 'overseas style, "unité foncière", impermeable share, attic acroterion',
    zone: "U3",
    text: `
CHAPITRE 3 - RÈGLES APPLICABLES À LA ZONE U3
Article U3.6 - Implantation par rapport aux voies
6.1 - Règle
Les constructions doivent être édifiées à une distance de l'alignement au moins égale à 3 mètres.
6.2 - Exceptions
Une implantation différente peut être autorisée pour les débords de toiture dans la limite d'un mètre.
Article U3.7 - Implantation par rapport aux limites séparatives
7.1 - Règle
Les constructions doivent être édifiées, soit en limites séparatives, soit en retrait ; dans ce dernier cas, la distance à la limite est d'au moins 3 mètres, comptés à partir du nu de la façade.
Article U3.9 - Emprise au sol
Non réglementée.
Article U3.10 - Hauteur maximale
La hauteur maximale ne peut excéder 6 mètres à l'égout du toit ou à l'acrotère et 10 mètres au faîtage. Ces hauteurs sont portées à 9 mètres et 13 mètres dans le secteur U3c.
Article U3.12 - Stationnement
Logement : 2 places par logement ; 1 place par logement locatif social.
Article U3.13 - Espaces libres
Au minimum 40 % de la superficie totale de l'unité foncière doit être traitée en espaces perméables.
`,
    truth: `
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
U3 hauteur.egout_m 6
U3 hauteur.acrotere_m 6
U3 hauteur.faitage_m 10
~ hauteur.egout_m 9
~ hauteur.acrotere_m 9
~ hauteur.faitage_m 13
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 40
`,
  },
  {
    name: "Équipement zone: public facility parking, levels, all soft",
    zone: "UEq",
    text: `
ZONE UEq
ARTICLE UEq 7 : IMPLANTATION PAR RAPPORT AUX LIMITES
Retrait minimal : 6 mètres.
ARTICLE UEq 10 : HAUTEUR MAXIMALE
Non réglementée pour les équipements d'intérêt collectif. Pour les autres constructions, 9 mètres au point le plus haut.
ARTICLE UEq 12 : STATIONNEMENT
Pour les salles de spectacle et équipements sportifs : au maximum 1 place pour 5 personnes accueillies.
Pour les logements de fonction : 1 place par logement.
ARTICLE UEq 13 : ESPACES VERTS
10 % minimum de la surface de l'unité foncière en pleine terre.
`,
    truth: `
* limites.recul_min_m 6
~ hauteur.max_m 9
~ stationnement_logement.ratio {"places_par_logement":1}
* stationnement_equipement.ratio_max {"max":1,"par_personnes":5}
* espaces_verts.pleine_terre_pct 10
`,
  },
  {
    name: "Activities coverage by use, housing coverage",
    zone: "Uy",
    text: `
ZONE Uy
Article Uy 9 - Emprise au sol
L'emprise au sol est limitée à 30 % pour les constructions à usage d'habitation et à 50 % pour les constructions à usage d'activités.
Article Uy 10 - Hauteur
Habitations : 6 m à l'égout. Activités : 10 m au faîtage.
Article Uy 6 - Voies
Retrait : 5 m minimum.
Article Uy 7 - Limites séparatives
Retrait : 5 m minimum ; l'implantation en limite est admise si des mesures coupe-feu sont prises.
`,
    truth: `
* emprise.max_pct 30
* emprise.max_pct_activites 50
* hauteur.egout_m 6
~ hauteur.faitage_m 10
* voie.recul_min_m 5
* limites.recul_min_m 5
* limites.en_limite "sous_conditions"
`,
  },
  {
    name: "Covered places, floor area cap in A zone extension",
    zone: "Nh",
    text: `
ZONE Nh
ARTICLE Nh 2 - OCCUPATIONS ADMISES SOUS CONDITIONS
L'extension des habitations existantes, dans la limite de 200 m² de surface de plancher au total.
ARTICLE Nh 9 - EMPRISE AU SOL
L'emprise au sol de l'ensemble des constructions ne peut excéder 250 m² par unité foncière.
ARTICLE Nh 12 - STATIONNEMENT
Habitation : 2 places par logement. Au moins une place couverte par tranche de 4 places est réalisée.
ARTICLE Nh 14 - DENSITÉ
La surface de plancher maximale est fixée à 200 m² par unité foncière.
`,
    truth: `
* emprise.max_m2 250
* stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.places_couvertes {"min":1,"par_places":4}
* densite.sdp_max_m2 200
`,
  },
  {
    name: "ZAC with numbered a) b) and range of levels",
    zone: "UZ",
    text: `
ZONE UZ
Article UZ 6
a) Le long de l'avenue principale, les constructions sont implantées à l'alignement.
b) Le long des autres voies, elles respectent un recul minimal de 2,50 mètres.
Article UZ 7
a) Les constructions sont implantées en retrait des limites séparatives.
b) Le retrait est au moins égal à la moitié de la hauteur de la construction (H/2), avec un minimum de 4 mètres.
Article UZ 8
Deux constructions sont séparées par une distance au moins égale à 6 mètres.
Article UZ 9
Le coefficient d'emprise au sol est limité à 60 %.
Article UZ 10
Le nombre de niveaux est limité à R+4. La hauteur n'excède pas 16 mètres à l'acrotère.
Article UZ 12
1 place par logement minimum ; 1 place visiteur pour 10 logements.
Article UZ 13
La superficie des espaces de pleine terre ne peut être inférieure à 20 % de la superficie de l'unité foncière.
`,
    truth: `
* voie.recul_min_m 2.5
~ voie.alignement "obligatoire"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* entre_constructions.distance_min_m 6
* emprise.max_pct 60
* hauteur.niveaux "R+4"
* hauteur.acrotere_m 16
* stationnement_logement.ratio {"places_par_logement":1}
~ stationnement_logement.visiteurs {"min":1,"par_logements":10}
* espaces_verts.pleine_terre_pct 20
`,
  },
  {
    name: "Page markers, header/footer, page-cut sentence",
    zone: "UB",
    text: `
=====PAGE 1=====
Commune de Valmontel - PLU - Règlement
ZONE UB
ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions doivent être implantées avec un recul de
12
=====PAGE 2=====
Commune de Valmontel - PLU - Règlement
6 mètres minimum par rapport à l'alignement.
ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à 4 mètres au moins des limites.
13
=====PAGE 3=====
Commune de Valmontel - PLU - Règlement
ARTICLE UB 10 - HAUTEUR
La hauteur maximale est de 6 mètres à l'égout.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol maximale est de 40 %.
14
`,
    truth: `
* voie.recul_min_m 6
* limites.recul_min_m 4
* hauteur.egout_m 6
* emprise.max_pct 40
`,
  },
  {
    name: 'POS heritage with "U.B. 7" and "reculement", typewritten indent',
    zone: "UB",
    text: `
REGLEMENT DE LA ZONE U.B.
ARTICLE U.B. 6 - IMPLANTATION PAR RAPPORT AUX VOIES
     Les constructions nouvelles devront respecter un reculement de 5,00 m. compté de l'alignement.
ARTICLE U.B. 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
     Les constructions pourront s'implanter sur limites séparatives. Dans le cas contraire, elles observeront une marge d'isolement égale à H/2 (H étant la hauteur à l'égout) avec un minimum de 3,00 m.
ARTICLE U.B. 9 - EMPRISE AU SOL
     Elle ne pourra dépasser 60 % de la surface du terrain.
ARTICLE U.B. 10 - HAUTEUR
     La hauteur à l'égout des toitures ne dépassera pas 6,50 m.
ARTICLE U.B. 12 - STATIONNEMENT
     Une place de stationnement ou de garage par logement.
ARTICLE U.B. 13 - ESPACES LIBRES
     Les espaces libres seront aménagés en espaces verts sur 25 % au moins de la surface du terrain.
`,
    truth: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 60
* hauteur.egout_m 6.5
* stationnement_logement.ratio {"places_par_logement":1}
* espaces_verts.vegetalise_pct 25
`,
  },
  {
    name: 'PLUi chapters, "Disposition" numbers, conditional roads',
    zone: "UBr",
    text: `
CHAPITRE UBr
Section 1. Usages
Disposition 1. Sont interdites les nouvelles constructions à destination d'entrepôt, d'industrie et d'exploitation agricole.
Section 2. Formes urbaines
Disposition 4. Implantation par rapport aux emprises publiques et aux voies
En l'absence de construction voisine, un recul minimal de 3 mètres est imposé depuis l'alignement. En présence d'une construction voisine, le nouveau bâtiment s'aligne sur le même recul que la construction voisine.
Disposition 5. Implantation par rapport aux limites séparatives
Au moins une façade latérale est implantée sur limite. Les autres façades sont implantées sur limite ou avec un retrait de 2 mètres au moins.
Disposition 6. Hauteurs
L'égout ou l'acrotère ne dépasse pas 8 mètres. Le faîtage ne dépasse pas 12 mètres.
Disposition 7. Emprise au sol
Au maximum 70 % de l'unité foncière.
Disposition 9. Surfaces éco-aménageables
La part de pleine terre est d'au moins 15 %.
`,
    truth: `
* destinations_interdites.entrepot true
* destinations_interdites.industrie true
* destinations_interdites.exploitation_agricole true
* voie.recul_min_m 3
* voie.regle "meme_recul_que_voisins"
* limites.en_limite "autorise"
* limites.recul_min_m 2
* hauteur.egout_m 8
* hauteur.acrotere_m 8
* hauteur.faitage_m 12
* emprise.max_pct 70
* espaces_verts.pleine_terre_pct 15
`,
  },
  {
    name: "Parking table column-wise (uses as columns)",
    zone: "UK",
    text: `
ZONE UK
ARTICLE 12 - STATIONNEMENT
                          Logement individuel     Logement collectif      Bureaux
Nombre de places          2 par logement          1,5 par logement        1 pour 40 m²
ARTICLE 10 - HAUTEUR
Hauteur maximale à l'égout : 9,00 m. Hauteur maximale au faîtage : 13,00 m.
ARTICLE 13 - ESPACES LIBRES
Un minimum de 30 % de la superficie de la parcelle sera traité en espace vert.
ARTICLE 6 - IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions seront implantées à l'alignement ou en retrait. En cas de retrait, celui-ci ne pourra être inférieur à 3 m.
`,
    truth: `
* stationnement_logement.ratio {"places_par_logement":2}
* hauteur.egout_m 9
* hauteur.faitage_m 13
* espaces_verts.vegetalise_pct 30
* voie.alignement "autorise"
* voie.recul_min_m 3
`,
  },
  {
    name: "Zone N, tout sauf, annex distance, farm housing",
    zone: "N",
    text: `
CHAPITRE 1 – ZONE N
N 1 – Destinations interdites
Toute construction ou installation non mentionnée à l'article N 2 est interdite.
N 4 – Implantation
Par rapport aux voies : 15 mètres de l'axe des voies au moins.
Par rapport aux limites séparatives : retrait au moins égal à 5 mètres.
Les annexes sont implantées à 20 mètres au plus de l'habitation.
N 5 – Emprise et hauteur
L'emprise au sol des annexes est limitée à 30 m².
La hauteur des annexes est limitée à 3,50 m à l'égout.
La hauteur des habitations est limitée à 6 m à l'égout.
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_axe_min_m 15
* limites.recul_min_m 5
~ entre_constructions.annexes_max_m 20
~ emprise.annexes_max_m2 30
~ hauteur.annexes_m 3.5
* hauteur.egout_m 6
`,
  },
];
