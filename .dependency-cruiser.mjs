/** Who may import whom (docs: CONTRIBUTING.md). Arrows point down; a missing arrow is refused by name. */
const pure = ["units", "geometry", "foncier", "plu", "market", "finance", "division", "opportunity"];
const may = {
  units: [],
  foncier: ["units", "geometry"],
  geometry: ["units"],
  market: ["units", "geometry", "foncier"],
  plu: ["units", "geometry", "foncier"],
  pdf: ["plu"],
  finance: ["units", "foncier"],
  division: ["units", "geometry", "foncier", "plu"],
  opportunity: ["units", "geometry", "foncier", "plu", "market", "division"],
  contract: ["units"],
  connectors: ["units", "geometry", "foncier", "market"],
  demo: ["units", "geometry", "foncier"],
  database: ["units"],
  environment: ["connectors", "database"],
  threads: [],
  territory: [...pure, "connectors", "database", "threads"],
  "commune-work": [...pure, "connectors", "database", "territory", "threads", "pdf"],
  server: [
    ...pure,
    "pdf",
    "contract",
    "environment",
    "connectors",
    "demo",
    "database",
    "territory",
    "commune-work",
    "threads",
  ],
  cli: [
    ...pure,
    "pdf",
    "contract",
    "environment",
    "connectors",
    "demo",
    "database",
    "territory",
    "commune-work",
    "threads",
  ],
  web: [...pure, "contract"],
  e2e: ["contract", "database", "demo", "connectors", "environment", "server"],
};
const dir = (name) => `^(packages|apps)/${name}/`;
const home = (name) => (name === "e2e" ? "^e2e/" : dir(name));
/** The same words on every floor. */
const SUBJECTS = [
  "commune",
  "parcelle",
  "property",
  "plan",
  "division",
  "reglement",
  "bilan",
  "market",
  "organisation",
  "identity",
];
/** A subject of the interface shows those before it, never those after. */
const WEB_ORDER = [
  "identity",
  "organisation",
  "commune",
  "parcelle",
  "market",
  "division",
  "reglement",
  "plan",
  "bilan",
  "property",
];
const tests = "\\.test\\.tsx?$|\\.fixture\\.ts$|/bench\\.ts$";

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      // "✖" is how the tool names pg-copy-streams, whose manifest it cannot read.
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\?url$|virtual:|^✖$" },
    },
    {
      name: "pages-stand-alone",
      comment: "A page never imports another page: what two share moves down.",
      severity: "error",
      from: { path: "^apps/web/src/pages/([^/]+)/" },
      to: { path: "^apps/web/src/pages/", pathNot: "^apps/web/src/pages/$1/" },
    },
    {
      name: "pages-stand-on-top",
      comment: "Only the router composes pages: what stands under them (frame, sheet, subjects, kit) knows none.",
      severity: "error",
      from: { path: "^apps/web/src/(frame|sheet|subjects|kit)/", pathNot: [tests] },
      to: { path: "^apps/web/src/(pages/|router\\.tsx$)" },
    },
    {
      name: "kit-knows-no-subject",
      severity: "error",
      from: { path: "^apps/web/src/kit/", pathNot: [tests] },
      to: { path: "^apps/web/src/(frame|sheet|subjects)/" },
    },
    ...WEB_ORDER.map((subject, rank) => ({
      name: `web-${subject}-stands-on-[${WEB_ORDER.slice(0, rank)}]`,
      severity: "error",
      from: { path: `^apps/web/src/subjects/${subject}/`, pathNot: [tests] },
      to: {
        path: "^apps/web/src/subjects/",
        pathNot: WEB_ORDER.slice(0, rank + 1).map((lower) => `^apps/web/src/subjects/${lower}/`),
      },
    })),
    {
      name: "http-knows-no-subject",
      comment: "What is HTTP alone: the root composes it with the subjects.",
      severity: "error",
      from: { path: "^apps/server/src/http/", pathNot: [tests] },
      to: { path: `^apps/server/src/(${SUBJECTS.filter((subject) => subject !== "identity").join("|")})/` },
    },
    ...Object.entries(may).map(([name, allowed]) => ({
      name: `${name}-imports-only-[${allowed}]`,
      severity: "error",
      from: { path: home(name), pathNot: tests },
      to: { path: "^(packages|apps)/", pathNot: [name, ...allowed].map(dir) },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      mainFields: ["module", "main", "types"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
