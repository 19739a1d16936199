/** A member of an organisation, asking as a browser does. */
export interface Member {
  /** The body of an answer; rejects on any refusal. */
  get(path: string): Promise<Uint8Array>;
  ask(path: string): Promise<CommuneAnswer>;
  post(path: string): Promise<void>;
  /** What was made of what was sent. */
  send(path: string, body: object): Promise<{ readonly data: { readonly id: string } }>;
  patch(path: string, body: object): Promise<void>;
}

/** What these benches read of an answer. */
export interface CommuneAnswer {
  readonly data: {
    readonly status?: string;
    readonly commune?: { readonly status: string };
    readonly bbox?: readonly [number, number, number, number] | null;
    readonly total?: number;
  };
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

/** Signs up and creates an organisation, by the routes of the screens. */
export const becomeMember = async (origin: string): Promise<Member> => {
  let cookie = "";
  const send = async (path: string, body?: unknown, method = "POST"): Promise<Response> => {
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? "GET" : method,
      headers: {
        Origin: origin,
        Cookie: cookie,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const person = { name: "Banc Essai", firstName: "Banc", lastName: "Essai" };
  const account = { email: `banc-${Date.now()}@essai.example`, password: "mot de passe du banc 42" };
  cookie = cookieOf(await send("/api/auth/sign-up/email", { ...account, ...person }));
  await send("/api/auth/organization/create", { name: "Banc", slug: `banc-${Date.now()}` });
  return {
    get: async (path) => new Uint8Array(await (await send(path)).arrayBuffer()),
    // Our own contract: these fields are in it.
    ask: async (path) => (await (await send(path)).json()) as CommuneAnswer,
    // Our own contract too.
    send: async (path, body) => (await (await send(path, body)).json()) as { data: { id: string } },
    patch: async (path, body) => void (await send(path, body, "PATCH")).body?.cancel(),
    post: async (path) => void (await send(path, {})).body?.cancel(),
  };
};
