import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { ServedCommune } from "../formats/served-commune.ts";
import { ADVERT_ROUTES } from "./advert-routes.ts";
import { ALTITUDE_ROUTES } from "./altitude-routes.ts";
import type { Asked, SourceRoute } from "./answers.ts";
import { AUCTION_ROUTES } from "./auction-routes.ts";
import { COMMUNE_ROUTES } from "./commune-routes.ts";
import { type Fault, LAYERS, type ServedLayer } from "./faults.ts";
import { PLACE_ROUTES } from "./place-routes.ts";
import { PLAN_ROUTES } from "./plan-routes.ts";
import { RISK_ROUTES } from "./risk-routes.ts";
import { sendAnswer, sendFault } from "./send-answer.ts";

/** A server of this machine that answers like the public sources, at their own paths, for its communes only. */
export interface SourceServer {
  /** `http://127.0.0.1:<port>`: the base to give to every source. */
  readonly url: string;
  /** What was asked last, in order, ten thousand requests at most. */
  readonly requests: readonly { readonly layer: ServedLayer | "unknown"; readonly path: string }[];
  /** Makes a layer fail from now on; undefined mends it. */
  setFault(layer: ServedLayer, fault: Fault | undefined): void;
  close(): Promise<void>;
}

const ROUTES: readonly SourceRoute[] = [
  ...COMMUNE_ROUTES,
  ...PLAN_ROUTES,
  ...PLACE_ROUTES,
  ...ADVERT_ROUTES,
  ...RISK_ROUTES,
  ...ALTITUDE_ROUTES,
  ...AUCTION_ROUTES,
];
const MOST_REMEMBERED = 10_000;
const LONGEST_BODY = 20_000_000;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_BODY) throw new RangeError("Body too long");
    parts.push(part);
  }
  return length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString("utf8"));
};

interface Found {
  readonly route: SourceRoute;
  readonly parts: readonly string[];
}

const routeOf = (path: string): Found | undefined => {
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (match !== null) return { route, parts: match.slice(1) };
  }
  return undefined;
};

// A fault that lasts some requests is counted down here.
const dueFault = (fault: Fault, seen: number): Fault | undefined => {
  const failing = seen - ("after" in fault ? (fault.after ?? 0) : 0);
  const times = "times" in fault ? fault.times : undefined;
  return failing > 0 && (times === undefined || failing <= times) ? fault : undefined;
};

type Faults = Map<ServedLayer, { readonly fault: Fault; seen: number }>;

const faultFor = (faults: Faults, layer: ServedLayer): Fault | undefined => {
  const set = faults.get(layer);
  if (set === undefined) return undefined;
  set.seen += 1;
  return dueFault(set.fault, set.seen);
};

const asFaults = (faults: Partial<Record<ServedLayer, Fault>>): Faults =>
  new Map(LAYERS.flatMap((layer) => (faults[layer] ? [[layer, { fault: faults[layer], seen: 0 }] as const] : [])));

const answerTo = async (
  found: Found,
  asked: Asked,
  reply: { readonly response: ServerResponse; readonly faults: Faults },
): Promise<void> => {
  const fault = faultFor(reply.faults, found.route.layer);
  const given = await found.route.answer(asked, found.parts);
  if (fault === undefined) sendAnswer(reply.response, given);
  else await sendFault(reply.response, given, fault);
};

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("No port");
      resolve(`http://127.0.0.1:${address.port}`);
    });
  });

const closing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Opens the server on a free port of the loopback interface (or on `port`). */
export const startSourceServer = async (ask: {
  readonly communes: readonly ServedCommune[];
  readonly faults?: Partial<Record<ServedLayer, Fault>>;
  readonly port?: number;
  /** The day that pages count from; today unless told. */
  readonly today?: () => string;
}): Promise<SourceServer> => {
  const faults = asFaults(ask.faults ?? {});
  const requests: { layer: ServedLayer | "unknown"; path: string }[] = [];
  const today = ask.today ?? (() => new Date().toISOString().slice(0, 10));
  let base = "http://127.0.0.1";
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", base);
    const found = routeOf(url.pathname);
    if (requests.length === MOST_REMEMBERED) requests.shift();
    requests.push({ layer: found?.route.layer ?? "unknown", path: `${url.pathname}${url.search}` });
    if (found === undefined) return sendAnswer(response, { kind: "absent" });
    const asked: Asked = { url, base, body: await bodyOf(request), communes: ask.communes, today: today() };
    return answerTo(found, asked, { response, faults });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    });
  });
  base = await listen(server, ask.port ?? 0);
  return {
    url: base,
    requests,
    setFault: (layer, fault) => {
      if (fault === undefined) faults.delete(layer);
      else faults.set(layer, { fault, seen: 0 });
    },
    close: () => closing(server),
  };
};
