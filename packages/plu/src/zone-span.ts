/** Where a zone stands in its file: the title that opens it, and the pages from it to its end (absent without page marks). */
export interface ZoneSpan {
  readonly title: string;
  readonly from?: number;
  readonly to?: number;
}
