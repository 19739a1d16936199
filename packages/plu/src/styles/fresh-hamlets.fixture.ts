import { type FreshCase, zonesOf } from "./fresh-case.fixture.ts";

/** Batch 27: another way of speaking, read once after batches 25 and 26 were put right. */
export const FRESH_HAMLETS: readonly FreshCase[] = [
  ...zonesOf(
    "margins and prospects of the east",
    `
CHAPITRE II - ZONE UB
ARTICLE 6 UB : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Sauf indication contraire portée aux plans, toute construction nouvelle respecte une marge de reculement de 4 m au minimum par rapport à l'alignement.
Cette marge ne s'applique pas aux abris à vélos.
ARTICLE 7 UB : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
La distance comptée horizontalement de tout point d'un bâtiment au point de la limite séparative qui en est le plus rapproché doit être au moins égale à la moitié de la différence d'altitude entre ces deux points, sans pouvoir être inférieure à 3 m (prospect).
Les constructions peuvent également être implantées sur limite séparative à condition que leur hauteur n'excède pas 3,50 m et leur longueur cumulée 12 m.
ARTICLE 8 UB : IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MEME PROPRIETE
Entre deux bâtiments non contigus doit être ménagée une distance suffisante, jamais inférieure à 4 m.
ARTICLE 9 UB : EMPRISE AU SOL
L'emprise au sol maximale des constructions est fixée aux 40/100 de la superficie du terrain.
ARTICLE 10 UB : HAUTEUR DES CONSTRUCTIONS
La hauteur maximale des constructions est mesurée à partir du niveau moyen du terrain d'assiette. Elle est fixée à :
7 m à l'égout principal de toiture
11 m au faîtage.
ARTICLE 12 UB : STATIONNEMENT
Le nombre de places exigible est de 2 par logement.
ARTICLE 13 UB : ESPACES LIBRES ET PLANTATIONS
Le tiers au moins de la superficie du terrain doit être réservé à des aménagements paysagers, maintenus en pleine terre.
CHAPITRE III - ZONE UE
ARTICLE 6 UE : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions sont à implanter à une distance minimale de 6 m de l'alignement et, le long de la RD 1083, de 25 m de l'axe.
ARTICLE 7 UE : IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
Recul au moins égal à la demi-hauteur du bâtiment et jamais inférieur à 5 m.
ARTICLE 9 UE : EMPRISE AU SOL
60 % de la superficie du terrain au plus.
ARTICLE 10 UE : HAUTEUR DES CONSTRUCTIONS
Hauteur hors tout limitée à 14 m, ouvrages techniques exclus.
`,
    {
      UB: `
* voie.recul_min_m 4
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 3
* limites.en_limite "sous_conditions"
* entre_constructions.distance_min_m 4
* emprise.max_pct 40
* hauteur.egout_m 7
* hauteur.faitage_m 11
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.pleine_terre_pct 33.33`,
      UE: `
* voie.recul_min_m 6
~ voie.recul_axe_min_m 25
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 5
* emprise.max_pct 60
* hauteur.max_m 14`,
    },
  ),
  ...zonesOf(
    "written as obligations of the house",
    `
ZONE UG
Zone d'habitat pavillonnaire. Un secteur UGp y est protégé pour son paysage.
UG-3 ACCES ET VOIRIE
L'accès à la parcelle a une largeur minimale de 3,50 m. Une voie nouvelle qui dessert plus de trois logements a au moins 5 m d'emprise.
UG-6 IMPLANTATION PAR RAPPORT AUX VOIES
La maison s'écarte de 5 m au moins de la rue. En UGp, elle s'en écarte de 8 m au moins.
UG-7 IMPLANTATION PAR RAPPORT AUX LIMITES
Elle touche une limite latérale au plus ; des autres limites, elle s'écarte de 3 m au moins.
UG-9 EMPRISE AU SOL
Le bâti n'occupe pas plus de 35 % du terrain. En UGp : 20 %.
UG-10 HAUTEUR
Sept mètres à l'égout, dix au faîtage : tels sont les maxima. En UGp, un seul niveau (4 m à l'égout).
UG-12 STATIONNEMENT
Chaque logement dispose de deux places à l'air libre ou couvertes.
UG-13 ESPACES LIBRES
La moitié du terrain reste en herbe ou plantée.
ZONE UJ
Jardins familiaux.
UJ-6 IMPLANTATION PAR RAPPORT AUX VOIES
Les abris sont à 2 m au moins de l'alignement.
UJ-9 EMPRISE AU SOL
9 m² par abri.
UJ-10 HAUTEUR
Un abri ne dépasse pas 2,50 m.
`,
    {
      UG: `
* acces_voirie.voie_largeur_min_m 5
UG voie.recul_min_m 5
UGp voie.recul_min_m 8
* limites.en_limite "autorise"
* limites.recul_min_m 3
UG emprise.max_pct 35
UGp emprise.max_pct 20
UG hauteur.egout_m 7
UG hauteur.faitage_m 10
UGp hauteur.faitage_m 10
UGp hauteur.egout_m 4
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 50
~ hauteur.niveaux "R+0"`,
      UJ: `
~ voie.recul_min_m 2
~ emprise.annexes_max_m2 9
~ hauteur.annexes_m 2.5`,
    },
  ),
  ...zonesOf(
    "a table of figures for each zone",
    `
REGLEMENT ECRIT
ZONE URa
Règle | Valeur
Recul par rapport à l'alignement | 5 m minimum
Recul par rapport aux limites séparatives | 3 m minimum ou implantation en limite
Emprise au sol | 40 % maximum
Hauteur à l'égout | 6 m maximum
Hauteur au faîtage | 9 m maximum
Pleine terre | 35 % minimum
Stationnement (logement) | 2 places par logement
ZONE URb
Règle | Valeur
Recul par rapport à l'alignement | 10 m minimum
Recul par rapport aux limites séparatives | 5 m minimum
Emprise au sol | 20 % maximum
Hauteur à l'égout | 4,50 m maximum
Pleine terre | 60 % minimum
Stationnement (logement) | 3 places par logement
`,
    {
      URa: `
* voie.recul_min_m 5
* limites.recul_min_m 3
* limites.en_limite "autorise"
* emprise.max_pct 40
* hauteur.egout_m 6
* hauteur.faitage_m 9
* espaces_verts.pleine_terre_pct 35
* stationnement_logement.ratio {"places_par_logement":2}`,
      URb: `
* voie.recul_min_m 10
* limites.recul_min_m 5
* emprise.max_pct 20
* hauteur.egout_m 4.5
* espaces_verts.pleine_terre_pct 60
* stationnement_logement.ratio {"places_par_logement":3}`,
    },
  ),
  ...zonesOf(
    "existing buildings, public works and annexes before the rule",
    `
TITRE 2 - ZONES URBAINES
ZONE UB
ARTICLE UB 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
6.1 Champ d'application
Les dispositions qui suivent s'appliquent aux voies ouvertes à la circulation automobile, publiques ou privées.
6.2 Exceptions
Les équipements d'intérêt collectif peuvent s'implanter à 1 m de l'alignement.
Les extensions de constructions existantes situées à moins de 4 m peuvent se faire dans leur prolongement.
6.3 Règle
Le recul est au moins de 4 m.
ARTICLE UB 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
7.1 Les annexes d'une hauteur inférieure à 3 m peuvent être implantées à 1 m des limites.
7.2 Les piscines sont à 2,50 m au moins des limites.
7.3 Les autres constructions sont implantées en limite ou respectent un retrait de 3,50 m.
ARTICLE UB 9 - EMPRISE AU SOL
Les annexes ne dépassent pas 40 m² d'emprise. L'emprise totale des constructions ne dépasse pas 45 % du terrain.
ARTICLE UB 10 - HAUTEUR
Les annexes ne dépassent pas 3,50 m au faîtage. Les clôtures ne dépassent pas 1,60 m. Les autres constructions ne dépassent pas 7 m à l'égout.
ZONE UF
ARTICLE UF 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES
Les constructions nouvelles respectent un recul de 5 m ; les extensions peuvent conserver le recul existant.
ARTICLE UF 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SEPARATIVES
L'implantation en limite est interdite. La marge d'isolement est de 4 m, réduite à 2 m pour les annexes.
ARTICLE UF 9 - EMPRISE AU SOL
L'emprise est plafonnée à 30 %, hors piscines.
ARTICLE UF 10 - HAUTEUR
La hauteur maximale est de 9 m ; elle est de 4 m pour les annexes.
ARTICLE UF 12 - STATIONNEMENT
2 places par logement, 1 seule pour les logements sociaux.
`,
    {
      UB: `
* voie.recul_min_m 4
* limites.en_limite "autorise"
* limites.recul_min_m 3.5
~ limites.annexes_recul_min_m 1
* emprise.max_pct 45
~ emprise.annexes_max_m2 40
~ hauteur.annexes_m 3.5
* hauteur.egout_m 7`,
      UF: `
* voie.recul_min_m 5
* limites.recul_min_m 4
~ limites.annexes_recul_min_m 2
* emprise.max_pct 30
* hauteur.max_m 9
~ hauteur.annexes_m 4
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
  ...zonesOf(
    "mountain and secteurs in parentheses",
    `
ZONE UV - VILLAGES
Secteurs : UVa (chef-lieu), UVh (hameaux).
UV 4 - IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Dans le secteur UVa, les constructions sont édifiées à l'alignement ou en recul d'au plus 3 mètres.
Dans le secteur UVh, le recul est au minimum de 3 mètres par rapport au bord de la chaussée.
UV 5 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
Les constructions peuvent s'implanter sur limite séparative en ordre continu dans le secteur UVa.
Dans le secteur UVh, la distance aux limites est d'au moins 4 mètres, débords de toiture non compris.
UV 6 - EMPRISE AU SOL
CES maximum : non réglementé en UVa, 0,40 en UVh.
UV 7 - HAUTEUR
La hauteur au faîtage est limitée à 13 mètres (11 mètres en UVh).
UV 8 - STATIONNEMENT
UVa : une place par logement ; UVh : deux places par logement dont une couverte.
ZONE UT - TOURISME
UT 4 - IMPLANTATION PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Recul minimum de 5 mètres de l'alignement, 3 mètres pour les chemins piétons.
UT 5 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES
D ≥ H/2 ≥ 4 m.
UT 7 - HAUTEUR
La hauteur maximale est fixée à 15 mètres au faîtage et 12 mètres à l'acrotère, soit R+3+combles.
`,
    {
      UV: `
UVa voie.alignement "autorise"
UVa voie.recul_max_m 3
UVh voie.recul_min_m 3
UVa limites.en_limite "autorise"
UVh limites.recul_min_m 4
UVh emprise.max_pct 40
UVa hauteur.faitage_m 13
UVh hauteur.faitage_m 11
UVa stationnement_logement.ratio {"places_par_logement":1}
UVh stationnement_logement.ratio {"places_par_logement":2}`,
      UT: `
* voie.recul_min_m 5
~ voie.recul_min_m 3
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* hauteur.faitage_m 15
* hauteur.acrotere_m 12
* hauteur.niveaux "R+3+combles"`,
    },
  ),
  ...zonesOf(
    "modern headings without numbers",
    `
ZONE UA
DESTINATION DES CONSTRUCTIONS, USAGES DES SOLS ET NATURE D'ACTIVITES
Interdictions
Sont interdits : l'industrie, l'entrepôt, le commerce de gros.
IMPLANTATION DES CONSTRUCTIONS
Par rapport aux voies et emprises publiques
L'implantation à l'alignement est obligatoire.
Par rapport aux limites séparatives
Les constructions sont implantées sur une ou deux limites latérales. En cas de retrait, celui-ci est de 3 mètres au moins.
EMPRISE AU SOL
Non réglementée.
HAUTEUR
La hauteur à l'égout est comprise entre 6 et 10 mètres.
ESPACES DE PLEINE TERRE
10 % de l'unité foncière au moins.
STATIONNEMENT
Aucune place n'est exigée pour les logements de moins de 50 m². Une place par logement est exigée au-dessus.
ZONE UC
IMPLANTATION DES CONSTRUCTIONS
Par rapport aux voies et emprises publiques
Un retrait de 5 mètres minimum est exigé, sauf pour les lots issus d'une division en drapeau.
Par rapport aux limites séparatives
Un retrait de 3 mètres minimum est exigé ; l'accolement en limite est possible sur une seule limite.
EMPRISE AU SOL
30 % de l'unité foncière.
HAUTEUR
R+1+C, 6 mètres à l'égout, 10 mètres au faîtage.
ESPACES DE PLEINE TERRE
50 % de l'unité foncière au moins.
STATIONNEMENT
Deux places par logement.
DIVISION
Par dérogation à l'article R.151-21, les règles s'appliquent à chaque lot issu de la division.
`,
    {
      UA: `
* destinations_interdites.industrie true
* destinations_interdites.entrepot true
* destinations_interdites.commerce_de_gros true
* voie.alignement "obligatoire"
* limites.en_limite "autorise"
* limites.recul_min_m 3
* hauteur.egout_m 10
* espaces_verts.pleine_terre_pct 10
* stationnement_logement.ratio {"places_par_logement":1}`,
      UC: `
* voie.recul_min_m 5
* limites.recul_min_m 3
* limites.en_limite "autorise"
* emprise.max_pct 30
* hauteur.niveaux "R+1+combles"
* hauteur.egout_m 6
* hauteur.faitage_m 10
* espaces_verts.pleine_terre_pct 50
* stationnement_logement.ratio {"places_par_logement":2}
* division.appreciation "lot_par_lot"`,
    },
  ),
];
