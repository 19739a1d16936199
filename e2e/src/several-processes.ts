import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTestServer } from "@lotir/database/testing";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NGINX = "/usr/sbin/nginx";

export const hasNginx = (): boolean => existsSync(NGINX);

const SOURCES = [
  "COMMUNES",
  "CADASTRE",
  "DVF",
  "ZONAGE",
  "DOCUMENTS",
  "VOIES",
  "ADRESSES",
  "DIAGNOSTICS",
  "RISQUES",
  "ALTITUDES",
  "FONDS",
];

/** Every source at one address. */
export const sourcesAt = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(SOURCES.map((name) => [`LOTIR_SOURCE_${name}`, url]));

/** Under those that the system lends to outgoing connections: kept for a process while it is down, nobody takes it. */
export const quietPort = async (): Promise<number> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
  return isFree ? port : quietPort();
};

export type Part = "serve" | "work" | "all";

/** One process of the product, which may be stopped, killed and started again at its address. */
export interface Process {
  readonly part: Part;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an operator would; resolves once it has ended, to how. */
  stop(): Promise<number | null>;
}

export interface Cluster {
  /** Where people come: nginx, as `deploy/nginx.conf` sets it. */
  readonly origin: string;
  readonly processes: readonly Process[];
  /** The home that they share, and their base. */
  readonly home: string;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** A process of that part, under those variables alone. */
export const processOf = (part: Part, environment: Readonly<Record<string, string>>): Process => {
  let child: ChildProcess | undefined;
  const ended = (running: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => {
      if (running.exitCode !== null || running.signalCode !== null) return resolve(running.exitCode);
      running.once("exit", (code) => resolve(code));
    });
  return {
    part,
    start: () =>
      new Promise((resolve, reject) => {
        const running = spawn(process.execPath, ["apps/server/src/start.ts", ...(part === "all" ? [] : [part])], {
          cwd: root,
          env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...environment },
          stdio: ["ignore", "pipe", "pipe"],
        });
        child = running;
        let printed = "";
        for (const stream of [running.stdout, running.stderr])
          stream.setEncoding("utf8").on("data", (piece: string) => {
            printed = `${printed}${piece}`.slice(-20_000);
            if (/Lotir (est prêt|travaille pour)/.test(printed)) resolve();
          });
        running.once("exit", () => reject(new Error(printed)));
      }),
    kill: async () => {
      child?.kill("SIGKILL");
      if (child !== undefined) await ended(child);
    },
    stop: async () => {
      child?.kill("SIGTERM");
      return child === undefined ? null : ended(child);
    },
  };
};

/** The upstream and the locations of the file that production uses, without its TLS, on this machine. */
const nginxConfig = (folder: string, port: number, ports: readonly number[]): string => {
  const whole = readFileSync(join(root, "deploy/nginx.conf"), "utf8");
  const upstream = (/ {2}upstream lotir \{[\s\S]*?\n {2}\}/.exec(whole)?.[0] ?? "")
    .replace(/server serve-\d.*\n/g, "")
    .replace(
      "keepalive 32;",
      `${ports.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=1s;`).join("\n")}\nkeepalive 32;`,
    );
  const server = whole
    .slice(whole.lastIndexOf("\n  server {"))
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *(http2|ssl_|server_name).*$/gm, "")
    .replace(/\}\s*$/, "");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; worker_processes 2;
events { worker_connections 4096; }
http {
  access_log off;
  ${paths.join(" ")}
${upstream}
${server}
}`;
};

const startNginx = async (port: number, ports: readonly number[]) => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-nginx-"));
  writeFileSync(join(folder, "nginx.conf"), nginxConfig(folder, port, ports));
  const child = spawn(NGINX, ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

interface Asked {
  readonly serve: number;
  readonly work: number;
  /** The address where every source is asked. */
  readonly sources: string;
}

/** `lotir serve` and `lotir work`, so many of each, on one PostgreSQL behind nginx: all of them started. */
export const openCluster = async ({ serve, work, sources }: Asked): Promise<Cluster> => {
  const server = await openTestServer();
  if (server === undefined) throw new Error("No PostgreSQL here");
  const home = mkdtempSync(join(tmpdir(), "lotir-grappe-"));
  const port = await quietPort();
  const ports: number[] = [];
  while (ports.length < serve) ports.push(await quietPort());
  const shared = {
    LOTIR_HOME: home,
    LOTIR_DEMO: "non",
    LOTIR_BASE_URL: `http://127.0.0.1:${port}`,
    LOTIR_TRUSTED_PROXIES: "127.0.0.1",
    LOTIR_SECRET: "secret partagé par les processus de cette grappe",
    DATABASE_URL: server.url,
    ...sourcesAt(sources),
  };
  const processes = [
    ...ports.map((each) => processOf("serve", { ...shared, PORT: String(each) })),
    ...Array.from({ length: work }, () => processOf("work", { ...shared, PORT: "0" })),
  ];
  // The first one prepares the base; the others find it ready.
  for (const each of processes) await each.start();
  const nginx = await startNginx(port, ports);
  return {
    origin: shared.LOTIR_BASE_URL,
    processes,
    home,
    databaseUrl: server.url,
    close: async () => {
      await nginx.close();
      await Promise.all(processes.map((each) => each.kill()));
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
