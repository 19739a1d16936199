/** "Dans le secteur UBb, ce retrait est ramené à 3 mètres": the verb alone says that it is the least. */
export const TURNED_FOR_SECTEUR =
  /^\W*(?:(?:toutefois|cependant|neanmoins|en revanche|par exception),? )?(?:dans|en|pour) (?:le |les |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d?(?:u|au|n|a)[a-z0-9, -]{0,30},? ?(?:ce(?:tte)? (?:recul|retrait|distance|marge|minimum)(?: minim\w+)?|(?:le (?:recul|retrait)|la (?:distance|marge))(?: minim\w+)?|il|elle|celui-ci|celle-ci)\b[^.;\d]{0,25}(?:portee?|ramenee?|reduite?|fixee?|augmentee?)s? a \d/;
/** "Il est ramené à 3 m en UBa": what it is, the sentence before says. */
export const SPEAKS_OF_BEFORE =
  /^\W*(?:il|elle|celui-ci|celle-ci) (?:est|sera) (?:portee?|ramenee?|reduite?|fixee?|augmentee?)s? a \d/;
/** "Dans le secteur UBa, ce recul peut être réduit à 3 m", under no condition: the least that the secteur asks. */
export const LOWERED_FOR_SECTEUR =
  /^\W*(?:dans|en) (?:le |les )?(?:sous-)?(?:secteurs? )?\d?(?:u|au|n|a)[a-z0-9-]{1,5},? (?:ce (?:recul|retrait)|cette (?:distance|marge)|le (?:recul|retrait)|la distance|il|elle) (?:peut|pourra) etre (?:reduite?|ramenee?) a \d+(?:[.,]\d+)? ?m(?:etres)?(?: (?:par rapport a|de) (?:l'alignement|la limite|la voie)[^.;,\d]{0,20})?\W*$/;
