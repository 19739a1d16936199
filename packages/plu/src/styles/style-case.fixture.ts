/**
 * Short règlements written for these tests in the drafting styles met in France, each with every value a reader must
 * find and nothing more. They copy no town: sentences and figures are ours.
 */
export interface StyleCase {
  readonly name: string;
  readonly zone: string;
  readonly text: string;
  /** `secteur champ.sous_champ value`, one per line; `*` for every secteur. */
  readonly expected: string;
  readonly silences?: string;
}
