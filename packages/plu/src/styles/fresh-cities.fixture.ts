import { type FreshCase, zonesOf } from "./fresh-case.fixture.ts";

/** Batch 28: written and read once after batch 27 was put right; it measures, and its faults are kept for later. */
export const FRESH_CITIES: readonly FreshCase[] = [
  ...zonesOf(
    "city with plots of several sizes",
    `
ZONE UR
SOUS-SECTION 1 - IMPLANTATION
1. Par rapport aux voies
1.1. La façade principale est implantée à l'alignement ou avec un retrait maximum de 4 mètres.
2. Par rapport aux limites séparatives latérales
2.1. Pour les terrains dont la façade sur rue est inférieure à 10 mètres, les constructions sont implantées d'une limite à l'autre.
2.2. Pour les autres terrains, elles sont implantées sur une limite au moins ; le retrait éventuel n'est pas inférieur à 3 mètres.
3. Par rapport à la limite de fond
3.1. Le retrait est de 8 mètres minimum.
SOUS-SECTION 2 - EMPRISE ET HAUTEUR
1. Emprise au sol
1.1. L'emprise au sol est limitée à 65 % de la superficie du terrain.
2. Hauteur
2.1. La hauteur de façade n'excède pas 9 mètres à l'égout ou à l'acrotère. La hauteur totale n'excède pas 13 mètres au faîtage.
SOUS-SECTION 3 - ESPACES LIBRES
1.1. La superficie de pleine terre est au moins égale à 20 % de la superficie du terrain.
SOUS-SECTION 4 - STATIONNEMENT
1.1. Pour l'habitation, la norme est d'une place par logement.
ZONE UV
SOUS-SECTION 1 - IMPLANTATION
1. Par rapport aux voies
1.1. Les constructions sont implantées à une distance de l'alignement supérieure ou égale à 6 mètres.
2. Par rapport aux limites séparatives
2.1. Les constructions sont implantées à une distance des limites supérieure ou égale à leur hauteur (L = H), avec un minimum de 6 mètres.
SOUS-SECTION 2 - EMPRISE ET HAUTEUR
1. Emprise au sol
1.1. L'emprise au sol n'excède pas 25 %.
2. Hauteur
2.1. La hauteur maximale est de 15 mètres à l'acrotère.
SOUS-SECTION 3 - ESPACES LIBRES
1.1. 45 % au moins du terrain est planté, dont 30 % en pleine terre.
`,
    {
      UR: `
* voie.alignement "autorise"
* voie.recul_max_m 4
* limites.en_limite "autorise"
* limites.recul_min_m 3
~ limites.recul_min_m 8
* emprise.max_pct 65
* hauteur.egout_m 9
* hauteur.acrotere_m 9
* hauteur.faitage_m 13
* espaces_verts.pleine_terre_pct 20
* stationnement_logement.ratio {"places_par_logement":1}`,
      UV: `
* voie.recul_min_m 6
* limites.prospect {"k":1,"c":0}
* limites.recul_min_m 6
* emprise.max_pct 25
* hauteur.acrotere_m 15
* espaces_verts.vegetalise_pct 45
* espaces_verts.pleine_terre_pct 30`,
    },
  ),
  ...zonesOf(
    "articles with the letter of the zone, secteur exceptions",
    `
DISPOSITIONS APPLICABLES A LA ZONE UD
La zone UD est une zone d'habitat. Elle comporte un secteur UDs, soumis au bruit.
ARTICLE UD.3 - ACCES ET VOIRIE
Les accès doivent présenter une largeur d'au moins 4 mètres.
Les voies en impasse sont limitées à 60 mètres de longueur.
ARTICLE UD.6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET AUX EMPRISES PUBLIQUES
Les constructions sont implantées avec un recul d'au moins 5 mètres par rapport à l'alignement, sauf dans le secteur UDs où ce recul est de 12 mètres.
ARTICLE UD.7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
A l'intérieur d'une bande de 17 mètres comptée depuis l'alignement, les constructions peuvent joindre les limites latérales.
Hors de cette bande, elles doivent s'en écarter de 4 mètres au moins.
ARTICLE UD.9 - EMPRISE AU SOL
L'emprise au sol des constructions ne doit pas dépasser 30 % de la superficie du terrain, ramenés à 25 % dans le secteur UDs.
ARTICLE UD.10 - HAUTEUR DES CONSTRUCTIONS
La hauteur ne doit pas dépasser 6,50 mètres à l'égout du toit, le faîtage ne devant pas excéder 10 mètres.
ARTICLE UD.12 - STATIONNEMENT
Habitation : deux places par logement ; pour les logements financés avec un prêt aidé par l'Etat, une place par logement.
ARTICLE UD.13 - ESPACES LIBRES
Au minimum 50 % des terrains sont traités en espaces verts de pleine terre.
DISPOSITIONS APPLICABLES A LA ZONE UF
ARTICLE UF.6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET AUX EMPRISES PUBLIQUES
Retrait de 10 mètres au minimum à compter de l'alignement, 20 mètres pour les bâtiments industriels.
ARTICLE UF.7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Le retrait est de 5 mètres au moins. L'implantation en limite peut être admise si un mur coupe-feu est réalisé.
ARTICLE UF.9 - EMPRISE AU SOL
Coefficient maximal : 0,60.
ARTICLE UF.10 - HAUTEUR DES CONSTRUCTIONS
12 mètres au maximum à l'acrotère ou au faîtage.
ARTICLE UF.13 - ESPACES LIBRES
Un cinquième du terrain est planté.
`,
    {
      UD: `
* acces_voirie.impasse_longueur_max_m 60
UD voie.recul_min_m 5
UDs voie.recul_min_m 12
* limites.en_limite "autorise"
* limites.recul_min_m 4
* bande.profondeur_m 17
UD emprise.max_pct 30
UDs emprise.max_pct 25
* hauteur.egout_m 6.5
* hauteur.faitage_m 10
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 50`,
      UF: `
* voie.recul_min_m 10
* limites.recul_min_m 5
* limites.en_limite "sous_conditions"
* emprise.max_pct 60
* hauteur.acrotere_m 12
* hauteur.faitage_m 12
* espaces_verts.vegetalise_pct 20`,
    },
  ),
  ...zonesOf(
    "intercommunal plan, general rule then particular cases",
    `
ZONE UH
ARTICLE 3. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Règle générale
Les constructions respectent un recul minimal de 3 mètres à compter de la limite de la voie.
Cas particuliers
Un recul différent peut être accepté dans le cas d'une extension.
À l'angle de deux voies, un pan coupé de 5 mètres est exigé.
ARTICLE 4. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Règle générale
Les constructions sont implantées en limite séparative ou avec un recul minimal de 2 mètres.
Cas particuliers
Les constructions agricoles respectent un recul de 10 mètres.
ARTICLE 5. EMPRISE AU SOL
Règle générale
Il n'est pas fixé de coefficient d'emprise.
ARTICLE 6. HAUTEUR
Règle générale
La hauteur maximale est fixée à deux niveaux et combles aménageables, et à 11 mètres au faîtage.
Cas particuliers
La hauteur peut être portée à 13 mètres pour les équipements d'intérêt collectif.
ARTICLE 7. STATIONNEMENT
Règle générale
Deux places par logement sont exigées en dehors des voies.
ZONE UL
ARTICLE 3. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Règle générale
Recul minimal : 6 mètres, et 12 mètres de l'axe.
ARTICLE 4. IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Règle générale
Recul minimal égal aux deux tiers de la hauteur, sans être inférieur à 4 mètres.
ARTICLE 5. EMPRISE AU SOL
Règle générale
50 % de la surface de l'unité foncière.
ARTICLE 6. HAUTEUR
Règle générale
9 mètres à l'égout du toit.
`,
    {
      UH: `
* voie.recul_min_m 3
* limites.en_limite "autorise"
* limites.recul_min_m 2
~ limites.recul_min_m 10
* hauteur.faitage_m 11
* stationnement_logement.ratio {"places_par_logement":2}
~ hauteur.niveaux "R+1+combles"`,
      UL: `
* voie.recul_min_m 6
* voie.recul_axe_min_m 12
* limites.prospect {"k":0.6666666666666666,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 50
* hauteur.egout_m 9`,
    },
  ),
  ...zonesOf(
    "town with bullets under bold labels",
    `
Règlement de la zone UA
UA 2.1 Implantation par rapport aux voies et emprises publiques
• Principe : implantation à l'alignement.
• Exception : recul admis si un ordonnancement existe.
UA 2.2 Implantation par rapport aux limites séparatives
• Limites latérales : implantation sur une limite au moins.
• Recul éventuel : 3 m minimum.
UA 2.3 Emprise au sol
• 75 % maximum.
UA 2.4 Hauteur
• Égout du toit : 9 m maximum.
• Faîtage : 14 m maximum.
UA 2.6 Espaces de pleine terre
• 10 % minimum de la surface du terrain.
UA 2.7 Stationnement
• Logement : 1 place par logement minimum.
• Bureau : 1 place pour 50 m².
Règlement de la zone UB
UB 2.1 Implantation par rapport aux voies et emprises publiques
• Recul : 5 m minimum depuis l'alignement.
UB 2.2 Implantation par rapport aux limites séparatives
• Recul : la moitié de la hauteur (H/2), 3 m minimum.
• Piscines : 1,50 m minimum.
UB 2.3 Emprise au sol
• 40 % maximum ; 50 % pour les équipements publics.
UB 2.4 Hauteur
• Égout du toit : 7 m maximum.
• Annexes : 3,50 m maximum.
UB 2.6 Espaces de pleine terre
• 35 % minimum de la surface du terrain.
UB 2.7 Stationnement
• Logement : 2 places par logement minimum.
`,
    {
      UA: `
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* emprise.max_pct 75
* hauteur.egout_m 9
* hauteur.faitage_m 14
* espaces_verts.pleine_terre_pct 10
* stationnement_logement.ratio {"places_par_logement":1}`,
      UB: `
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
~ limites.recul_min_m 1.5
* emprise.max_pct 40
~ emprise.max_pct 50
* hauteur.egout_m 7
~ hauteur.annexes_m 3.5
* espaces_verts.pleine_terre_pct 35
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
];
