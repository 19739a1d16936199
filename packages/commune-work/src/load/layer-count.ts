import type { LayerCounts } from "@lotir/territory/work";

/** Counts what a layer keeps and sets aside, so that the figures always add up. */
export class LayerCount {
  #kept = 0;
  readonly #setAside = new Map<string, number>();
  readonly #notes = new Map<string, number>();

  keep(): void {
    this.#kept += 1;
  }

  setAside(reason: string): void {
    this.#setAside.set(reason, (this.#setAside.get(reason) ?? 0) + 1);
  }

  note(what: string): void {
    this.#notes.set(what, (this.#notes.get(what) ?? 0) + 1);
  }

  counts(): LayerCounts {
    const aside = [...this.#setAside.values()].reduce((sum, count) => sum + count, 0);
    return {
      read: this.#kept + aside,
      kept: this.#kept,
      setAside: Object.fromEntries(this.#setAside),
      notes: Object.fromEntries(this.#notes),
    };
  }
}
