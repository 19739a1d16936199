/** How large a fictional département is measured. */
export interface ScaleAsk {
  readonly parcels: number;
  readonly communes: number;
}
