import { type FreshCase, zonesOf } from "./fresh-case.fixture.ts";

/** Batch 29: the last one written; read once, its score is the one told. */
export const FRESH_VALLEYS: readonly FreshCase[] = [
  ...zonesOf(
    "valley town, three secteurs and a river",
    `
ZONE UC
La zone UC comprend les secteurs UCa, UCb, ainsi qu'un secteur UCi soumis au risque d'inondation.
Article UC 6 - Implantation des constructions par rapport aux voies et emprises publiques
Les constructions doivent s'implanter à 4 m au moins de l'alignement. Cette distance est portée à 8 m dans le secteur UCb.
Le long des berges de la rivière, un recul de 10 m est imposé.
Article UC 7 - Implantation des constructions par rapport aux limites séparatives
La construction en limite séparative est autorisée dans le secteur UCa.
Dans les autres secteurs, les constructions respectent un retrait d'au moins 3 m et d'au moins la moitié de leur hauteur.
Article UC 9 - Emprise au sol
L'emprise au sol maximale est de 50 % dans le secteur UCa, 30 % dans le secteur UCb et 20 % dans le secteur UCi. Dans le reste de la zone, elle est de 40 %.
Article UC 10 - Hauteur
Hauteur maximale à l'égout du toit : 7 m. Dans le secteur UCi, le premier plancher est à 0,50 m au-dessus du terrain naturel.
Article UC 12 - Stationnement
Logements : 1 place par tranche entamée de 60 m² de surface de plancher, avec un minimum de 2 places par logement individuel.
Article UC 13 - Espaces libres
Les espaces verts représentent au moins 30 % de la surface du terrain, 50 % dans le secteur UCi.
ZONE UJ
Article UJ 6 - Implantation des constructions par rapport aux voies et emprises publiques
Le recul minimal est de 7 m.
Article UJ 7 - Implantation des constructions par rapport aux limites séparatives
Le retrait, égal à la hauteur, n'est jamais inférieur à 5 m.
Article UJ 9 - Emprise au sol
Deux tiers de la surface du terrain au maximum.
Article UJ 10 - Hauteur
La hauteur est plafonnée à 10 m.
`,
    {
      UC: `
UC voie.recul_min_m 4
UCa voie.recul_min_m 4
UCi voie.recul_min_m 4
UCb voie.recul_min_m 8
UCa limites.en_limite "autorise"
UC limites.recul_min_m 3
UCb limites.recul_min_m 3
UCi limites.recul_min_m 3
UC limites.prospect {"k":0.5,"c":0}
UCb limites.prospect {"k":0.5,"c":0}
UCi limites.prospect {"k":0.5,"c":0}
UCa emprise.max_pct 50
UCb emprise.max_pct 30
UCi emprise.max_pct 20
UC emprise.max_pct 40
* hauteur.egout_m 7
* stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":2}
UC espaces_verts.vegetalise_pct 30
UCa espaces_verts.vegetalise_pct 30
UCb espaces_verts.vegetalise_pct 30
UCi espaces_verts.vegetalise_pct 50`,
      UJ: `
* voie.recul_min_m 7
* limites.prospect {"k":1,"c":0}
* limites.recul_min_m 5
* emprise.max_pct 66.67
* hauteur.max_m 10`,
    },
  ),
  ...zonesOf(
    "modern plan with sub-titles in letters",
    `
REGLEMENT APPLICABLE A LA ZONE UA
2 - CARACTERISTIQUES URBAINE, ARCHITECTURALE, ENVIRONNEMENTALE ET PAYSAGERE
2.1 Volumétrie et implantation des constructions
a. Hauteur des constructions
La hauteur ne peut excéder R+2+combles ni 9 mètres à l'égout.
b. Implantation des constructions par rapport aux voies
Elles sont implantées à l'alignement sur au moins 70 % du linéaire de façade.
c. Implantation des constructions par rapport aux limites séparatives
Elles sont implantées sur au moins une limite séparative latérale. Le retrait par rapport à l'autre limite est au minimum de 3 mètres.
d. Emprise au sol
Elle n'est pas réglementée.
2.2 Espaces non bâtis
Au moins 10 % de la surface du terrain est en pleine terre.
2.3 Stationnement
Une place de stationnement par logement est exigée.
REGLEMENT APPLICABLE A LA ZONE UB
2 - CARACTERISTIQUES URBAINE, ARCHITECTURALE, ENVIRONNEMENTALE ET PAYSAGERE
2.1 Volumétrie et implantation des constructions
a. Hauteur des constructions
Elle ne peut excéder R+1, 6 mètres à l'égout et 6,50 mètres à l'acrotère.
b. Implantation des constructions par rapport aux voies
Elles sont implantées en recul d'au moins 5 mètres de l'alignement.
c. Implantation des constructions par rapport aux limites séparatives
Elles sont implantées soit sur limite si leur hauteur n'y excède pas 3 mètres, soit en retrait de 3 mètres minimum.
d. Emprise au sol
Elle ne peut excéder 40 % de la surface du terrain, 50 % pour les terrains de moins de 300 m².
2.2 Espaces non bâtis
La surface en pleine terre est d'au moins 40 % de celle du terrain.
2.3 Stationnement
Deux places de stationnement par logement sont exigées.
`,
    {
      UA: `
* hauteur.niveaux "R+2+combles"
* hauteur.egout_m 9
* voie.alignement "obligatoire"
* voie.alignement_lineaire_min_pct 70
* limites.en_limite "autorise"
* limites.recul_min_m 3
* espaces_verts.pleine_terre_pct 10
* stationnement_logement.ratio {"places_par_logement":1}`,
      UB: `
* hauteur.niveaux "R+1"
* hauteur.egout_m 6
* hauteur.acrotere_m 6.5
* voie.recul_min_m 5
* limites.en_limite "sous_conditions"
* limites.recul_min_m 3
* emprise.max_pct 40
* espaces_verts.pleine_terre_pct 40
* stationnement_logement.ratio {"places_par_logement":2}`,
    },
  ),
  ...zonesOf(
    "old POS, capital titles, sentences on several lines",
    `
ZONE UE
SECTION II - CONDITIONS DE L'OCCUPATION DU SOL
ARTICLE UE 5 - CARACTERISTIQUES DES TERRAINS
Pour être constructible, tout terrain doit avoir une superficie minimale de 800 m2.
ARTICLE UE 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET
EMPRISES PUBLIQUES
Toute construction doit être implantée à une distance de l'axe de la voie qui ne peut
être inférieure à 10 mètres, et à 5 mètres au moins de l'alignement.
ARTICLE UE 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES
SEPARATIVES
La distance comptée horizontalement de tout point du bâtiment à édifier au point le
plus proche de la limite séparative doit être au moins égale à la moitié de la
différence d'altitude entre ces deux points et jamais inférieure à 4 mètres (L = H/2
minimum 4 m).
ARTICLE UE 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX
AUTRES SUR UNE MEME PROPRIETE
Sans objet.
ARTICLE UE 9 - EMPRISE AU SOL
Elle ne peut dépasser 20 % de la superficie totale du terrain.
ARTICLE UE 10 - HAUTEUR MAXIMUM DES CONSTRUCTIONS
Elle ne peut excéder 7 mètres à l'égout des toitures, sauf pour les bâtiments publics.
ARTICLE UE 12 - STATIONNEMENT DES VEHICULES
Il est exigé : pour les constructions à usage d'habitation, 2 places par logement ;
pour les constructions à usage de bureaux, 1 place pour 25 m2.
ARTICLE UE 13 - ESPACES LIBRES ET PLANTATIONS
60 % au moins de la superficie du terrain doivent être aménagés en espaces verts.
ARTICLE UE 14 - COEFFICIENT D'OCCUPATION DU SOL
Le C.O.S. est fixé à 0,20.
ZONE NA
ARTICLE NA 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET
EMPRISES PUBLIQUES
Recul minimum de 5 mètres.
ARTICLE NA 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES
SEPARATIVES
Implantation sur limite séparative ou à 4 mètres au moins de celle-ci.
ARTICLE NA 10 - HAUTEUR MAXIMUM DES CONSTRUCTIONS
R + 1, soit 6 mètres à l'égout.
`,
    {
      UE: `
* voie.recul_axe_min_m 10
* voie.recul_min_m 5
* limites.prospect {"k":0.5,"c":0}
* limites.recul_min_m 4
* emprise.max_pct 20
* hauteur.egout_m 7
* stationnement_logement.ratio {"places_par_logement":2}
* espaces_verts.vegetalise_pct 60`,
      NA: `
* voie.recul_min_m 5
* limites.en_limite "autorise"
* limites.recul_min_m 4
* hauteur.niveaux "R+1"
* hauteur.egout_m 6`,
    },
  ),
];
