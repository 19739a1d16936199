import { type FreshCase, zonesOf } from "./fresh-case.fixture.ts";

/** Batch 25: several zones in each text, as towns print them; the truth was written before any was read. */
export const FRESH_ZONES: readonly FreshCase[] = [
  ...zonesOf(
    "POS turned PLU, long articles",
    `
TITRE II - DISPOSITIONS APPLICABLES AUX ZONES URBAINES
CHAPITRE I - ZONE UA
Caractère de la zone : il s'agit du centre ancien, dense, où le bâti est à l'alignement.
ARTICLE UA 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être édifiées à l'alignement des voies publiques existantes, à modifier ou à créer.
Toutefois, un recul peut être autorisé lorsque la construction projetée jouxte un bâtiment existant implanté en retrait.
ARTICLE UA 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être édifiées en ordre continu, d'une limite latérale à l'autre, sur une profondeur maximale de 15 mètres à partir de l'alignement.
Au-delà de cette profondeur, la distance comptée horizontalement de tout point du bâtiment au point le plus proche de la limite séparative doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 mètres.
ARTICLE UA 9 - EMPRISE AU SOL
Il n'est pas fixé de règle.
ARTICLE UA 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions, mesurée à partir du sol existant avant travaux, ne doit pas excéder 9 mètres à l'égout du toit et 13 mètres au faîtage.
La hauteur des clôtures ne peut dépasser 1,80 mètre.
ARTICLE UA 12 - STATIONNEMENT
Pour les constructions à usage d'habitation : une place de stationnement par logement.
Pour les bureaux : une place pour 40 m² de surface de plancher.
CHAPITRE II - ZONE UB
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées avec un recul minimal de 5 mètres par rapport à l'alignement des voies.
Le long de la route départementale 12, ce recul est porté à 15 mètres par rapport à l'axe.
ARTICLE UB 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
A moins que le bâtiment à construire ne jouxte la limite parcellaire, la distance comptée horizontalement de tout point de ce bâtiment à la limite qui en est le plus rapproché doit être au moins égale à la moitié de la hauteur, sans être inférieure à 4 mètres.
ARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
Une distance d'au moins 4 mètres est imposée entre deux bâtiments non contigus.
ARTICLE UB 9 - EMPRISE AU SOL
L'emprise au sol des constructions, annexes comprises, ne peut excéder 40 % de la superficie de l'unité foncière.
ARTICLE UB 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur ne peut excéder 7 mètres à l'égout. Pour les annexes, elle est limitée à 3,50 mètres.
ARTICLE UB 12 - STATIONNEMENT
Il est exigé deux places par logement, aménagées sur le terrain d'assiette.
ARTICLE UB 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces verts doivent couvrir au moins 30 % de la superficie du terrain. Un arbre de haute tige est planté pour 100 m² d'espace libre.
`,
    {
      UA: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* bande.profondeur_m 15
* hauteur.egout_m 9
* hauteur.faitage_m 13
* stationnement_logement.ratio {"places_par_logement":1}`,
      UB: `
* voie.recul_min_m 5
~ voie.recul_axe_min_m 15
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* entre_constructions.distance_min_m 4
* emprise.max_pct 40
* hauteur.egout_m 7
~ hauteur.annexes_m 3.5
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 30`,
    },
  ),
  ...zonesOf(
    "modern themes with decimal sub-sections",
    `
ZONE U1
THEME 2 : CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
2.1 Volumétrie et implantation des constructions
2.1.1 Emprise au sol
L'emprise au sol cumulée des constructions est limitée à 60 % de l'unité foncière.
2.1.2 Hauteur des constructions
La hauteur maximale des constructions est fixée à 10 m au point le plus haut, soit R+2.
2.1.3 Implantation par rapport aux voies et emprises publiques
Les façades sur rue s'implantent à l'alignement ou en respectant le recul des constructions voisines.
2.1.4 Implantation par rapport aux limites séparatives
Les constructions s'implantent sur une limite séparative au moins ; lorsqu'elles ne touchent pas la limite, elles en sont distantes d'au moins 3 m.
2.3 Traitement environnemental et paysager des espaces non bâtis
Au moins 20 % de l'unité foncière est maintenu en pleine terre.
2.4 Stationnement
Logement : 1 place par tranche de 70 m² de surface de plancher, avec un minimum d'une place par logement.
ZONE U2
THEME 2 : CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
2.1 Volumétrie et implantation des constructions
2.1.1 Emprise au sol
L'emprise au sol cumulée des constructions est limitée à 35 % de l'unité foncière, portée à 45 % pour les logements sociaux.
2.1.2 Hauteur des constructions
La hauteur maximale des constructions est fixée à 6,50 m à l'égout du toit ou à l'acrotère et 9 m au faîtage.
2.1.3 Implantation par rapport aux voies et emprises publiques
Retrait minimal de 5 m à compter de l'alignement.
2.1.4 Implantation par rapport aux limites séparatives
Soit en limite, si la hauteur n'excède pas 3,50 m sur cette limite, soit en retrait d'au moins 4 m.
2.3 Traitement environnemental et paysager des espaces non bâtis
La part d'espaces de pleine terre est au minimum de 45 % de la superficie du terrain.
2.4 Stationnement
Logement : 2 places par logement, dont une couverte.
`,
    {
      U1: `
* emprise.max_pct 60
* hauteur.max_m 10
* hauteur.niveaux "R+2"
* voie.alignement "autorise"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 20
* stationnement_logement.ratio {"m2_par_place":70,"min_par_logement":1}`,
      U2: `
* emprise.max_pct 35
~ emprise.max_pct 45
* hauteur.egout_m 6.5
* hauteur.acrotere_m 6.5
* hauteur.faitage_m 9
* voie.recul_min_m 5
* limites.en_limite "sous_conditions"
* limites.recul_min_m 4
* espaces_verts.pleine_terre_pct 45
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
  ...zonesOf(
    "definitions first, then two urban zones and their secteurs",
    `
LEXIQUE
Alignement : limite entre le domaine public et la propriété riveraine. Un recul de 5 mètres se mesure à partir de cette limite.
Emprise au sol : projection verticale du volume de la construction, tous débords inclus.
Faîtage : ligne de jonction supérieure de deux pans de toiture, par exemple à 9 mètres du sol.
TITRE 3 - DISPOSITIONS APPLICABLES AUX ZONES URBAINES
REGLEMENT DE LA ZONE UC
La zone UC comprend un secteur UCj correspondant aux cités-jardins.
Article UC 6 : Implantation des constructions par rapport aux voies
Les constructions nouvelles s'implantent avec un recul compris entre 4 et 8 mètres par rapport à l'alignement.
Dans le secteur UCj, le recul existant est maintenu.
Article UC 7 : Implantation des constructions par rapport aux limites séparatives
Les constructions doivent être implantées en retrait de toutes les limites séparatives. Ce retrait est au moins égal à 4 mètres.
Dans le secteur UCj, les constructions peuvent être implantées en limite séparative.
Article UC 9 : Emprise au sol
30 % maximum, 25 % dans le secteur UCj.
Article UC 10 : Hauteur
La hauteur maximale est de 7 m au faîtage dans le secteur UCj et de 9 m au faîtage dans le reste de la zone.
Article UC 13 : Espaces libres
50 % au moins de la surface du terrain est traitée en espace vert de pleine terre.
REGLEMENT DE LA ZONE UD
Article UD 6 : Implantation des constructions par rapport aux voies
Recul minimum : 6 mètres.
Article UD 7 : Implantation des constructions par rapport aux limites séparatives
La distance horizontale de tout point de la construction au point le plus proche de la limite séparative est au moins égale à la hauteur diminuée de 3 mètres (L ≥ H – 3), avec un minimum de 5 mètres.
Article UD 9 : Emprise au sol
Le coefficient d'emprise au sol est fixé à 0,25.
Article UD 10 : Hauteur
La hauteur maximale est de R+1+combles sans dépasser 6 m à l'égout.
Article UD 12 : Stationnement
3 places par logement, non compris les garages.
Article UD 13 : Espaces libres
Non réglementé.
`,
    {
      UC: `
UC voie.recul_min_m 4
UC voie.recul_max_m 8
* limites.recul_min_m 4
UCj limites.en_limite "autorise"
UC emprise.max_pct 30
UCj emprise.max_pct 25
UC hauteur.faitage_m 9
UCj hauteur.faitage_m 7
* espaces_verts.pleine_terre_pct 50
~ voie.recul_min_m 4
~ voie.recul_max_m 8`,
      UD: `
* voie.recul_min_m 6
* limites.prospect {"k":1,"c":-3}
* limites.recul_min_m 5
* emprise.max_pct 25
* hauteur.niveaux "R+1+combles"
* hauteur.egout_m 6
* stationnement_logement.ratio {"places_par_logement":3}`,
    },
  ),
  ...zonesOf(
    "list style, values in bullet points",
    `
DISPOSITIONS APPLICABLES A LA ZONE UH
UH 3 - Accès et voirie
Les voies nouvelles doivent avoir une largeur minimale de plate-forme de 6 mètres.
Les voies en impasse ne peuvent excéder 80 mètres de longueur.
UH 6 - Implantation par rapport aux voies
Les constructions sont implantées :
- soit à l'alignement ;
- soit en retrait d'au moins 3 mètres.
UH 7 - Implantation par rapport aux limites séparatives
Les constructions sont implantées :
- soit en limite séparative ;
- soit à une distance au moins égale à la moitié de leur hauteur avec un minimum de 3 mètres.
Les piscines respectent un recul de 2 mètres.
UH 9 - Emprise au sol
Non réglementée
UH 10 - Hauteur
La hauteur des constructions ne peut dépasser :
- 6 mètres à l'égout du toit ;
- 9 mètres au faîtage ;
- 7 mètres à l'acrotère.
UH 12 - Stationnement
Habitat individuel : 2 places par logement.
UH 13 - Espaces libres
- 30 % de l'unité foncière en pleine terre ;
- 1 arbre pour 4 places de stationnement.
DISPOSITIONS APPLICABLES A LA ZONE UX
UX 6 - Implantation par rapport aux voies
Les constructions respectent un recul d'au moins :
- 10 mètres par rapport à l'axe des voies communales ;
- 25 mètres par rapport à l'axe des routes départementales.
UX 7 - Implantation par rapport aux limites séparatives
Le retrait est au minimum de 5 mètres. Il est de 10 mètres par rapport aux limites de la zone UH.
UX 9 - Emprise au sol
70 % au plus.
UX 10 - Hauteur
12 mètres hors tout, sauf impératif technique.
UX 13 - Espaces libres
10 % au moins du terrain doit être planté.
`,
    {
      UH: `
* acces_voirie.voie_largeur_min_m 6
* acces_voirie.impasse_longueur_max_m 80
* voie.alignement "autorise"
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* hauteur.egout_m 6
* hauteur.faitage_m 9
* hauteur.acrotere_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 30`,
      UX: `
* voie.recul_axe_min_m 10
~ voie.recul_axe_min_m 25
* limites.recul_min_m 5
* emprise.max_pct 70
* hauteur.max_m 12
* espaces_verts.vegetalise_pct 10`,
    },
  ),
  ...zonesOf(
    "rural PLU with A and N",
    `
ZONE A
ARTICLE A 2 : OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES A DES CONDITIONS PARTICULIERES
L'extension des habitations existantes est admise dans la limite de 30 % de l'emprise au sol existante.
ARTICLE A 6 : IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à 10 mètres au moins de l'axe des voies.
ARTICLE A 7 : IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à 5 mètres au moins des limites séparatives.
ARTICLE A 10 : HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions à usage d'habitation ne peut excéder 7 mètres à l'égout du toit.
La hauteur des bâtiments agricoles est limitée à 12 mètres au faîtage.
ZONE N
La zone N comprend un secteur Nh, déjà bâti.
ARTICLE N 6 : IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être implantées à 5 mètres au moins de l'alignement.
ARTICLE N 7 : IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions doivent être implantées à 3 mètres au moins des limites séparatives ou en limite.
ARTICLE N 9 : EMPRISE AU SOL
En secteur Nh, l'emprise au sol est limitée à 20 % de la surface du terrain.
Dans le reste de la zone : sans objet.
ARTICLE N 10 : HAUTEUR MAXIMALE DES CONSTRUCTIONS
En secteur Nh, la hauteur ne dépasse pas 6 mètres à l'égout.
`,
    {
      A: `
* voie.recul_axe_min_m 10
* limites.recul_min_m 5
* hauteur.egout_m 7
~ hauteur.max_agricole_m 12
~ emprise.extension_max_pct 30`,
      N: `
* voie.recul_min_m 5
* limites.recul_min_m 3
* limites.en_limite "autorise"
Nh emprise.max_pct 20
Nh hauteur.egout_m 6`,
    },
  ),
  ...zonesOf(
    "zones UE and 1AU, strips and roads by class",
    `
CHAPITRE 1 : LA ZONE UE
Article UE6 - Implantation des constructions par rapport aux voies et emprises publiques
6.1 Le long des voies de plus de 12 mètres de large, le recul est au minimum de 6 mètres.
6.2 Le long des autres voies, le recul est au minimum de 4 mètres.
Article UE7 - Implantation des constructions par rapport aux limites séparatives
7.1 Dans une bande de 20 mètres mesurée à partir de l'alignement, les constructions peuvent être implantées sur les limites séparatives latérales.
7.2 Au-delà de cette bande, les constructions respectent une marge d'isolement de 6 mètres.
Article UE9 - Emprise au sol
L'emprise au sol maximale est de 50 % dans la bande de 20 mètres et de 20 % au-delà.
Article UE10 - Hauteur maximale des constructions
La hauteur maximale est de 9 mètres à l'égout dans la bande de 20 mètres. Au-delà de cette bande, la hauteur est limitée à 4,50 mètres à l'égout.
CHAPITRE 2 : LA ZONE 1AU
Article 1AU6 - Implantation des constructions par rapport aux voies et emprises publiques
Les constructions doivent être implantées soit à l'alignement, soit avec un recul de 3 mètres minimum et de 6 mètres maximum.
Article 1AU7 - Implantation des constructions par rapport aux limites séparatives
L'implantation en limite séparative est autorisée. En cas de retrait, celui-ci est au moins égal à H/2 avec un minimum de 3 mètres.
Article 1AU9 - Emprise au sol
Il n'est pas fixé d'emprise maximale.
Article 1AU10 - Hauteur maximale des constructions
R+1+C.
Article 1AU12 - Stationnement
Il est exigé 2 places de stationnement par logement, et une place visiteur pour 5 logements dans les opérations de plus de 5 logements.
Article 1AU13 - Espaces libres
Toute opération comporte au moins 15 % d'espaces verts communs.
`,
    {
      UE: `
* voie.recul_min_m 4
~ voie.recul_min_m 6
* limites.en_limite "autorise"
* limites.recul_min_m 6
* bande.profondeur_m 20
* emprise.max_pct 50
* hauteur.egout_m 9`,
      "1AU": `
* voie.alignement "autorise"
* voie.recul_min_m 3
* voie.recul_max_m 6
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* hauteur.niveaux "R+1+combles"
* stationnement_logement.ratio {"places_par_logement":2}
~ stationnement_logement.visiteurs {"min":1,"par_logements":5}
~ espaces_verts.vegetalise_pct 15`,
    },
  ),
  ...zonesOf(
    "PLUi by sheets, headings as questions",
    `
ZONE UM
SECTION 2 - CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
Article 4 - Volumétrie et implantation
4.1 Implantation par rapport aux voies et emprises publiques
Sauf indication contraire au règlement graphique, les constructions principales sont implantées dans une bande de 0 à 5 m comptée depuis l'alignement.
4.2 Implantation par rapport aux limites séparatives latérales
Les constructions s'implantent d'une limite latérale à l'autre, ou sur une seule des limites latérales avec un retrait de l'autre limite d'au moins 3 mètres.
4.3 Implantation par rapport aux limites de fond de parcelle
Le retrait par rapport à la limite de fond de parcelle est de 6 mètres au moins.
4.4 Hauteur
La hauteur des constructions est limitée à 9 m à l'égout du toit ou à l'acrotère, et à 12 m au faîtage.
Article 5 - Espaces non bâtis
30 % de la superficie du terrain est conservée en pleine terre.
Article 6 - Stationnement
Il est exigé au minimum 1,5 place par logement, arrondi à l'entier supérieur.
ZONE UP
SECTION 2 - CARACTERISTIQUES URBAINES, ARCHITECTURALES, ENVIRONNEMENTALES ET PAYSAGERES
Article 4 - Volumétrie et implantation
4.1 Implantation par rapport aux voies et emprises publiques
Les constructions observent un retrait de 4 m minimum. Les garages observent un retrait de 5 m.
4.2 Implantation par rapport aux limites séparatives
Aucune construction ne peut être édifiée à moins de 3 m d'une limite séparative, exception faite des annexes de moins de 20 m².
4.3 Emprise au sol
L'emprise au sol ne dépasse pas 40 % de la surface de la parcelle lorsque celle-ci est inférieure à 500 m² et 30 % au-delà.
4.4 Hauteur
Hauteur maximale : 6 m à l'égout, 8,5 m au faîtage. Les toitures-terrasses ne dépassent pas 6,5 m à l'acrotère.
Article 5 - Espaces non bâtis
Les surfaces non imperméabilisées représentent au moins 40 % du terrain.
Article 6 - Stationnement
Par logement : deux places.
`,
    {
      UM: `
* voie.recul_max_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 3
~ limites.recul_min_m 6
* hauteur.egout_m 9
* hauteur.acrotere_m 9
* hauteur.faitage_m 12
* espaces_verts.pleine_terre_pct 30
* stationnement_logement.ratio {"places_par_logement":1.5}`,
      UP: `
* voie.recul_min_m 4
* limites.recul_min_m 3
* emprise.max_pct 40
* hauteur.egout_m 6
* hauteur.faitage_m 8.5
* hauteur.acrotere_m 6.5
* espaces_verts.vegetalise_pct 40
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
  ...zonesOf(
    "general provisions applied by reference",
    `
DISPOSITIONS GENERALES
Article 8 - Stationnement
Pour l'habitation, il est exigé 2 places par logement.
Article 9 - Division
En application de l'article R.151-21 du code de l'urbanisme, dans le cas d'un lotissement, les règles du présent règlement s'apprécient lot par lot.
ZONE UA
Article UA 6 - Implantation par rapport aux voies
Les constructions s'implantent à l'alignement des voies.
Article UA 7 - Implantation par rapport aux limites séparatives
Les constructions s'implantent sur les deux limites latérales.
Article UA 10 - Hauteur
La hauteur d'une construction ne peut dépasser celle des constructions voisines.
Article UA 12 - Stationnement
Se reporter à l'article 8 des dispositions générales.
ZONE UB
Article UB 6 - Implantation par rapport aux voies
Les constructions sont en retrait d'au moins 3 mètres de l'alignement, et d'au moins 8 mètres de l'axe de la voie.
Article UB 7 - Implantation par rapport aux limites séparatives
L ≥ H/2, minimum 3 mètres.
Article UB 9 - Emprise au sol
Au plus 35 % du terrain.
Article UB 10 - Hauteur
Maximum R+1, 7 mètres à l'égout.
Article UB 12 - Stationnement
Se reporter à l'article 8 des dispositions générales.
`,
    {
      UA: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* division.appreciation "lot_par_lot"`,
      UB: `
* voie.recul_min_m 3
* voie.recul_axe_min_m 8
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* emprise.max_pct 35
* hauteur.niveaux "R+1"
* hauteur.egout_m 7
* division.appreciation "lot_par_lot"`,
    },
  ),
  ...zonesOf(
    "secteurs in a table and in sentences",
    `
ZONE UD
Elle comprend les secteurs UDa, UDb et UDc.
ARTICLE UD 6 - IMPLANTATION PAR RAPPORT AUX VOIES
En UDa : 3 mètres minimum de l'alignement.
En UDb : 5 mètres minimum de l'alignement.
En UDc : 10 mètres minimum de l'alignement.
ARTICLE UD 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
En UDa, l'implantation en limite séparative est autorisée.
En UDb et UDc, les constructions respectent un retrait minimal de 4 mètres.
ARTICLE UD 9 - EMPRISE AU SOL
| Secteur | Emprise maximale | Pleine terre |
| UDa | 50 % | 20 % |
| UDb | 30 % | 40 % |
| UDc | 15 % | 60 % |
ARTICLE UD 10 - HAUTEUR
La hauteur maximale à l'égout est de 9 m en UDa et de 6 m en UDb et UDc.
ARTICLE UD 12 - STATIONNEMENT
Une place par logement en UDa, deux dans les autres secteurs.
ZONE UY
ARTICLE UY 6 - IMPLANTATION PAR RAPPORT AUX VOIES
Toute construction est implantée à 15 m de l'axe des voies au moins.
ARTICLE UY 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
La distance à la limite est au moins égale à la hauteur de la construction, avec un minimum de 5 m (D ≥ H).
ARTICLE UY 10 - HAUTEUR
Non réglementé.
ARTICLE UY 13 - ESPACES LIBRES
Les espaces libres représentent 20 % au moins du terrain.
`,
    {
      UD: `
UDa voie.recul_min_m 3
UDb voie.recul_min_m 5
UDc voie.recul_min_m 10
UDa limites.en_limite "autorise"
UDb limites.recul_min_m 4
UDc limites.recul_min_m 4
UDa emprise.max_pct 50
UDb emprise.max_pct 30
UDc emprise.max_pct 15
UDa espaces_verts.pleine_terre_pct 20
UDb espaces_verts.pleine_terre_pct 40
UDc espaces_verts.pleine_terre_pct 60
UDa hauteur.egout_m 9
UDb hauteur.egout_m 6
UDc hauteur.egout_m 6
UDa stationnement_logement.ratio {"places_par_logement":1}
UDb stationnement_logement.ratio {"places_par_logement":2}
UDc stationnement_logement.ratio {"places_par_logement":2}`,
      UY: `
* voie.recul_axe_min_m 15
* limites.prospect {"k":1,"c":0}
* limites.recul_min_m 5
* espaces_verts.libres_pct 20`,
    },
  ),
  ...zonesOf(
    "long southern prose",
    `
ZONE UB
ARTICLE UB-6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES PUBLIQUES
6-1 Règle générale : toute construction nouvelle doit être implantée à une distance minimale de 5 mètres de la limite d'emprise des voies publiques existantes ou projetées.
6-2 Des implantations différentes pourront être admises pour l'extension mesurée des constructions existantes, ou pour tenir compte de la topographie.
ARTICLE UB-7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
7-1 Toute construction, balcons non compris, doit être implantée de telle manière que la distance horizontale de tout point de cette construction au point le plus proche de la limite séparative soit au moins égale à la différence d'altitude entre ces deux points diminuée de 3 mètres, sans pouvoir être inférieure à 3 mètres.
7-2 Les bassins des piscines sont implantés à 2 mètres au moins des limites.
ARTICLE UB-8 : IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
La distance entre deux constructions non contiguës ne peut être inférieure à 4 mètres.
ARTICLE UB-9 : EMPRISE AU SOL
L'emprise au sol des constructions ne peut excéder le tiers de la superficie du terrain.
ARTICLE UB-10 : HAUTEUR MAXIMUM DES CONSTRUCTIONS
10-1 Définition : la hauteur est mesurée du sol naturel à l'égout du toit.
10-2 La hauteur des constructions ne peut excéder 8,50 mètres. La hauteur des annexes ne peut excéder 3 mètres.
ARTICLE UB-12 : STATIONNEMENT
Le stationnement des véhicules correspondant aux besoins des constructions doit être assuré en dehors des voies publiques : deux emplacements par logement.
ZONE UC
ARTICLE UC-6 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES PUBLIQUES
Les constructions devront être édifiées à 8 mètres au moins de l'axe des voies communales et à 25 mètres de l'axe de la RD 14.
ARTICLE UC-7 : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions devront s'écarter des limites séparatives d'une distance égale ou supérieure à 4 mètres.
ARTICLE UC-9 : EMPRISE AU SOL
L'emprise des constructions ne pourra dépasser 20 p. 100 de la surface de la parcelle.
ARTICLE UC-10 : HAUTEUR MAXIMUM DES CONSTRUCTIONS
Les constructions ne comporteront pas plus d'un étage sur rez-de-chaussée, et leur hauteur restera inférieure ou égale à 7 mètres à la sablière.
ARTICLE UC-13 : ESPACES LIBRES ET PLANTATIONS
Il sera conservé en espaces verts 60 % de la surface du terrain.
`,
    {
      UB: `
* voie.recul_min_m 5
* limites.prospect {"k":1,"c":-3}
* limites.recul_min_m 3
* entre_constructions.distance_min_m 4
* emprise.max_pct 33.33
* hauteur.egout_m 8.5
~ hauteur.annexes_m 3
* stationnement_logement.ratio {"places_par_logement":2}`,
      UC: `
* voie.recul_axe_min_m 8
~ voie.recul_axe_min_m 25
* limites.recul_min_m 4
* emprise.max_pct 20
* hauteur.egout_m 7
* hauteur.niveaux "R+1"
* espaces_verts.vegetalise_pct 60`,
    },
  ),
  ...zonesOf(
    "metropolis style with formulas and facing roads",
    `
ZONE UA
Article 6. Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées à l'alignement. Un retrait de 2 m au plus est admis au dernier niveau.
Article 7. Implantation par rapport aux limites séparatives
7.1. Limites latérales : les constructions peuvent être implantées en limite ou en retrait. En cas de retrait, celui-ci est au moins égal à la hauteur de la façade divisée par deux (H/2), avec un minimum de 4 m.
7.2. Limites de fond : retrait minimal de 6 m.
Article 8. Implantation des constructions les unes par rapport aux autres
Non réglementé.
Article 9. Emprise au sol
9.1. L'emprise au sol maximale est fixée à 75 %.
9.2. Elle n'est pas limitée pour les rez-de-chaussée commerciaux.
Article 10. Hauteur
La hauteur des constructions est au plus égale à la distance comptée jusqu'à l'alignement opposé (H ≤ L). Elle ne dépasse pas 18 m à l'acrotère.
Article 13. Espaces libres
Au moins 15 % de la superficie de la parcelle en pleine terre et 10 % d'espaces végétalisés complémentaires.
ZONE UH
Article 6. Implantation par rapport aux voies et emprises publiques
Recul ≥ 4 m.
Article 7. Implantation par rapport aux limites séparatives
D ≥ H/2 et D ≥ 3 m. L'implantation en limite est admise pour les constructions dont la hauteur n'excède pas 3,20 m.
Article 9. Emprise au sol
Emprise ≤ 40 %.
Article 10. Hauteur
He ≤ 7 m et Hf ≤ 10 m, He étant la hauteur à l'égout et Hf la hauteur au faîtage.
Article 12. Stationnement
1 place / 60 m² de surface de plancher avec un minimum de 2 places par logement.
Article 13. Espaces libres
Pleine terre ≥ 35 %.
`,
    {
      UA: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
~ limites.recul_min_m 6
* emprise.max_pct 75
* voie.prospect {"k":1,"c":0}
* hauteur.acrotere_m 18
* espaces_verts.pleine_terre_pct 15
~ espaces_verts.vegetalise_pct 10`,
      UH: `
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* emprise.max_pct 40
* hauteur.egout_m 7
* hauteur.faitage_m 10
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":2}
* espaces_verts.pleine_terre_pct 35`,
    },
  ),
];
