import { HAS_VERB } from "./words-of-titles.ts";

interface Said {
  readonly text: string;
  readonly plain: string;
}

/**
 * A list set without marks under a line that announces it: its items end with a comma or a semicolon, the last one with a
 * full stop; a list of uses forbidden or allowed may end none.
 */
export class UnmarkedList {
  #state: "closed" | "open" | "uses" = "closed";

  open(lead: Said): void {
    const announces = /:\s*$/.test(lead.plain);
    this.#state = !announces ? "closed" : /interdi|autoris|admis/.test(lead.plain) ? "uses" : "open";
  }

  holds({ text, plain }: Said): boolean {
    if (this.#state === "closed") return false;
    if (/[;,]\s*$/.test(text)) {
      this.#going = true;
      return true;
    }
    const last = this.#going || (this.#state === "uses" && !HAS_VERB.test(plain));
    if (this.#state === "open" || !last) this.#state = "closed";
    this.#going = false;
    return last;
  }

  #going = false;
}
