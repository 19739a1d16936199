import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCommuneThreads } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import { embeddedFolder } from "@lotir/database/testing";
import { readEnv } from "@lotir/environment";
import { compose, type Running } from "../compose.ts";
import type { Leaving } from "../http/close-server.ts";
import type { Part } from "../part.ts";

/** Nothing answers there. */
const NOWHERE = "http://127.0.0.1:9";

export const PERSON = { password: "trois coteaux au sud", name: "Ana B", firstName: "Ana", lastName: "B" };

/** A server asks now and then whether the other end is still there. */
const PING = "2";
const PONG = "3";

/** A person signed up, and how that person's browser asks. */
export interface Person {
  readonly cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string): Promise<Response>;
  openSocket(): Promise<Socket>;
}

/** A session of the channel, by polling. */
export interface Socket {
  /** What the server answers next: one or several packets, as text. */
  hear(): Promise<string>;
  /** Says something to the server, as the interface does. */
  tell(event: string, told: unknown): Promise<void>;
}

/** The whole product, composed on an embedded home of its own, without the demonstration. */
export interface Product {
  readonly running: Running;
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Who has no session. */
  readonly anybody: Person;
  /** Signs a person up, with an organisation of that name where one is given. */
  signUp(email: string, organisation?: string): Promise<Person>;
  /** Another session of somebody who signed up. */
  signIn(email: string, userAgent: string): Promise<Person>;
  close(): Promise<void>;
}

const homeWithDatabase = async (folder: string): Promise<string> => {
  const home = join(folder, "home");
  const template = await embeddedFolder();
  cpSync(template, join(home, "database"), { recursive: true });
  rmSync(template, { recursive: true });
  return home;
};

const webFolder = (folder: string): string => {
  const web = join(folder, "web");
  mkdirSync(web);
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Lotir</title>");
  return web;
};

interface Given {
  readonly sources?: string;
  readonly environment?: Record<string, string>;
  /** A home that several processes share; its base is then named by the environment. */
  readonly home?: string;
  readonly part?: Part;
  readonly leaving?: Leaving;
}

export const openProduct = async (given: Given = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-produit-"));
  const LOTIR_HOME = given.home ?? (await homeWithDatabase(folder));
  const environment = readEnv({
    PORT: "0",
    LOTIR_DEMO: "non",
    ...given.environment,
    LOTIR_HOME,
  });
  if (!environment.ok) throw new Error(environment.sentence);
  const live = sourcesAt(given.sources ?? NOWHERE, { name: "essai", licence: "Licence Ouverte 2.0" });
  const plan = { live, local: [], userAgent: "Lotir/essais" };
  const running = await compose({
    env: environment.env,
    plan,
    webFolder: webFolder(folder),
    onProgress: () => undefined,
    threads: openCommuneThreads("watched"),
    ...(given.leaving === undefined ? {} : { leaving: given.leaving }),
    ...(given.part === undefined ? {} : { part: given.part }),
  });
  const { origin } = running;
  let people = 0;
  const send: Product["send"] = (path, init = {}) => fetch(`${origin}${path}`, { redirect: "manual", ...init });
  const personWith = (cookie: string): Person => ({
    cookie,
    openSocket: async () => {
      const polling = "/socket.io/?EIO=4&transport=polling";
      const opened = await send(polling, { headers: { cookie } });
      const { sid }: { sid: string } = JSON.parse((await opened.text()).slice(1));
      const socket = `${polling}&sid=${sid}`;
      const say = (packet: string) =>
        send(socket, { method: "POST", body: packet, headers: { cookie, "content-type": "text/plain" } });
      await say("40");
      const hear = async (): Promise<string> => {
        const heard = await (await send(socket, { headers: { cookie } })).text();
        if (heard !== PING) return heard;
        await say(PONG);
        return hear();
      };
      const tell = async (event: string, told: unknown): Promise<void> => {
        await say(`42${JSON.stringify([event, told])}`);
      };
      return { hear, tell };
    },
    get: (path, headers = {}) => send(path, { headers: { cookie, ...headers } }),
    delete: (path) => send(path, { method: "DELETE", headers: { cookie, origin } }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { cookie, origin, "content-type": "application/json", ...headers },
      }),
  });
  return {
    running,
    send,
    anybody: personWith(""),
    signUp: async (email, organisation) => {
      // Each from an address of its own, where a proxy is trusted: many people sign up within a minute of a test.
      people += 1;
      const from = { "x-forwarded-for": `10.0.${people >> 8}.${people & 255}` };
      const signedUp = await personWith("").post("/api/auth/sign-up/email", { ...PERSON, email }, from);
      // Files that share a product share its people too: an address taken is a fault of the test, said as one.
      if (!signedUp.ok) throw new Error(`${email}: ${await signedUp.text()}`);
      const person = personWith(signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "");
      if (organisation !== undefined)
        await person.post("/api/auth/organization/create", { name: organisation, slug: organisation.toLowerCase() });
      return person;
    },
    signIn: async (email, userAgent) => {
      const sent = { email, password: PERSON.password };
      const signedIn = await personWith("").post("/api/auth/sign-in/email", sent, { "user-agent": userAgent });
      if (!signedIn.ok) throw new Error(`${email}: ${await signedIn.text()}`);
      return personWith(signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "");
    },
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
