/** `lotir …`: the engines without a screen. Answers go to stdout, everything else to stderr. */
type Command = (args: string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, readonly [usage: string, load: () => Promise<Command>]>> = {
  load: ["load <insee|département> [--from <dossier>]", async () => (await import("./load.ts")).load],
  scan: ["scan <insee> [--plans <fichier.geojson>]", async () => (await import("./scan.ts")).scan],
  divide: ["divide --site <site.geojson> | --parcelle <référence>", async () => (await import("./divide.ts")).divide],
  draw: ["draw <plan.json> | --parcelle <référence> --out <fichier>", async () => (await import("./draw.ts")).draw],
  estimate: ["estimate --sales <csv…> --ask <csv>", async () => (await import("./estimate.ts")).estimate],
  bilan: ["bilan <operation.json>", async () => (await import("./bilan.ts")).bilan],
  procedure: ["procedure <facts.json|facts.jsonl>", async () => (await import("./procedure.ts")).procedure],
  plu: ["plu <fichier.pdf|.txt> [--zone Z]", async () => (await import("./plu.ts")).plu],
  match: ["match <annonces.json> --commune <insee>", async () => (await import("./match.ts")).match],
  auctions: ["auctions <page.html…>", async () => (await import("./auctions.ts")).auctions],
  mail: ["mail", async () => (await import("./mail.ts")).mail],
  "forget-second-factor": [
    "forget-second-factor <adresse e-mail>",
    async () => (await import("./forget-second-factor.ts")).forgetSecondFactor,
  ],
  backup: ["backup <dossier> [--garder N]", async () => (await import("./backup.ts")).backup],
  restore: ["restore <sauvegarde> [--remplacer]", async () => (await import("./restore.ts")).restore],
  migrate: ["migrate [--dry-run]", async () => (await import("./migrate.ts")).migrate],
  serve: ["serve", async () => (await import("./run-part.ts")).runPart("serve")],
  work: ["work", async () => (await import("./run-part.ts")).runPart("work")],
  bench: ["bench <prices|plu|division|auctions>", async () => (await import("./bench.ts")).bench],
};

const usage = (): string =>
  ["Usage : lotir <commande> [--json]", ...Object.values(COMMANDS).map(([line]) => `  lotir ${line}`)].join("\n");

const run = async ([name = "", ...args]: string[]): Promise<number> => {
  if (name === "" || name === "--help" || name === "aide") {
    console.error(usage());
    return name === "" ? 1 : 0;
  }
  const command = COMMANDS[name];
  if (command === undefined) {
    console.error(`Commande inconnue : ${name}.\n${usage()}`);
    return 1;
  }
  const execute = await command[1]();
  return execute(args).catch((error: unknown) => refuseOptions(error, name));
};

/** An option that the command does not have, or that lacks its value, is the writer's mistake; the rest are bugs. */
const refuseOptions = (error: unknown, name: string): number => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(`Option inconnue ou sans valeur. Usage : lotir ${COMMANDS[name]?.[0]} [--json]`);
  return 1;
};

process.exitCode = await run(process.argv.slice(2));
