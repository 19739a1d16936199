import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { contract, LARGEST_PHOTO_BYTES } from "@lotir/contract";
import { SURVEY_LIMITS } from "@lotir/dossier";
import { expect, test } from "vitest";
import { VARIABLE_NAMES } from "../packages/environment/src/variables.ts";

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly secrets?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
  readonly restart: string;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly deploy?: { readonly replicas: number };
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (name: string): string => readFileSync(`${root}${name}`, "utf8");
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const namesOf = (list: Service["networks"]): string[] => (Array.isArray(list) ? [...list] : Object.keys(list));

/** The parser of YAML that knip brings: the project declares none. */
const yaml = createRequire(createRequire(import.meta.url).resolve("knip"))("yaml") as {
  parse(text: string, options: { merge: boolean }): unknown;
};

const COMPOSE = read("compose.yaml");
const GUIDE = read("docs/production.md");
const NGINX = read("deploy/nginx.conf");
const DOCKERFILE = read("deploy/Dockerfile");
const DEPLOYED = readdirSync(`${root}deploy`).filter((name) => !["secrets", "tls", ".gitignore"].includes(name));
const EVERY: ReadonlyMap<string, string> = new Map([
  ["compose.yaml", COMPOSE],
  ["docs/production.md", GUIDE],
  ...DEPLOYED.map((name) => [`deploy/${name}`, read(`deploy/${name}`)] as const),
]);
const { services, networks, volumes, secrets } = yaml.parse(COMPOSE, { merge: true }) as Compose;
/** A variable of ours, or the file that holds it. */
const isVariable = (name: string): boolean => VARIABLE_NAMES.includes(name.replace(/_FILE$/, ""));
const servicesOf = (part: string): [string, Service][] =>
  Object.entries(services).filter(([, { command }]) => command?.[1] === part);

test("chaque variable nommée existe, et le guide nomme toutes celles du produit", () => {
  for (const [file, text] of EVERY)
    for (const name of all(text, /(?<![\w/])(LOTIR_[A-Z0-9_]*[A-Z0-9]|DATABASE_URL(?:_[A-Z]+)?|PORT)(?![\w*[])/g))
      expect([file, name, isVariable(name)]).toEqual([file, name, true]);
  for (const [name, { environment = {}, image }] of Object.entries(services))
    if (image.startsWith("lotir:"))
      for (const variable of Object.keys(environment))
        expect([name, variable, isVariable(variable)]).toEqual([name, variable, true]);
  const told = new Set(all(GUIDE, /`([A-Z0-9_]+)(?:=[^`]*)?`/g));
  const untold = VARIABLE_NAMES.filter((name) => !name.startsWith("LOTIR_SOURCE_") && !told.has(name));
  expect(untold).toEqual([]);
});

/** A command of ours, as a sentence, a line of a terminal or a list of YAML says it. */
const SAID = /(?:`|« |outils |with-secrets\.sh |\[)lotir,? (?!--)([a-z][a-z-]*)[^`»\]\n]*/g;

test("chaque commande nommée existe, avec ses options", () => {
  const { stderr } = spawnSync(process.execPath, [`${root}apps/cli/src/main.ts`, "--help"], { encoding: "utf8" });
  const usages = new Map(stderr.split("\n").map((line) => [/^ {2}lotir ([\w-]+)/.exec(line)?.[1], line]));
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  for (const [file, text] of EVERY) {
    for (const [said, command = ""] of text.matchAll(SAID)) {
      expect([file, said, usages.has(command)]).toEqual([file, said, true]);
      for (const option of all(said, /(--[a-z]+)/g))
        expect([said, usages.get(command)?.includes(option)]).toEqual([said, true]);
    }
    for (const script of all(text, /\bnpm run (?:-s |--silent )?([\w:-]+)/g)) expect(scripts).toContain(script);
  }
  for (const { command = [] } of Object.values(services))
    if (command[0] === "lotir") expect([...usages.keys(), "--help"]).toContain(command[1]);
});

test("chaque fichier nommé existe", () => {
  const kept = /^deploy\/(?:secrets|tls)\b/;
  const named = [...EVERY.values()].flatMap((text) =>
    all(text, /(?<![\w./-])((?:deploy|packages|apps|tooling)\/[\w./-]*\w)/g),
  );
  const linked = all(GUIDE, /\]\(([^)#]+)\)/g).map((to) => new URL(to, "file:///docs/").pathname.slice(1));
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .flatMap((volume) => all(volume, /^\.\/([^:]+)/g));
  for (const path of [...named, ...linked, ...mounted])
    if (!kept.test(path)) expect([path, existsSync(`${root}${path}`)]).toEqual([path, true]);
  const anchors = all(GUIDE, /^## (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, "")
      .replaceAll(" ", "-"),
  );
  for (const anchor of all(GUIDE, /\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});

test("rien ne nomme cette machine, ni un dépôt d'images ou de paquets autre que celui par défaut", () => {
  for (const [file, text] of EVERY)
    expect([file, text]).not.toContainEqual(
      expect.stringMatching(/\/(?:work|root|home\/\w+)\/|registry|artifact|proxy\.\w+\.\w+/),
    );
  const images = [...all(DOCKERFILE, /^FROM (\S+)/gm), ...Object.values(services).map(({ image }) => image)];
  for (const image of images) expect(image).toMatch(/^[a-z-]+:[\w.${}:-]+$/);
});

test("compose : la base n'est pas publiée, chacun est borné et se relance, un secret est un fichier", () => {
  expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(["proxy"]);
  expect(namesOf(services.database?.networks ?? [])).toEqual(["back"]);
  expect(networks.back?.internal).toBe(true);
  for (const [name, service] of Object.entries(services)) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({ mem_limit: expect.any(String), cpus: expect.any(Number) }),
    ]);
    expect([name, service.restart]).toEqual([name, name === "outils" ? "no" : "unless-stopped"]);
    for (const network of namesOf(service.networks)) expect(Object.keys(networks)).toContain(network);
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith(".")) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
    if (service.build !== undefined)
      expect(DOCKERFILE).toMatch(new RegExp(`^FROM .* AS ${service.build.target}$`, "m"));
  }
  const used = new Set(Object.values(services).flatMap((service) => service.secrets ?? []));
  expect([...used].toSorted()).toEqual(Object.keys(secrets).toSorted());
  for (const [name, { file }] of Object.entries(secrets)) {
    expect(file).toBe(`deploy/secrets/${name}`);
    expect(read("deploy/make-secrets.sh")).toMatch(
      new RegExp(`keep "?${name.replace(/_(?:MIGRATIONS|IDENTITY|JOBS|APPLICATION)$/, "_")}`),
    );
  }
  // The administrator of the base is nobody who answers.
  for (const [, service] of [...servicesOf("serve"), ...servicesOf("work")])
    expect(service.secrets).not.toContain("DATABASE_URL");
});

test("compose : la santé se demande où le produit la dit, et les connexions tiennent", () => {
  const app = read("apps/server/src/http/vitals.ts");
  for (const path of ["/api/health", "/api/ready"]) expect(app).toContain(`app.get("${path}"`);
  for (const [, { healthcheck }] of servicesOf("serve")) expect(healthcheck?.test.join(" ")).toContain("/api/ready");
  expect(services.proxy?.healthcheck?.test.join(" ")).toContain("/api/health");
  const sizes = /SIZES = \{ owner: \d+, identity: (\d+), jobs: (\d+), application: (\d+) \}/.exec(
    read("packages/database/src/server/server-pool.ts"),
  );
  // And the one that listens.
  const each = (sizes ?? []).slice(1).reduce((sum, size) => sum + Number(size), 1);
  expect(GUIDE).toContain(`${each} au plus par processus`);
  const processes = [...servicesOf("serve"), ...servicesOf("work")].reduce(
    (sum, [, { deploy }]) => sum + (deploy?.replicas ?? 1),
    0,
  );
  const most = Number(/max_connections=(\d+)/.exec(services.database?.command?.join(" ") ?? "")?.[1]);
  expect((processes + 2) * each).toBeLessThan(most);
});

const [, site = ""] = NGINX.split(/^ {4}server_name /m);
/** What nginx does with what begins so, or is exactly so. */
const locations = [...site.matchAll(/^ {4}location (= )?(\S+) \{\n([\s\S]*?)^ {4}\}/gm)].map(
  ([, exact, path = "", body = ""]) => ({
    isExact: exact !== undefined,
    path,
    isForwarded: body.includes("proxy_pass http://lotir;"),
  }),
);
const isForwarded = (asked: string): boolean | undefined => {
  const exact = locations.find(({ isExact, path }) => isExact && path === asked);
  const prefixes = locations.filter(({ isExact, path }) => !isExact && asked.startsWith(path));
  return (exact ?? prefixes.toSorted((a, b) => b.path.length - a.path.length)[0])?.isForwarded;
};

test("nginx transmet chaque adresse que le produit sert, hors les mesures", () => {
  expect(all(site, /^ {4}(location .*)$/gm)).toHaveLength(locations.length);
  expect(NGINX).not.toMatch(/location ~/);
  const operations = Object.values(contract).map((operation) => `/api${operation["~orpc"].route.path}`);
  expect(operations.length).toBeGreaterThan(100);
  const files = ["vitals.ts", "app.ts", "../compose.ts"].flatMap((name) =>
    all(read(`apps/server/src/http/${name}`), /"(\/api\/[^"*]+)\*?"/g),
  );
  expect(files).toEqual(
    expect.arrayContaining(["/api/health", "/api/ready", "/api/metrics", "/api/auth/", "/api/plu/documents/:file"]),
  );
  const served = [...operations, ...files, "/", "/recherche", "/assets/index.js", "/socket.io/"];
  expect(served.filter((path) => isForwarded(path) !== true)).toEqual(["/api/metrics"]);
});

test("nginx : les processus, le nom et les adresses de compose, le canal, les bornes du produit", () => {
  const upstream = all(NGINX, /^ {4}server ([\w-]+):3000 /gm);
  expect(upstream).toEqual(servicesOf("serve").map(([name]) => name));
  const front = services.proxy?.networks as Readonly<Record<string, { readonly ipv4_address?: string }>>;
  for (const [, { environment = {} }] of servicesOf("serve")) {
    expect(environment.LOTIR_TRUSTED_PROXIES).toBe(front.front?.ipv4_address);
    expect(environment.PORT).toBe(3000);
    expect(environment.LOTIR_BASE_URL).toBe(`https://${/^[^;]+/.exec(site)?.[0]}`);
  }
  expect(site).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  expect(site).toMatch(/location \/socket\.io\/ \{[^}]*Upgrade \$http_upgrade;[^}]*Connection "upgrade";/);
  // No process is asked for by name: the interface must not begin by long polling.
  expect(read("apps/web/src/kit/channel.ts")).toMatch(/transports: \["websocket"/);
  expect(read("apps/web/src/kit/channel.ts")).not.toContain("tryAllTransports");
  const form = Number(/LARGEST_BODY = ([\d_]+)/.exec(read("apps/server/src/http/app.ts"))?.[1]?.replaceAll("_", ""));
  const largest = Math.max(SURVEY_LIMITS.largestBytes, LARGEST_PHOTO_BYTES) + form;
  const taken = Number(/client_max_body_size (\d+)m;/.exec(NGINX)?.[1]) * 1_048_576;
  expect(taken).toBeGreaterThan(largest);
  expect(taken).toBeLessThan(1.1 * largest);
});
