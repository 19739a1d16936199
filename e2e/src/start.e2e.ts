import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_IDENTITY } from "@lotir/demo";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const READY = /Lotir est prêt : (http:\/\/\S+)/;

/** A command typed in a terminal of its own: what it printed, how it ended. */
interface Typed {
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
  /** Waits for a sentence; fails with everything printed when the command ends without it. */
  readonly says: (sentence: RegExp) => Promise<RegExpExecArray>;
  /** Ctrl-C reaches every process of the terminal at once. */
  readonly pressCtrlC: () => void;
  /** What a supervisor does: the signal reaches npm alone. */
  readonly terminate: () => void;
}

/** The variables of this machine that are not the product's own. */
const bare = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PORT$|LOTIR_|DATABASE_URL|NODE_ENV|VITEST|VITE)/.test(name)),
  );

const running = new Set<ChildProcess>();

const npmStart = (environment: Record<string, string>): Typed => {
  const child = spawn("npm", ["start"], { cwd: root, env: { ...bare(), ...environment }, detached: true });
  running.add(child);
  let text = "";
  const heard = new EventTarget();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
      heard.dispatchEvent(new Event("text"));
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const says = (sentence: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = sentence.exec(text);
        if (match !== null) resolve(match);
      };
      heard.addEventListener("text", look);
      look();
      ended.then(() => {
        look();
        reject(new Error(`Ended without saying ${sentence}:\n${text}`));
      }, reject);
    });
  const pressCtrlC = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  };
  return { printed: () => text, ended, says, pressCtrlC, terminate: () => void child.kill("SIGTERM") };
};

let home: string;
let port: string;
let first: Typed;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "lotir-depart-"));
  // As a folder made by hand is.
  chmodSync(home, 0o755);
});

afterAll(() => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGKILL");
  rmSync(home, { recursive: true, force: true });
});

/** Signs in with the account that the console printed, and counts the parcels of the home page. */
const parcelsSeenBy = async (origin: string, account: { email: string; password: string }): Promise<number> => {
  const signed = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(account),
  });
  expect(signed.status).toBe(200);
  const cookie = signed.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const home = (await (await fetch(`${origin}/api/home`, { headers: { Cookie: cookie } })).json()) as {
    data: { parcels: number };
  };
  return home.data.parcels;
};

describe("npm start", () => {
  test("charge la démonstration, dit son adresse et un compte, qui entre", async () => {
    first = npmStart({ LOTIR_HOME: home, PORT: "0" });
    const [, origin = ""] = await first.says(READY);
    const [, email = "", password = ""] = await first.says(/Compte de démonstration : (\S+) \/ (\S+)/);
    expect(first.printed()).toContain(`Chargement de la commune de démonstration (${DEMO_IDENTITY.nom})`);
    expect(first.printed()).toMatch(/parcelles : 2565/);
    port = new URL(origin).port;
    expect(await parcelsSeenBy(origin, { email, password })).toBe(2_565);
    expect(await (await fetch(origin)).text()).toContain("<title>Lotir</title>");
  });

  test.skipIf(process.platform === "win32")(
    "rien de ce qui est gardé n'est lisible d'un autre compte [Windows : les droits y sont autres]",
    () => {
      const open = [home, ...readdirSync(home, { recursive: true, encoding: "utf8" }).map((name) => join(home, name))]
        .filter((path) => (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
        .filter((path) => !lstatSync(path).isSymbolicLink());
      expect(open).toEqual([]);
    },
  );

  test("une seconde copie sur le même dossier nomme le processus qui le tient, et s'arrête", async () => {
    const second = npmStart({ LOTIR_HOME: home, PORT: "0" });
    const [, pid] = await second.says(/déjà tenue par le processus (\d+)/);
    expect(await second.ended).not.toBe(0);
    // The process named is alive, and is not npm itself but the one that it started.
    expect(() => process.kill(Number(pid), 0)).not.toThrow();
  });

  test("Ctrl-C ferme proprement ; la fois d'après retrouve les données sans les recharger", async () => {
    first.pressCtrlC();
    await first.ended;
    expect(first.printed()).toContain("Fermé proprement.");
    const again = npmStart({ LOTIR_HOME: home, PORT: port });
    const [, origin = ""] = await again.says(READY);
    expect(new URL(origin).port).toBe(port);
    const [, email = "", password = ""] = await again.says(/Compte de démonstration : (\S+) \/ (\S+)/);
    expect(again.printed()).not.toContain("Chargement de la commune");
    expect(await parcelsSeenBy(origin, { email, password })).toBe(2_565);
    again.pressCtrlC();
    await again.ended;
    expect(again.printed()).toContain("Fermé proprement.");
  });

  test("un port déjà pris est dit, et rien ne reste tenu", async () => {
    const other = createServer();
    const taken = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const start = npmStart({ LOTIR_HOME: home, PORT: String(taken) });
    await start.says(new RegExp(`Le port ${taken} est déjà pris`));
    expect(await start.ended).not.toBe(0);
    other.close();
    const after = npmStart({ LOTIR_HOME: home, PORT: "0" });
    await after.says(READY);
    after.pressCtrlC();
    await after.ended;
  });

  test.skipIf(process.platform === "win32")(
    "npm terminé par un superviseur, le produit se ferme aussi et rend sa base [Windows : pas de SIGTERM]",
    async () => {
      const start = npmStart({ LOTIR_HOME: home, PORT: "0" });
      const [, origin = ""] = await start.says(READY);
      expect(await (await fetch(`${origin}/api/ready`)).json()).toEqual({ success: true, data: { status: "ready" } });
      start.terminate();
      await start.says(/Fermé proprement\./);
      await start.ended;
      await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
    },
  );

  // Each variable and its wrong values are tested where it is read.
  test("une variable fausse est nommée, sans une ligne de programme", async () => {
    const start = npmStart({ LOTIR_HOME: home, LOTIR_SOURCE_CADASTRE: "cadastre" });
    await start.says(/Variable d'environnement LOTIR_SOURCE_CADASTRE : /);
    expect(await start.ended).not.toBe(0);
    expect(start.printed()).not.toMatch(/\n\s+at /);
  });
});
