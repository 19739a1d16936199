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
  territory: [...pure, "connectors", "database"],
  server: [...pure, "pdf", "contract", "environment", "connectors", "demo", "database", "territory"],
  cli: [...pure, "pdf", "contract", "environment", "connectors", "demo", "database", "territory"],
  web: [...pure, "contract"],
  e2e: ["contract", "database", "demo", "connectors", "environment", "server"],
};
const dir = (name) => `^(packages|apps)/${name}/`;
const home = (name) => (name === "e2e" ? "^e2e/" : dir(name));
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
      name: "features-stand-alone",
      comment: "A feature never imports another feature: what two share moves down.",
      severity: "error",
      from: { path: "^apps/[^/]+/src/features/([^/]+)/" },
      to: { path: "^apps/[^/]+/src/features/", pathNot: "^apps/[^/]+/src/features/$1/" },
    },
    {
      name: "features-stand-on-top",
      comment: "Only the routes compose features: what stands under them (frame, identity, map, ui) knows none.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: ["^apps/web/src/(features/|router\\.tsx$)", tests] },
      to: { path: "^apps/web/src/features/" },
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
