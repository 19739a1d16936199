/**
 * The same island under an older plan, in fourteen articles, with what the law has since removed (minimum areas, COS).
 * Same markup as the modern text.
 */
export const CLASSIC_REGLEMENT = `
# RÈGLEMENT
Commune fictive d’Île-Sainte-Mirande. Plan local d’urbanisme approuvé le 12 novembre 2008. Document inventé pour la démonstration du logiciel : il n’a aucune valeur et ne s’applique à aucun terrain.
## TITRE I - DISPOSITIONS GÉNÉRALES
### ARTICLE 1 - CHAMP D’APPLICATION TERRITORIAL
Le présent règlement s’applique à la totalité du territoire de la commune.
### ARTICLE 2 - ADAPTATIONS MINEURES
Les règles et servitudes définies par le plan local d’urbanisme ne peuvent faire l’objet d’aucune dérogation, à l’exception des adaptations mineures rendues nécessaires par la nature du sol, la configuration des parcelles ou le caractère des constructions avoisinantes.
===
# TITRE II - DISPOSITIONS APPLICABLES À LA ZONE UA
Caractère de la zone : village ancien et port.
### ARTICLE UA 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Les constructions à usage industriel ; les entrepôts ; les terrains de camping ; les carrières.
### ARTICLE UA 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES À DES CONDITIONS PARTICULIÈRES
Les constructions à usage artisanal, sous réserve de ne pas créer de gêne pour le voisinage.
### ARTICLE UA 3 - ACCÈS ET VOIRIE
Tout terrain enclavé est inconstructible. Les accès doivent avoir une largeur minimale de 3 mètres.
### ARTICLE UA 4 - DESSERTE PAR LES RÉSEAUX
Le raccordement au réseau public d’eau potable et au réseau d’assainissement est obligatoire.
### ARTICLE UA 5 - SUPERFICIE MINIMALE DES TERRAINS CONSTRUCTIBLES
Non réglementé.
### ARTICLE UA 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent être édifiées à l’alignement des voies publiques existantes, modifiées ou à créer.
### ARTICLE UA 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Sur une profondeur de 15 mètres à partir de l’alignement, les constructions doivent être édifiées d’une limite latérale à l’autre.
### ARTICLE UA 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MÊME PROPRIÉTÉ
Néant.
### ARTICLE UA 9 - EMPRISE AU SOL
Il n’est pas fixé de règle.
### ARTICLE UA 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions, mesurée du sol naturel à l’égout du toit, ne peut excéder 9,50 mètres.
### ARTICLE UA 11 - ASPECT EXTÉRIEUR
Les clôtures ne peuvent excéder 1,80 mètre de hauteur.
### ARTICLE UA 12 - STATIONNEMENT
Il doit être aménagé au moins une place de stationnement par logement.
### ARTICLE UA 13 - ESPACES LIBRES ET PLANTATIONS
Sans objet.
### ARTICLE UA 14 - COEFFICIENT D’OCCUPATION DU SOL
Il n’est pas fixé de coefficient d’occupation du sol.
===
# TITRE III - DISPOSITIONS APPLICABLES À LA ZONE UC
Caractère de la zone : habitat individuel. Elle comprend le secteur UCa, de moindre densité.
### ARTICLE UC 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Les constructions à usage industriel ou d’entrepôt, les installations classées soumises à autorisation, les carrières, le stationnement de caravanes.
### ARTICLE UC 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES À DES CONDITIONS PARTICULIÈRES
Les bureaux et commerces, à condition que leur surface hors œuvre nette n’excède pas 150 m².
### ARTICLE UC 3 - ACCÈS ET VOIRIE
Les accès doivent avoir une largeur minimale de 4 mètres. Les voies privées nouvelles desservant plus de deux logements ont une plate-forme d’au moins 6 mètres.
### ARTICLE UC 4 - DESSERTE PAR LES RÉSEAUX
Toute construction doit être raccordée au réseau public d’eau potable. L’assainissement individuel est admis en l’absence de réseau.
### ARTICLE UC 5 - SUPERFICIE MINIMALE DES TERRAINS CONSTRUCTIBLES
Pour être constructible, un terrain doit avoir une superficie d’au moins 800 m². Dans le secteur UCa, cette superficie est portée à 1 500 m².
### ARTICLE UC 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions doivent s’implanter à une distance d’au moins 5 mètres de l’alignement. Cette distance est portée à 15 mètres de l’axe de la route de la Corniche.
### ARTICLE UC 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
La distance comptée horizontalement de tout point du bâtiment au point de la limite séparative qui en est le plus rapproché doit être au moins égale à la moitié de la différence d’altitude entre ces deux points, sans pouvoir être inférieure à 4 mètres.
Les piscines sont implantées à 2 mètres au moins des limites.
### ARTICLE UC 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MÊME PROPRIÉTÉ
Une distance d’au moins 6 mètres peut être imposée entre deux bâtiments non contigus.
### ARTICLE UC 9 - EMPRISE AU SOL
L’emprise au sol des constructions ne peut excéder 25 % de la superficie du terrain. Dans le secteur UCa, elle ne peut excéder 15 %.
### ARTICLE UC 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur des constructions ne peut excéder 7 mètres à l’égout du toit et 9 mètres au faîtage. Les annexes ne peuvent excéder 3,50 mètres.
### ARTICLE UC 11 - ASPECT EXTÉRIEUR
Les clôtures sur rue ne peuvent excéder 1,50 mètre ; les antennes paraboliques ne dépassent pas le faîtage de plus de 1 mètre.
### ARTICLE UC 12 - STATIONNEMENT
Il est exigé deux places de stationnement par logement, et une place par tranche de 40 m² de surface de bureaux.
### ARTICLE UC 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces verts représentent au moins 40 % de la superficie du terrain. Un arbre de haute tige est planté pour 4 places de stationnement.
### ARTICLE UC 14 - COEFFICIENT D’OCCUPATION DU SOL
Le coefficient d’occupation du sol est fixé à 0,25. Dans le secteur UCa, il est fixé à 0,10.
===
# TITRE IV - DISPOSITIONS APPLICABLES À LA ZONE N
Caractère de la zone : espaces naturels à protéger.
### ARTICLE N 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES
Toutes les constructions, à l’exception de celles visées à l’article N 2.
### ARTICLE N 2 - OCCUPATIONS ET UTILISATIONS DU SOL SOUMISES À DES CONDITIONS PARTICULIÈRES
L’extension mesurée des habitations existantes, dans la limite de 30 m².
### ARTICLE N 3 - ACCÈS ET VOIRIE
Non réglementé.
### ARTICLE N 4 - DESSERTE PAR LES RÉSEAUX
Non réglementé.
### ARTICLE N 5 - SUPERFICIE MINIMALE DES TERRAINS CONSTRUCTIBLES
Sans objet.
### ARTICLE N 6 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX VOIES ET EMPRISES PUBLIQUES
Les constructions respectent un recul d’au moins 10 mètres de l’alignement.
### ARTICLE N 7 - IMPLANTATION DES CONSTRUCTIONS PAR RAPPORT AUX LIMITES SÉPARATIVES
Les constructions respectent un recul d’au moins 5 mètres des limites séparatives.
### ARTICLE N 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES SUR UNE MÊME PROPRIÉTÉ
Non réglementé.
### ARTICLE N 9 - EMPRISE AU SOL
Non réglementé.
### ARTICLE N 10 - HAUTEUR MAXIMALE DES CONSTRUCTIONS
La hauteur ne peut excéder celle de la construction existante.
### ARTICLE N 11 - ASPECT EXTÉRIEUR
Les clôtures sont végétales ; leur hauteur est limitée à 1,20 mètre.
### ARTICLE N 12 - STATIONNEMENT
Non réglementé.
### ARTICLE N 13 - ESPACES LIBRES ET PLANTATIONS
Les espaces boisés classés sont soumis à l’article L. 130-1 du code de l’urbanisme.
### ARTICLE N 14 - COEFFICIENT D’OCCUPATION DU SOL
Sans objet.
`;
