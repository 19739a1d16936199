/**
 * A règlement written with its truth before the reader ever saw it, to measure a first reading. `truth` holds one value per
 * line: `secteur champ.sous_champ value` (`*` for every secteur, the one it names when several values are given for a
 * cell), and `~` for a value that may be given with a condition (annexes, one road, a class of land): neither asked nor
 * wrong.
 */
export interface FreshCase {
  readonly name: string;
  readonly zone: string;
  readonly text: string;
  readonly truth: string;
}
