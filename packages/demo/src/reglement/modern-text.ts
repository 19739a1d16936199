/**
 * The règlement of the fictional plan, in the structure of the 2016 decree (R.151-27 to R.151-50).
 * Markup: `#` title, `##` section, `###` article, `####` paragraph title, `-` bullet, `|` table row, `===` new page,
 * `[sommaire]` table of contents, `!` a scanned sheet.
 */
export const MODERN_REGLEMENT = `
# RÈGLEMENT ÉCRIT
Commune fictive d’Île-Sainte-Mirande. Plan local d’urbanisme approuvé par délibération du conseil municipal du 18 mars 2024. Document inventé pour la démonstration du logiciel : il n’a aucune valeur et ne s’applique à aucun terrain.
[sommaire]
===
## TITRE I - DISPOSITIONS GÉNÉRALES
### Article DG 1 - Champ d’application
Le présent règlement s’applique à la totalité du territoire communal. Les documents graphiques priment sur le règlement écrit lorsqu’ils portent une disposition particulière.
### Article DG 2 - Application aux divisions
Par dérogation à l’article R. 151-21 du code de l’urbanisme, dans le cas d’un lotissement ou de la construction, sur un même terrain, de plusieurs bâtiments dont le terrain d’assiette doit faire l’objet d’une division en propriété ou en jouissance, les règles du présent règlement s’appliquent à chaque lot issu de la division, et non à l’ensemble du projet.
### Article DG 3 - Définitions
Emprise au sol : projection verticale du volume de la construction, tous débords et surplombs inclus. Les débords de toiture de moins de 0,60 mètre ne sont pas comptés.
Hauteur : sauf mention contraire, elle est mesurée du sol naturel avant travaux jusqu’à l’égout du toit ou au sommet de l’acrotère.
Espace de pleine terre : espace non construit en surface comme en sous-sol, planté ou engazonné, permettant l’infiltration des eaux pluviales.
Limites séparatives : limites du terrain qui ne sont ni des voies ni des emprises publiques ; on distingue les limites latérales, qui aboutissent à la voie, et les limites de fond.
Annexe : construction secondaire, de dimensions réduites, non contiguë à la construction principale.
### Article DG 4 - Accès et voirie
Pour être constructible, un terrain doit avoir accès à une voie publique ou privée, directement ou par une servitude de passage instituée par acte authentique.
La largeur d’un accès desservant un seul logement ne peut être inférieure à 3,50 mètres. Elle ne peut être inférieure à 4 mètres au-delà d’un logement, et à 5 mètres au-delà de trois logements.
Les voies en impasse de plus de 60 mètres comportent à leur extrémité une aire de retournement d’au moins 8 mètres de rayon.
===
# ZONE UA
La zone UA correspond au village ancien et au port. Le bâti y est dense, en ordre continu et à l’alignement des rues.
## Section 1 - Destination des constructions, usages des sols et natures d’activité
### Article UA 1 - Destinations et sous-destinations interdites
Sont interdites les constructions à destination de :
- exploitation agricole et forestière ;
- industrie ;
- entrepôt ;
- camping et habitations légères de loisirs.
### Article UA 2 - Destinations soumises à des conditions particulières
L’artisanat et le commerce de détail sont autorisés à condition que leur surface de plancher n’excède pas 300 m².
### Article UA 3 - Mixité fonctionnelle et sociale
Le long du quai de la Douane, le changement de destination des rez-de-chaussée commerciaux vers l’habitation est interdit. Tout programme de plus de 12 logements comporte au moins 30 % de logements sociaux.
## Section 2 - Caractéristiques urbaine, architecturale, environnementale et paysagère
### Article UA 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
Non réglementé.
#### 4.2. Hauteur
La hauteur des constructions ne peut excéder 10 mètres à l’égout du toit et 13 mètres au faîtage. Le nombre de niveaux est limité à R+2+combles.
Toutefois, la hauteur d’une construction édifiée entre deux immeubles mitoyens plus élevés peut atteindre celle du plus bas des deux.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions doivent être implantées à l’alignement des voies. Un retrait de 2 mètres au plus est admis au rez-de-chaussée pour créer une devanture.
#### 4.4. Implantation par rapport aux limites séparatives
Dans une bande de 15 mètres comptée depuis l’alignement, les constructions doivent être implantées d’une limite latérale à l’autre.
Au-delà de cette bande, les constructions doivent être implantées soit en limite séparative si leur hauteur n’excède pas 3,50 mètres, soit avec un retrait au moins égal à 3 mètres.
#### 4.5. Implantation des constructions sur une même propriété
Non réglementé.
### Article UA 5 - Qualité urbaine, architecturale, environnementale et paysagère
Les clôtures sur rue sont constituées d’un mur enduit dont la hauteur est comprise entre 1,20 mètre et 1,80 mètre. Les toitures sont à deux pentes, couvertes de tuiles canal, d’une pente comprise entre 25 % et 35 %.
### Article UA 6 - Traitement des espaces non bâtis
Les cours existantes de plus de 40 m² sont conservées en espace libre à concurrence de la moitié de leur surface.
### Article UA 7 - Stationnement
Pour les constructions à destination d’habitation, il est exigé 1 place par logement de plus de 60 m² de surface de plancher. Aucune place n’est exigée pour les changements de destination.
## Section 3 - Équipements et réseaux
### Article UA 8 - Desserte par les voies
Se reporter à l’article DG 4 des dispositions générales.
### Article UA 9 - Desserte par les réseaux
Toute construction doit être raccordée au réseau public d’eau potable et au réseau public d’assainissement.
===
# ZONE UB
La zone UB correspond aux faubourgs : habitat individuel et petits collectifs, en ordre semi-continu. Elle comprend le secteur UBa, autour de la place du Marché.
## Section 1 - Destination des constructions, usages des sols et natures d’activité
### Article UB 1 - Destinations et sous-destinations interdites
Sont interdites les constructions à destination d’exploitation agricole et forestière, d’industrie et d’entrepôt.
### Article UB 2 - Destinations soumises à des conditions particulières
Le commerce de détail est autorisé dans la limite de 500 m² de surface de plancher par établissement.
### Article UB 3 - Mixité fonctionnelle et sociale
Tout programme de plus de 10 logements comporte au moins 30 % de logements sociaux.
## Section 2 - Caractéristiques urbaine, architecturale, environnementale et paysagère
### Article UB 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
L’emprise au sol des constructions ne peut excéder 50 % de la superficie du terrain. Dans le secteur UBa, elle est portée à 65 %.
#### 4.2. Hauteur
La hauteur des constructions ne peut excéder 7 mètres à l’égout du toit, ou 7,50 mètres à l’acrotère. Dans le secteur UBa, elle ne peut excéder 10 mètres à l’égout du toit.
La hauteur des annexes est limitée à 3,50 mètres.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions doivent être implantées soit à l’alignement, soit avec un retrait d’au moins 3 mètres par rapport à l’alignement des voies.
Le long de la route de la Corniche, ce retrait est porté à 5 mètres.
#### 4.4. Implantation par rapport aux limites séparatives
Les constructions doivent être implantées soit en limite séparative, soit de telle manière que la distance comptée horizontalement de tout point de la construction au point de la limite le plus proche soit au moins égale à la moitié de la hauteur, sans pouvoir être inférieure à 3 mètres (L ≥ H/2, minimum 3 m).
La longueur des constructions en limite séparative n’excède pas 12 mètres.
#### 4.5. Implantation des constructions sur une même propriété
Deux constructions non contiguës doivent être distantes d’au moins 4 mètres.
### Article UB 5 - Qualité urbaine, architecturale, environnementale et paysagère
La hauteur des clôtures est limitée à 1,60 mètre sur rue et à 1,80 mètre en limite séparative.
### Article UB 6 - Traitement des espaces non bâtis
Au moins 25 % de la superficie du terrain doit être traitée en espaces de pleine terre.
### Article UB 7 - Stationnement
Il est exigé 1 place de stationnement par tranche entamée de 70 m² de surface de plancher, avec un minimum de 1 place par logement.
## Section 3 - Équipements et réseaux
### Article UB 8 - Desserte par les voies
Se reporter à l’article DG 4 des dispositions générales.
### Article UB 9 - Desserte par les réseaux
Le raccordement au réseau public d’assainissement est obligatoire. Les eaux pluviales sont infiltrées à la parcelle ; à défaut, leur rejet est limité à 5 l/s/ha.
===
# ZONE UC
La zone UC correspond aux quartiers pavillonnaires.
## Section 1 - Destination des constructions, usages des sols et natures d’activité
### Article UC 1 - Destinations et sous-destinations interdites
Sont interdites les constructions à destination d’exploitation agricole et forestière, d’industrie, d’entrepôt, ainsi que le commerce de gros.
### Article UC 2 - Destinations soumises à des conditions particulières
Les constructions à destination d’artisanat sont autorisées à condition de ne pas créer de nuisance pour le voisinage.
### Article UC 3 - Mixité fonctionnelle et sociale
Non réglementé.
## Section 2 - Caractéristiques urbaine, architecturale, environnementale et paysagère
### Article UC 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
L’emprise au sol des constructions, annexes comprises, ne peut excéder 30 % de la superficie du terrain.
Les piscines non couvertes ne sont pas comptées dans l’emprise au sol.
#### 4.2. Hauteur
La hauteur des constructions ne peut excéder 7 mètres à l’égout du toit. La hauteur des annexes ne peut excéder 3 mètres au faîtage.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions doivent être implantées avec un retrait d’au moins 5 mètres par rapport à l’alignement des voies et emprises publiques. Toutefois, les extensions des constructions existantes peuvent respecter le retrait de la construction qu’elles prolongent, et les garages peuvent être implantés à l’alignement sur une longueur de 6 mètres au plus.
#### 4.4. Implantation par rapport aux limites séparatives
Les constructions doivent être implantées avec un retrait au moins égal à la moitié de leur hauteur, sans pouvoir être inférieur à 4 mètres.
Les annexes de moins de 20 m² et d’une hauteur inférieure à 3 mètres peuvent être implantées en limite séparative.
#### 4.5. Implantation des constructions sur une même propriété
La distance entre deux constructions à usage d’habitation ne peut être inférieure à 6 mètres.
### Article UC 5 - Qualité urbaine, architecturale, environnementale et paysagère
Les clôtures sont constituées d’un mur bahut de 0,60 mètre surmonté d’un grillage doublé d’une haie ; leur hauteur totale est limitée à 1,80 mètre.
### Article UC 6 - Traitement des espaces non bâtis
Au moins 50 % de la superficie du terrain doit être conservée en espaces de pleine terre, plantés d’un arbre de haute tige pour 100 m².
### Article UC 7 - Stationnement
Il est exigé 2 places de stationnement par logement. Pour les opérations de plus de quatre logements, il est exigé en outre 1 place visiteur par tranche de 3 logements.
## Section 3 - Équipements et réseaux
### Article UC 8 - Desserte par les voies
Les voies nouvelles et les passages qui desservent un terrain ont une largeur d’au moins 4 mètres.
### Article UC 9 - Desserte par les réseaux
Toute construction doit être raccordée au réseau public d’eau potable. En l’absence de réseau public d’assainissement, un dispositif d’assainissement non collectif conforme est admis.
===
# ZONE UD
La zone UD correspond aux villas et jardins du littoral, de faible densité.
## Section 1 - Destination des constructions, usages des sols et natures d’activité
### Article UD 1 - Destinations et sous-destinations interdites
Sont interdites toutes les constructions autres que l’habitation et l’hébergement hôtelier et touristique.
### Article UD 2 - Destinations soumises à des conditions particulières
Non réglementé.
### Article UD 3 - Mixité fonctionnelle et sociale
Non réglementé.
## Section 2 - Caractéristiques urbaine, architecturale, environnementale et paysagère
### Article UD 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
| Superficie du terrain | Emprise au sol maximale |
| Inférieure à 1 500 m² | 20 % |
| De 1 500 m² à 3 000 m² | 15 % |
| Supérieure à 3 000 m² | 10 % |
#### 4.2. Hauteur
La hauteur maximale est fixée à 6 mètres à l’égout du toit et 8 mètres au faîtage. Dans une bande de 100 mètres comptée depuis le rivage, elle est limitée à 4 mètres à l’égout du toit.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées à 6 mètres au moins de l’alignement, et à 10 mètres au moins de l’axe des voies.
#### 4.4. Implantation par rapport aux limites séparatives
Les constructions sont implantées en retrait. La distance aux limites séparatives est au moins égale à 5 mètres.
#### 4.5. Implantation des constructions sur une même propriété
Les constructions non contiguës sont distantes d’au moins 8 mètres.
### Article UD 5 - Qualité urbaine, architecturale, environnementale et paysagère
Les clôtures sont transparentes ; leur hauteur n’excède pas 1,50 mètre.
### Article UD 6 - Traitement des espaces non bâtis
70 % au moins de la superficie du terrain est maintenue en espaces verts de pleine terre. Les pins parasols sont conservés.
### Article UD 7 - Stationnement
Il est exigé 2 places par logement et 1 place par tranche de 60 m² de surface de plancher au-delà de 180 m².
## Section 3 - Équipements et réseaux
### Article UD 8 - Desserte par les voies
Les voies et passages de desserte ont une largeur minimale de 4 mètres. Chaque terrain ne peut disposer que d’un seul accès par voie.
### Article UD 9 - Desserte par les réseaux
Les dispositifs d’assainissement non collectif sont autorisés sur les terrains non desservis.
===
# ZONE UE
La zone UE est réservée aux équipements publics et aux activités.
### Article UE 1 - Destinations et sous-destinations interdites
Les constructions à destination d’habitation sont interdites, à l’exception des logements de gardiennage de moins de 80 m².
### Article UE 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
L’emprise au sol ne peut excéder 60 % de la superficie du terrain.
#### 4.2. Hauteur
La hauteur ne peut excéder 9 mètres à l’acrotère. La hauteur des équipements d’intérêt collectif n’est pas réglementée.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions respectent un retrait minimum de 5 mètres.
#### 4.4. Implantation par rapport aux limites séparatives
Les constructions sont implantées soit en limite, soit à 5 mètres au moins.
### Article UE 6 - Traitement des espaces non bâtis
Au moins 15 % du terrain est traité en pleine terre.
### Article UE 7 - Stationnement
Le nombre de places exigé est fixé par le tableau ci-après.
! NOMBRE DE PLACES - ZONE UE / BUREAUX        1 PLACE POUR 40 M2 / ARTISANAT      1 PLACE POUR 80 M2 / ENTREPOTS      1 PLACE POUR 200 M2 / GARDIENNAGE    2 PLACES PAR LOGEMENT
===
# ZONES À URBANISER
## ZONE 1AU
La zone 1AU est ouverte à l’urbanisation dans le respect des orientations d’aménagement et de programmation.
### Article 1AU 1 - Destinations et sous-destinations interdites
Sont interdites les constructions à destination d’industrie, d’entrepôt et d’exploitation agricole et forestière.
### Article 1AU 2 - Destinations soumises à des conditions particulières
Les constructions sont autorisées à condition d’être réalisées dans le cadre d’une opération d’aménagement d’ensemble portant sur 5 000 m² au moins.
### Article 1AU 4 - Volumétrie et implantation des constructions
S’appliquent ici les dispositions de l’article UC 4.
### Article 1AU 6 - Traitement des espaces non bâtis
Au moins 40 % de la superficie de l’opération est traitée en espaces de pleine terre.
### Article 1AU 7 - Stationnement
Se reporter à l’article UC 7.
## ZONE 2AU
La zone 2AU est fermée à l’urbanisation. Son ouverture est subordonnée à une modification ou à une révision du plan local d’urbanisme.
### Article 2AU 1 - Destinations et sous-destinations interdites
Toute construction nouvelle est interdite.
### Article 2AU 4 - Volumétrie et implantation des constructions
Sans objet.
===
# ZONE A
La zone A correspond aux espaces agricoles : vignes, oliveraies, vergers.
### Article A 1 - Destinations et sous-destinations interdites
Sont interdites toutes les constructions qui ne sont pas mentionnées à l’article A 2.
### Article A 2 - Destinations soumises à des conditions particulières
Sont autorisées, à condition d’être nécessaires à l’exploitation agricole, les constructions à usage agricole et le logement de l’exploitant dans la limite de 150 m² de surface de plancher.
L’extension des habitations existantes est autorisée dans la limite de 30 % de la surface de plancher existante, sans excéder 50 m².
### Article A 4 - Volumétrie et implantation des constructions
#### 4.1. Emprise au sol
Non réglementé.
#### 4.2. Hauteur
La hauteur des constructions à usage d’habitation ne peut excéder 6 mètres à l’égout du toit. Celle des bâtiments agricoles ne peut excéder 9 mètres au faîtage.
#### 4.3. Implantation par rapport aux voies et emprises publiques
Les constructions sont implantées à 10 mètres au moins de l’alignement.
#### 4.4. Implantation par rapport aux limites séparatives
Les constructions sont implantées à 5 mètres au moins des limites séparatives.
# ZONE N
La zone N correspond aux espaces naturels et boisés. Elle comprend le secteur NL des espaces remarquables du littoral.
### Article N 1 - Destinations et sous-destinations interdites
Toute construction est interdite, à l’exception de celles mentionnées à l’article N 2. Dans le secteur NL, toute construction est interdite.
### Article N 2 - Destinations soumises à des conditions particulières
Sont autorisés les aménagements légers nécessaires à l’accueil du public, à condition qu’ils ne compromettent pas la qualité du site.
### Article N 4 - Volumétrie et implantation des constructions
Sans objet.
### Article N 6 - Traitement des espaces non bâtis
Les espaces boisés classés figurant au document graphique sont soumis à l’article L. 113-1 du code de l’urbanisme.
`;
