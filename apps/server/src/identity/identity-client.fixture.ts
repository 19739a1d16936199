import { vi } from "vitest";
import type { Identity } from "./create-identity.ts";

export const ORIGIN = "http://localhost:3000";
export const PASSWORD = "un mot de passe long";

/** A browser or another client: keeps its cookies, or sends its bearer token. */
export class Client {
  static #last = 0;
  readonly #identity: Identity;
  readonly #address: string;
  #cookies = new Map<string, string>();
  bearer: string | undefined;

  constructor(identity: Identity) {
    this.#identity = identity;
    Client.#last += 1;
    this.#address = `192.0.2.${Client.#last}`;
  }

  headers(): Headers {
    const headers = new Headers({ origin: ORIGIN });
    if (this.bearer) headers.set("authorization", `Bearer ${this.bearer}`);
    else if (this.#cookies.size > 0)
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    return headers;
  }

  async send(method: "GET" | "POST", path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) {
    const headers = this.headers();
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    headers.set("content-type", "application/json");
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await this.#identity.handle(new Request(`${ORIGIN}/api/auth${path}`, init), this.#address);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
  }

  member() {
    return this.#identity.requireMember(new Request(`${ORIGIN}/api/properties`, { headers: this.headers() }));
  }
}

export const person = (name: string) => ({
  email: `${name}@example.fr`,
  password: PASSWORD,
  name: `${name} Durand`,
  firstName: name,
  lastName: "Durand",
});

/** Works while no time passes: a half minute that ends meanwhile would make a code of before too old to serve. */
export const atOneInstant = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
};
