import boundaries from "./.dependency-cruiser.mjs";

/** Where no two folders import each other, tests left out: what proves a whole may read all of it. */
const UNTIED = [
  ...[
    "connectors",
    "contract",
    "database",
    "demo",
    "division",
    "dossier",
    "environment",
    "finance",
    "foncier",
    "geometry",
    "market",
  ],
  ...[
    "adverts",
    "child",
    "commune-work",
    "mail",
    "notices",
    "opportunity",
    "pdf",
    "photo",
    "plan",
    "plu",
    "procedure",
    "storage",
    "territory",
    "threads",
    "units",
  ],
]
  .map((name) => `packages/${name}/src`)
  .concat(["apps/cli/src", "apps/server/src", "apps/web/src"]);

export default {
  forbidden: UNTIED.map((folder) => ({
    name: `no-folder-cycles-in-${folder}`,
    comment: "Two folders that import each other are one folder, or hide a third.",
    severity: "error",
    scope: "folder",
    from: { path: `^${folder}/` },
    to: { circular: true, path: `^${folder}/` },
  })),
  options: {
    ...boundaries.options,
    exclude: { path: "(^|/)(dist|node_modules)/|\\.test\\.tsx?$|\\.fixture\\.tsx?$|/testing/|/bench\\.ts$" },
  },
};
