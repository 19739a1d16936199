import type { FreshCase } from "./fresh-case.fixture.ts";

/** Batch 21: other hands again, written after batch 20 was read. */
export const FRESH_HANDS: readonly FreshCase[] = [
  {
    name: "card: abbreviations R, L1, L2, HF, HT as labels then values",
    zone: "UM12",
    text: `
ZONE UM12
2. Morphologie urbaine
2.3.1. Emprise bâtie
L'emprise bâtie est inférieure ou égale à 50 % de la superficie du terrain.
2.3.2. Implantations
Recul par rapport à l'alignement : supérieur ou égal à 4 mètres.
Retrait par rapport aux limites séparatives latérales : supérieur ou égal à 0 ou 4 mètres.
2.3.3. Hauteurs
La hauteur de façade (HF) ne doit pas excéder 6,5 mètres.
La hauteur totale (HT) ne doit pas excéder 9 mètres.
2.3.4. Espaces en pleine terre
La superficie des espaces en pleine terre est supérieure ou égale à 35 % de la superficie totale du terrain.
`,
    truth: `
* emprise.max_pct 50
* voie.recul_min_m 4
* limites.recul_min_m 4
~ limites.en_limite "autorise"
* hauteur.max_m 9
* espaces_verts.pleine_terre_pct 35
`,
  },
  {
    name: 'small town, "Tout bâtiment", distances in words only',
    zone: "UC",
    text: `
CHAPITRE 3 – RÈGLEMENT DE LA ZONE UC
Article UC 6 – Implantation des constructions par rapport aux voies et emprises publiques
Toute construction nouvelle doit être édifiée à une distance minimale de cinq mètres en arrière de l'alignement, sans toutefois dépasser quinze mètres.
Article UC 7 – Implantation des constructions par rapport aux limites séparatives
Lorsque les constructions ne jouxtent pas une limite séparative, elles doivent être implantées à une distance de cette limite égale ou supérieure à la moitié de leur hauteur mesurée à l'égout du toit, sans que cette distance puisse être inférieure à trois mètres.
Article UC 8 – Implantation des constructions les unes par rapport aux autres sur une même propriété
Les constructions non accolées doivent être distantes d'au moins trois mètres.
Article UC 9 – Emprise au sol
Néant.
Article UC 10 – Hauteur maximale des constructions
Le nombre de niveaux ne peut excéder un rez-de-chaussée plus un étage plus combles (R+1+C).
La hauteur maximale à l'égout est de six mètres cinquante.
Article UC 12 – Stationnement
Pour les constructions à usage d'habitation : 2 places par logement, y compris le garage.
Article UC 13 – Espaces libres et plantations
Les lotissements de plus de 10 lots devront comporter 10 % d'espaces verts communs.
`,
    truth: `
* voie.recul_min_m 5
* voie.recul_max_m 15
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
~ limites.en_limite "autorise"
* entre_constructions.distance_min_m 3
* hauteur.niveaux "R+1+combles"
* hauteur.egout_m 6.5
* stationnement_logement.ratio {"places_par_logement":2}
~ espaces_verts.vegetalise_pct 10
`,
  },
  {
    name: '"en premier lieu", sur cour, gabarit 45 degrees trap',
    zone: "UB2",
    text: `
TITRE III - ZONE UB2
Article 6 UB2 : Implantation des constructions par rapport aux voies et emprises publiques
Dispositions générales
1. Toute construction ou installation doit être édifiée à une distance au moins égale à 2 mètres de l'alignement des voies.
2. Les constructions implantées le long des cours d'eau respectent un recul de 15 mètres à compter du haut de la berge.
Article 7 UB2 : Implantation des constructions par rapport aux limites séparatives
1. La distance comptée horizontalement de tout point d'une construction au point de la limite séparative qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres (L = H/2 min. 3 mètres).
2. Des constructions ou parties de constructions peuvent être implantées le long des limites séparatives si leur hauteur n'excède pas 3,50 mètres hors tout et si leur longueur cumulée ne dépasse pas 9 mètres.
Article 10 UB2 : Hauteur maximale des constructions
1. La hauteur maximale des constructions est fixée à 7 mètres à l'égout principal des toitures ou à l'acrotère et à 12 mètres hors tout.
2. Au-dessus de 7 mètres, les constructions s'inscrivent dans un gabarit limité par des plans inclinés à 45 degrés.
Article 12 UB2 : Obligations en matière de stationnement
Logement : 1 place de stationnement par tranche entamée de 60 m² de surface de plancher, avec au moins 1 place par logement.
Article 13 UB2 : Espaces libres
40 % au moins de la superficie du terrain doivent être réservés à des aménagements paysagers réalisés en pleine terre.
`,
    truth: `
* voie.recul_min_m 2
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* hauteur.egout_m 7
* hauteur.acrotere_m 7
* hauteur.max_m 12
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":1}
* espaces_verts.pleine_terre_pct 40
`,
  },
  {
    name: 'capitals no accents, "ne peut exceder" + faitage absent',
    zone: "UD",
    text: `
ZONE UD
CARACTERE DE LA ZONE
Zone d'habitat individuel comprenant deux secteurs UDa et UDb.
ARTICLE UD 5 - SUPERFICIE MINIMALE DES TERRAINS CONSTRUCTIBLES
En secteur UDb, la superficie minimale est de 1500 m².
ARTICLE UD 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
1. Les constructions doivent être implantées à une distance minimale de :
- 4 mètres de l'alignement des voies communales,
- 15 mètres de l'axe des routes départementales.
2. Des implantations différentes peuvent être admises pour les piscines.
ARTICLE UD 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
La distance horizontale de tout point d'un bâtiment au point le plus proche des limites séparatives doit être au moins égale à la différence d'altitude entre ces deux points diminuée de 3 mètres, sans être inférieure à 4 mètres.
ARTICLE UD 9 - EMPRISE AU SOL
Secteur UDa : l'emprise au sol ne peut excéder 25 %.
Secteur UDb : l'emprise au sol ne peut excéder 12 %.
ARTICLE UD 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
1. Conditions de mesure
La hauteur des constructions est mesurée du sol naturel ou excavé jusqu'à l'égout du toit.
2. Hauteur absolue
La hauteur ne peut excéder 7 mètres. La hauteur des clôtures ne peut excéder 1,80 mètre.
ARTICLE UD 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces libres doivent représenter au moins 60 % de la surface du terrain en UDa et 80 % en UDb.
`,
    truth: `
* voie.recul_min_m 4
~ voie.recul_axe_min_m 15
* limites.prospect {"k":1,"c":-3}
* limites.recul_min_m 4
UDa emprise.max_pct 25
UDb emprise.max_pct 12
* hauteur.egout_m 7
UDa espaces_verts.libres_pct 60
UDb espaces_verts.libres_pct 80
`,
  },
  {
    name: "bande constructible principale, règles graphiques, CBS",
    zone: "UMd1",
    text: `
Zone UMd1
B.1.1.1 Implantation par rapport aux emprises publiques ou voies
Les constructions principales sont implantées soit dans le prolongement d'au moins une des constructions principales voisines, soit à une distance minimale de 5 mètres.
B.1.1.2 Implantation par rapport aux limites séparatives
a. Dans la bande constructible principale
Les constructions sont implantées sur une seule limite séparative latérale ; de l'autre côté, elles respectent un retrait minimal de 3 mètres.
b. Dans la bande constructible secondaire
Les constructions respectent un retrait minimal de 6 mètres.
B.1.2 Hauteurs maximales
Dans la bande constructible principale, la hauteur est limitée à R+1+couronnement.
Dans la bande constructible secondaire, la hauteur totale est limitée à 3,50 mètres.
B.2.3 Pleine terre
La surface de pleine terre représente au minimum 40 % de la surface du terrain d'assiette.
B.3 Stationnement
Il est exigé 1 place par logement au minimum.
`,
    truth: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
~ limites.recul_min_m 6
~ hauteur.max_m 3.5
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"places_par_logement":1}
`,
  },
  {
    name: 'small: Titres puis tirets, "au choix"',
    zone: "U",
    text: `
ZONE U
Article U 6
Les constructions s'implantent, au choix :
– à l'alignement ;
– à 3 mètres minimum de l'alignement.
Article U 7
Les constructions s'implantent, au choix :
– en limite séparative ;
– à 3 mètres minimum des limites séparatives.
Article U 8
Non réglementé
Article U 9
Non réglementé
Article U 10
Pour les constructions à usage d'habitation, R+1 plus combles aménageables, soit 9 m au faîtage.
Article U 12
Non réglementé.
Article U 13
Les plantations existantes doivent être maintenues.
`,
    truth: `
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 3
* hauteur.niveaux "R+1+combles"
* hauteur.faitage_m 9
`,
  },
  {
    name: "demi-hauteur, CES by type, parking covered",
    zone: "UHm",
    text: `
Zone UHm
ARTICLE 6-UHm - IMPLANTATION PAR RAPPORT AU DOMAINE PUBLIC
Sauf indication contraire portée au règlement graphique, les constructions sont implantées à 5 m minimum par rapport à la limite du domaine public.
ARTICLE 7-UHm - IMPLANTATION PAR RAPPORT AUX PROPRIÉTÉS VOISINES
Les constructions doivent respecter un recul de D ≥ H/2 avec un minimum de 4 m.
ARTICLE 9-UHm - EMPRISE AU SOL
Le CES ne doit pas dépasser 0,25.
ARTICLE 10-UHm - HAUTEUR
Le gabarit des constructions ne doit pas excéder R+1+C et 9 m au faîte.
ARTICLE 12-UHm - STATIONNEMENT
Toute construction à usage de logement : 2 places par logement, dont au moins 1 couverte.
ARTICLE 13-UHm - ESPACES LIBRES
Au moins 40 % de la surface du terrain d'assiette doit être traitée en espaces verts perméables.
`,
    truth: `
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 25
* hauteur.niveaux "R+1+combles"
* hauteur.faitage_m 9
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 40
`,
  },
  {
    name: "PLUi table with rule name as row, secteurs as columns, in bars",
    zone: "UR",
    text: `
ZONE UR
CHAPITRE 2 : CARACTÉRISTIQUES
| Règle | URa | URb |
|---|---|---|
| Recul minimal par rapport à l'alignement | 3 m | 5 m |
| Retrait minimal par rapport aux limites séparatives | 2 m | 3 m |
| Coefficient d'emprise au sol maximal | 60 % | 40 % |
| Hauteur maximale à l'égout du toit | 9 m | 6 m |
| Hauteur maximale au faîtage | 12 m | 9 m |
| Coefficient de pleine terre minimal | 20 % | 40 % |
CHAPITRE 3 : STATIONNEMENT
Il est exigé 2 places de stationnement par logement.
`,
    truth: `
URa voie.recul_min_m 3
URb voie.recul_min_m 5
URa limites.recul_min_m 2
URb limites.recul_min_m 3
URa emprise.max_pct 60
URb emprise.max_pct 40
URa hauteur.egout_m 9
URb hauteur.egout_m 6
URa hauteur.faitage_m 12
URb hauteur.faitage_m 9
URa espaces_verts.pleine_terre_pct 20
URb espaces_verts.pleine_terre_pct 40
URa stationnement_logement.ratio {"places_par_logement":2}
URb stationnement_logement.ratio {"places_par_logement":2}
`,
  },
  {
    name: "Table without secteurs: rule/value rows",
    zone: "UF",
    text: `
ZONE UF
Gabarits et implantations
Emprise au sol maximale          40 % de l'unité foncière
Hauteur maximale à l'égout       7 m
Hauteur maximale au faîtage      11 m
Recul minimal sur voie           5 m de l'alignement
Retrait minimal en limite        3 m des limites séparatives
Pleine terre                     30 % minimum
`,
    truth: `
* emprise.max_pct 40
* hauteur.egout_m 7
* hauteur.faitage_m 11
* voie.recul_min_m 5
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 30
`,
  },
  {
    name: "paragraphes I. II. dans article, piscines, retraits sur fonds",
    zone: "UBc",
    text: `
ARTICLE UBc.6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
I. En bordure des routes nationales, les constructions sont implantées à 12 mètres de l'axe.
II. En bordure des autres voies, les constructions sont implantées à 4 mètres de l'alignement.
ARTICLE UBc.7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
I. Par rapport aux limites latérales, les constructions peuvent être implantées sur l'une des limites ; le retrait par rapport à l'autre limite est de 3 mètres au moins.
II. Par rapport au fond de parcelle, le retrait est de 3 mètres au moins.
ARTICLE UBc.9 - EMPRISE AU SOL
L'emprise au sol ne doit pas dépasser 50 % de la surface totale de la parcelle.
ARTICLE UBc.10 - HAUTEUR
La hauteur des constructions ne doit pas dépasser deux niveaux (R+1) ni 7 mètres à l'égout.
ARTICLE UBc.13 - ESPACES LIBRES
Les espaces libres plantés doivent représenter au moins 25 % de l'unité foncière.
`,
    truth: `
* voie.recul_min_m 4
~ voie.recul_axe_min_m 12
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 50
* hauteur.niveaux "R+1"
* hauteur.egout_m 7
* espaces_verts.libres_pct 25
`,
  },
  {
    name: "constructions existantes blocked, obligations for offices max",
    zone: "UCO",
    text: `
ZONE UCO
I. Implantation par rapport aux voies
Les constructions et installations doivent être implantées à la limite d'emprise publique ou en retrait d'au moins 3 mètres.
II. Implantation sur limites séparatives
À l'intérieur d'une bande de 15 mètres de profondeur, les constructions peuvent être implantées d'une limite à l'autre. Si elles sont implantées en retrait, celui-ci est d'au moins 4 mètres.
III. Emprise au sol
Le coefficient d'emprise au sol est limité à 0,6.
IV. Hauteur
La hauteur à l'égout ou à l'acrotère ne peut excéder 10 mètres.
V. Stationnement
Habitation : 1 place par logement. Bureaux : au plus 1 place pour 100 m² de surface de plancher.
VI. Espaces libres
La superficie des espaces plantés ne peut être inférieure à 20 % de la superficie du terrain.
`,
    truth: `
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 4
~ bande.profondeur_m 15
* emprise.max_pct 60
* hauteur.egout_m 10
* hauteur.acrotere_m 10
* stationnement_logement.ratio {"places_par_logement":1}
* espaces_verts.vegetalise_pct 20
`,
  },
  {
    name: 'pente, "faitage ... mesuree", secteurs dans phrases',
    zone: "UDp",
    text: `
ZONE UDp
Article UDp 6 : les constructions sont implantées à au moins 5 m de l'alignement des voies publiques et à 3 m des voies privées.
Article UDp 7 : les constructions sont implantées à au moins 5 m des limites séparatives.
Article UDp 8 : les constructions non contiguës sont distantes de 8 m au moins.
Article UDp 9 : le coefficient d'emprise au sol est de 15 %.
Article UDp 10 : la hauteur, mesurée du terrain naturel au faîtage, est limitée à 8 m.
Article UDp 12 : 2 places de stationnement par logement sont exigées sur la parcelle.
Article UDp 13 : 70 % de la parcelle est laissée en espaces libres de toute construction.
`,
    truth: `
* voie.recul_min_m 5
* limites.recul_min_m 5
* entre_constructions.distance_min_m 8
* emprise.max_pct 15
* hauteur.faitage_m 8
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.libres_pct 70
`,
  },
  {
    name: "Old POS zone NA with lists of numbers and cross-article, sentence breaks by line",
    zone: "1NA",
    text: `
ZONE 1NA
ARTICLE 1NA 1 - TYPES D'OCCUPATION OU D'UTILISATION DU SOL ADMIS
Sont admis les lotissements et groupes d'habitations.
ARTICLE 1NA 2 - TYPES D'OCCUPATION OU D'UTILISATION DU SOL INTERDITS
Les occupations et utilisations du sol non mentionnées à l'article 1
sont interdites.
ARTICLE 1NA 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX
VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à une
distance minimale de 5 mètres par rapport à
l'alignement.
ARTICLE 1NA 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX
LIMITES SEPARATIVES
Sauf implantation en mitoyenneté, la distance de tout
point du bâtiment à la limite séparative est
au moins égale à la moitié de la hauteur et
au minimum à 3 mètres.
ARTICLE 1NA 9 - EMPRISE AU SOL
Sans objet.
ARTICLE 1NA 10 - HAUTEUR DES CONSTRUCTIONS
La hauteur à l'égout du toit n'excédera pas
6 mètres.
ARTICLE 1NA 14 - POSSIBILITES MAXIMALES D'OCCUPATION DU SOL
C.O.S. = 0,30
`,
    truth: `
* destinations_interdites.tout_sauf_autorise true
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
~ limites.en_limite "autorise"
* hauteur.egout_m 6
`,
  },
  {
    name: "pleine terre + volume, hauteurs en niveaux, secteur ind.",
    zone: "UI1",
    text: `
ZONE UI1
Implantation des constructions
Règles générales
Voies et emprises publiques : les constructions sont implantées à l'alignement ou en recul d'au moins 2 m.
Limites séparatives : les constructions sont implantées en limite ou avec un recul minimum de 5 m.
Règles particulières
Dans le cas d'un terrain d'angle, une implantation différente est possible.
Les constructions à usage d'entrepôt respectent un recul de 10 m par rapport aux limites séparatives.
Hauteur
Règles générales
La hauteur maximale est fixée à 15 m.
Règles particulières
La hauteur des équipements n'est pas limitée.
Pleine terre
Le coefficient de pleine terre minimal est de 10 %.
`,
    truth: `
* voie.alignement "autorise"
* voie.recul_min_m 2
* limites.en_limite "autorise"
* limites.recul_min_m 5
* hauteur.max_m 15
* espaces_verts.pleine_terre_pct 10
`,
  },
  {
    name: "long hedged sentences, several clauses, distances in same sentence",
    zone: "UP",
    text: `
ZONE UP
ARTICLE UP 6
En l'absence de marge de reculement portée au plan, les constructions doivent être implantées à une distance au moins égale à 5 mètres de l'alignement existant ou futur, cette distance étant portée à 10 mètres pour les voies dont la plate-forme est supérieure à 12 mètres.
ARTICLE UP 7
A moins que la construction ne soit édifiée en limite séparative, le retrait, mesuré horizontalement de tout point de la construction au point le plus proche de la limite, ne peut être inférieur à la moitié de la hauteur à l'égout ni à 4 mètres.
ARTICLE UP 9
L'emprise au sol des constructions de toute nature ne saurait excéder 35 pour cent de la surface du terrain.
ARTICLE UP 10
Compte non tenu des combles, le nombre de niveaux est limité à deux ; la hauteur à l'égout ne peut, en outre, excéder sept mètres.
ARTICLE UP 12
Il doit être aménagé, pour chaque logement, deux places de stationnement.
ARTICLE UP 13
Trente pour cent au moins de la surface du terrain sont traités en espaces verts.
`,
    truth: `
* voie.recul_min_m 5
~ voie.recul_min_m 10
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 35
* hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 30
`,
  },
  {
    name: "CPT, retrait R, hauteur de façade, coverage decimals",
    zone: "URm1",
    text: `
ZONE URm1
CHAPITRE 2 – MORPHOLOGIE
2.1 Implantation des constructions par rapport aux voies et emprises publiques
Les constructions sont implantées en recul de la limite de référence, avec un recul minimal de 5 mètres.
2.2 Implantation par rapport aux limites séparatives
Le retrait (R) est au moins égal à la moitié de la hauteur (R ≥ H/2) avec un minimum de 4 mètres.
2.3 Emprise au sol
Le coefficient d'emprise au sol maximum est fixé à : 0,30.
2.4 Hauteur
Hauteur de façade maximale : 7 m.
2.5 Coefficient de pleine terre
Le coefficient de pleine terre minimum est fixé à : 0,45.
`,
    truth: `
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 30
* espaces_verts.pleine_terre_pct 45
`,
  },
  {
    name: "Two roofs, sub-headings for heights, agricultural buildings",
    zone: "Ah",
    text: `
ZONE Ah
Article Ah 10 - Hauteur maximale des constructions
10.1 Constructions à usage d'habitation
Toiture à pente : 6 mètres à l'égout et 9 mètres au faîtage.
Toiture terrasse : 6,50 mètres à l'acrotère.
10.2 Bâtiments d'exploitation agricole
La hauteur est limitée à 12 mètres au faîtage.
10.3 Annexes
La hauteur est limitée à 3,50 mètres à l'égout.
Article Ah 9 - Emprise au sol
L'emprise au sol des annexes ne peut excéder 50 m² au total.
L'extension est limitée à 40 % de l'emprise au sol du bâtiment existant.
Article Ah 8 - Implantation des constructions les unes par rapport aux autres
Les annexes sont implantées à une distance maximale de 25 mètres de l'habitation.
`,
    truth: `
~ hauteur.egout_m 6
~ hauteur.faitage_m 9
~ hauteur.acrotere_m 6.5
~ hauteur.max_agricole_m 12
~ hauteur.annexes_m 3.5
~ emprise.annexes_max_m2 50
~ emprise.extension_max_pct 40
~ entre_constructions.annexes_max_m 25
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.acrotere_m 6.5
`,
  },
  {
    name: "Interdits en tableau à mots, 2016 sub-destinations",
    zone: "UAe",
    text: `
ZONE UAe
Article 1 - Destinations et sous-destinations
Sous-destination                      Statut
Exploitation agricole                 Interdite
Exploitation forestière               Interdite
Logement                              Interdit
Hébergement                           Interdit
Artisanat et commerce de détail       Autorisé sous conditions
Restauration                          Autorisé
Hôtel                                 Interdit
Industrie                             Autorisé
Entrepôt                              Autorisé
Article 2 - Implantation par rapport aux voies
Recul minimum de 6 m par rapport à l'alignement.
Article 3 - Implantation par rapport aux limites
Recul minimum de 5 m.
Article 4 - Hauteur
12 m maximum au point le plus haut.
`,
    truth: `
* destinations_interdites.exploitation_agricole true
* destinations_interdites.exploitation_forestiere true
* destinations_interdites.habitation true
* destinations_interdites.hebergement true
* destinations_interdites.hotel true
* voie.recul_min_m 6
* limites.recul_min_m 5
* hauteur.max_m 12
`,
  },
  {
    name: 'Numbered list mid-sentence, semi-colons, "respectivement"',
    zone: "UGr",
    text: `
ZONE UGr, secteurs UGr1 et UGr2
ARTICLE UGr 6 - Les constructions sont implantées à 5 m de l'alignement en UGr1 et à l'alignement en UGr2.
ARTICLE UGr 9 - L'emprise au sol maximale est fixée respectivement à 30 % et 50 % en UGr1 et UGr2.
ARTICLE UGr 10 - La hauteur maximale à l'égout est de 7 m ; elle est de 9 m en secteur UGr2.
ARTICLE UGr 13 - Les espaces verts couvrent au moins 40 % du terrain (20 % en secteur UGr2).
`,
    truth: `
UGr1 voie.recul_min_m 5
UGr2 voie.alignement "obligatoire"
UGr1 emprise.max_pct 30
UGr2 emprise.max_pct 50
UGr1 hauteur.egout_m 7
UGr2 hauteur.egout_m 9
UGr1 espaces_verts.vegetalise_pct 40
UGr2 espaces_verts.vegetalise_pct 20
~ hauteur.egout_m 7
`,
  },
  {
    name: "with general height by graph, then exceptions",
    zone: "UM5",
    text: `
ZONE UM5
Section 2
2.1 Emprise au sol : coefficient fixé au document graphique.
2.2 Hauteur : la hauteur maximale est indiquée au règlement graphique.
2.3 Implantation par rapport aux voies : sauf indication au règlement graphique, toute construction doit être implantée à une distance de la limite des voies au moins égale à 4 mètres.
2.4 Implantation par rapport aux limites séparatives : toute construction doit être implantée à une distance des limites séparatives au moins égale à la moitié de sa hauteur avec un minimum de 3 mètres. Elle peut être implantée sur une limite si sa hauteur ne dépasse pas 3,50 mètres.
2.5 Espaces de pleine terre : fixé au document graphique.
2.6 Stationnement : se reporter à la partie commune.
`,
    truth: `
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
`,
  },
  {
    name: "Fragments, OCR-like missing spaces and accents",
    zone: "UBz",
    text: `
ZONE UBz
ARTICLE UBz6 : IMPLANTATION PAR RAPPORT AUX VOIES
Les constructions doivent etre implantees a 5m au minimum de l'alignement .
ARTICLE UBz7 : IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent etre implantees a 3m au minimum des limites separatives .
ARTICLE UBz9 : EMPRISE AU SOL
L'emprise au sol ne depassera pas 40% .
ARTICLE UBz10 : HAUTEUR
Hauteur a l'egout : 6m . Hauteur au faitage : 9m50 .
ARTICLE UBz12 : STATIONNEMENT
2places par logement .
ARTICLE UBz13 : ESPACES VERTS
30% minimum de la parcelle en espaces verts .
`,
    truth: `
* voie.recul_min_m 5
* limites.recul_min_m 3
* emprise.max_pct 40
* hauteur.egout_m 6
* hauteur.faitage_m 9.5
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 30
`,
  },
  {
    name: 'Long zone in page-marked text with footer "Page n sur m"',
    zone: "UT1",
    text: `
Commune - PLU
ZONE UT1
Article UT1-6 : Implantation par rapport aux voies
Les constructions doivent respecter un recul de 8 mètres par rapport à l'axe des
Page 1 sur 3
voies départementales et de 5 mètres par rapport à l'alignement des autres voies.
Article UT1-7 : Implantation par rapport aux limites séparatives
Le recul minimal est fixé à 4 mètres.
Page 2 sur 3
Article UT1-10 : Hauteur
La hauteur maximale est de 10 mètres.
Page 3 sur 3
`,
    truth: `
* voie.recul_min_m 5
~ voie.recul_axe_min_m 8
* limites.recul_min_m 4
* hauteur.max_m 10
`,
  },
  {
    name: "Sloped site, ISH; coverage by size classes, minimum frontage trap",
    zone: "UCv",
    text: `
ZONE UCv
Article UCv 3 : La largeur des accès est de 3,50 m minimum. Les voies desservant plus de 3 logements ont une largeur minimale de 5 m.
Article UCv 6 : Recul de 5 m de l'alignement, porté à 7 m au droit des garages.
Article UCv 7 : Recul de 4 m. Les piscines sont à 3 m.
Article UCv 9 : Terrains de moins de 600 m² : 30 % ; de 600 à 1 000 m² : 25 % ; plus de 1 000 m² : 20 %.
Article UCv 10 : 7 m à l'égout, 9 m au faîtage ; pour les terrains dont la pente excède 15 %, 8 m à l'égout.
Article UCv 13 : 50 % de pleine terre.
`,
    truth: `
* acces_voirie.voie_largeur_min_m 5
* voie.recul_min_m 5
~ voie.recul_min_m 7
* limites.recul_min_m 4
~ emprise.max_pct 30
~ emprise.max_pct 25
~ emprise.max_pct 20
* hauteur.egout_m 7
* hauteur.faitage_m 9
~ hauteur.egout_m 8
* espaces_verts.pleine_terre_pct 50
`,
  },
  {
    name: "Social mix, visitors majoration, places, impermeable, retention",
    zone: "AUc",
    text: `
ZONE AUc
AUc 2 - Mixité sociale
Toute opération de 12 logements et plus comprend 30 % minimum de logements locatifs sociaux.
AUc 4 - Eaux pluviales
Le débit de rejet ne dépasse pas 3 litres par seconde et par hectare. Le volume de rétention est de 50 litres par m² imperméabilisé.
AUc 4 - Eaux usées
Toute construction est raccordée au réseau collectif d'assainissement.
AUc 12 - Stationnement
2 places par logement. Le nombre de places est majoré de 20 % pour les visiteurs.
AUc 13 - Espaces libres
La surface imperméabilisée n'excède pas 50 % de la superficie de l'unité foncière.
AUc 15 - Division
Les règles du présent règlement s'appliquent à chacun des lots issus de la division, et non à l'ensemble du terrain d'assiette, par opposition aux dispositions de l'article R. 151-21 du code de l'urbanisme.
`,
    truth: `
* mixite_sociale.logement_social_pct 30
* eaux_pluviales.debit_fuite_max_l_s_ha 3
* eaux_pluviales.retention_l_m2 50
* eaux_usees.regle "raccordement_obligatoire"
* stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.visiteurs {"majoration_pct":20}
* espaces_verts.impermeabilise_max_pct 50
* division.appreciation "lot_par_lot"
`,
  },
  {
    name: "Mixed caps headings letters A) B), reciprocal words, faitage only main",
    zone: "UXb",
    text: `
ZONE UXb
A) IMPLANTATION
a- Par rapport aux voies : les bâtiments s'implantent à au moins 10 mètres de l'alignement.
b- Par rapport aux limites : les bâtiments s'implantent à au moins 5 mètres des limites séparatives.
c- Entre bâtiments : 4 mètres au moins entre deux bâtiments non contigus.
B) EMPRISE
L'emprise au sol est limitée à 65 % de l'unité foncière.
C) HAUTEUR
La hauteur au faîtage est limitée à 14 mètres.
D) ESPACES VERTS
15 % de l'unité foncière au moins est planté.
`,
    truth: `
* voie.recul_min_m 10
* limites.recul_min_m 5
* entre_constructions.distance_min_m 4
* emprise.max_pct 65
* hauteur.faitage_m 14
* espaces_verts.vegetalise_pct 15
`,
  },
  {
    name: "Silence heavy: renvoi, graphique, non réglementé and traps",
    zone: "UV",
    text: `
ZONE UV
Article UV 6 : se reporter aux dispositions générales, article 5.
Article UV 7 : non réglementé, sauf en limite de la zone UC où un retrait de 6 mètres est exigé.
Article UV 9 : non réglementé.
Article UV 10 : la hauteur est définie par le document graphique n° 3. Les antennes sont limitées à 4 mètres.
Article UV 12 : le stationnement doit répondre aux besoins des constructions. Chaque place a une surface de 25 m² accès compris.
Article UV 13 : un arbre pour 100 m² d'espace libre.
`,
    truth: `
~ limites.recul_min_m 6
`,
  },
  {
    name: "Duplicated general value: préambule vs article, existing building trap",
    zone: "UHa",
    text: `
ZONE UHa
Article UHa 6
Les constructions nouvelles sont implantées avec un recul de 3 m minimum. Pour les constructions existantes implantées à moins de 3 m, les extensions peuvent se faire dans l'alignement de la façade existante.
Article UHa 7
Les constructions nouvelles sont implantées avec un recul de 3 m minimum, ou en limite séparative si elles s'accolent à une construction existante sur la parcelle voisine.
Article UHa 9
L'emprise au sol ne peut excéder 35 % de l'unité foncière. Toutefois, pour les constructions existantes dépassant ce taux, une extension de 20 m² est admise.
Article UHa 10
La hauteur des constructions nouvelles est limitée à 6 m à l'égout et 9 m au faîtage. Lorsque la construction s'adosse à un bâtiment existant plus haut, la hauteur de celui-ci peut être atteinte.
Article UHa 12
Logement : 1 place jusqu'à 60 m² de surface de plancher puis 1 place par tranche supplémentaire de 60 m².
`,
    truth: `
* voie.recul_min_m 3
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* emprise.max_pct 35
~ emprise.extension_max_m2 20
* hauteur.egout_m 6
* hauteur.faitage_m 9
~ stationnement_logement.ratio {"m2_par_place":60}
`,
  },
];
