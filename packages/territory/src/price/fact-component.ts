/** One line of the explanation of a score, as a sheet keeps it. */
export interface FactComponent {
  readonly key: string;
  readonly label: string;
  readonly weight: number;
  readonly value: number | null;
  /** What the whole score is multiplied by because of it. */
  readonly coefficient: number;
  readonly measured: string;
  readonly source: string;
}
