import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** How a request ended: answered as it should, cut with the process that had it, or wrong. */
export interface Outcome {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly kind: "answered" | "cut" | "wrong";
  readonly status: number | undefined;
  readonly ms: number;
}

export interface Crowd {
  /** Everything asked so far, in the order of the answers. */
  readonly outcomes: readonly Outcome[];
  /** Notes that were acknowledged: the last of each property. */
  readonly acknowledged: ReadonlyMap<string, { readonly cookie: string; readonly text: string }>;
  stop(): Promise<void>;
}

interface Asked {
  readonly origin: string;
  readonly people: number;
  /** Communes that are loaded, in which people look. */
  readonly communes: readonly string[];
  /** Between two requests of a person, ms. */
  readonly pauseMs: number;
}

/** A proxy says so of a process that died under it; nothing else may. */
const CUT = new Set([502, 503, 504]);

const addressOf = (rank: number): string => `10.1.${rank >> 8}.${rank & 255}`;

/** People who read and write through the proxy without rest, each with a property and its notes. */
export const openCrowd = async ({ origin, people, communes, pauseMs }: Asked): Promise<Crowd> => {
  const outcomes: Outcome[] = [];
  const acknowledged = new Map<string, { cookie: string; text: string }>();
  const halt = new AbortController();
  // A journey that is tried again meets other people.
  const mark = randomUUID().slice(0, 8);

  const ask = async (person: { cookie: string; rank: number }, method: string, path: string, body?: unknown) => {
    const began = performance.now();
    const done = (kind: Outcome["kind"], status?: number): void => {
      outcomes.push({
        at: began,
        method,
        path: path.replace(/[0-9a-f-]{36}/, "…"),
        kind,
        status,
        ms: performance.now() - began,
      });
    };
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          origin,
          cookie: person.cookie,
          "x-forwarded-for": addressOf(person.rank),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      done(answer.ok ? "answered" : CUT.has(answer.status) ? "cut" : "wrong", answer.status);
      const set = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
      if (answer.ok && set.length > 0) person.cookie = set.join("; ");
      return answer.ok && text.startsWith("{") ? JSON.parse(text) : undefined;
    } catch {
      done("cut");
      return undefined;
    }
  };

  const arrive = async (rank: number) => {
    const person = { cookie: "", rank };
    const name = `foule-${mark}-${rank}`;
    await ask(person, "POST", "/api/auth/sign-up/email", {
      name: `Foule ${rank}`,
      firstName: "Foule",
      lastName: String(rank),
      email: `${name}@essai.example`,
      password: "Bornes et murs de 1854, gardés",
    });
    await ask(person, "POST", "/api/auth/organization/create", { name, slug: name });
    const commune = communes[rank % communes.length] ?? "";
    const found = await ask(person, "GET", `/api/cadastral/analyze?commune=${commune}`);
    const parcels: readonly { parcelId: string }[] = found?.data?.parcels ?? [];
    const cadastralReference = parcels[rank % Math.max(1, parcels.length)]?.parcelId;
    const added = await ask(person, "POST", "/api/properties", { cadastralReference });
    const id: string | undefined = added?.data?.id;
    if (id === undefined) throw new Error(`${name} has no property`);
    return { person, commune, id };
  };

  const live = async ({ person, commune, id }: Awaited<ReturnType<typeof arrive>>): Promise<void> => {
    for (let turn = 0; !halt.signal.aborted; turn += 1) {
      const read = [
        "/api/properties",
        "/api/properties/stats",
        `/api/cadastral/analyze?commune=${commune}&minSurface=300`,
        `/api/properties/${id}`,
        `/api/communes/${commune}`,
      ];
      if (turn % 4 === 3) {
        const text = `Visite ${turn} de ${id}`;
        const saved = await ask(person, "PUT", `/api/properties/${id}/notes`, { text });
        if (saved !== undefined) acknowledged.set(id, { cookie: person.cookie, text });
      } else await ask(person, "GET", read[(turn + person.rank) % read.length] ?? "/api/properties");
      await wait(pauseMs * (0.5 + ((turn * 7 + person.rank) % 10) / 10), undefined, { signal: halt.signal }).catch(
        () => undefined,
      );
    }
  };

  const arrived: Awaited<ReturnType<typeof arrive>>[] = [];
  for (let rank = 0; rank < people; rank += 4) {
    const four = Array.from({ length: Math.min(4, people - rank) }, (_, each) => arrive(rank + each));
    arrived.push(...(await Promise.all(four)));
  }
  const lives = arrived.map(live);
  return {
    outcomes,
    acknowledged,
    stop: async () => {
      halt.abort();
      await Promise.all(lives);
    },
  };
};
