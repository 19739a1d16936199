const WIDTH =
  "\\d{1,2}(?:[.,]\\d{1,2})?(?: ?m(?:etres)?)?(?: (?:et|a) \\d{1,2}(?:[.,]\\d{1,2})?)? ?m(?:etres)?(?![a-z0-9])";
const NOT_OWN = "(?:(?!recul|retrait|distance|implant|marge|hauteur|alignement)[^.;:\\d])";
const SIZE = "(?:plus|moins|superieure|inferieure|larges?|largeur|comprise?|excede|depasse)";
/** "Pour les voies de plus de 10 m de large", "lorsque la voie a moins de 8 mètres". */
export const ROAD = `(?:\\b(?:pour|sur|dans|lorsque|si|quand|le long|en bordure|au droit|en facade)\\b|\\()(?: d(?:e|es|'une)\\b)? ?(?:les |la |le |une |toutes les )?(?:largeur de la )?(?:voies?|rues?)\\b(?=${NOT_OWN}{0,45}\\b${SIZE}\\b)${NOT_OWN}{0,55}${WIDTH}(?: (?:ou plus|et plus|de large(?:ur)?|d'emprise|de plate-?forme))?`;

/** Whether a title or a sentence is about one class of road only: "Voies de plus de 12 mètres". */
const ROAD_TITLE = new RegExp(
  `^[\\W\\d]*(?:[a-z]{1,2}[.)] )?(?:(?:pour|sur|dans|le long d(?:es?|')) ?)?(?:les |la |une )?(?:voies?|rues?)\\b(?=${NOT_OWN}{0,45}\\b${SIZE}\\b)${NOT_OWN}{0,55}${WIDTH}`,
);
export const isOneRoadWidth = (plain: string): boolean => ROAD_TITLE.test(plain.slice(0, 160));
