import { parseArgs } from "node:util";
import { readEnv } from "@lotir/environment";
import { failure, type Result, success } from "@lotir/foncier";
import { matchLoadedAdverts } from "@lotir/territory";
import { readJsonFile } from "./read-json-file.ts";
import { tellMatch } from "./tell-match.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = "Usage : lotir match <annonces.json> --commune <insee> [--json]";

const CODE = /^(?:\d{5}|2[AB]\d{3})$/;

/** A bare list of properties, or a page of the market API. */
const advertsIn = (content: unknown, path: string): Result<readonly unknown[], string> => {
  if (Array.isArray(content)) return success(content);
  const member =
    typeof content === "object" && content !== null && "hydra:member" in content && content["hydra:member"];
  if (Array.isArray(member)) return success(member);
  return failure(`Le fichier ${path} n'est ni une liste d'annonces, ni une page « hydra:member ».`);
};

const refuse = (sentence: string): number => {
  console.error(sentence);
  return 1;
};

/** `lotir match <adverts.json> --commune <insee>`: one line per advert, in the order of the file; nothing is written. */
export const match = async (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { commune: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const [path] = positionals;
  const codeInsee = (values.commune ?? "").toUpperCase();
  if (path === undefined || !CODE.test(codeInsee)) return refuse(USAGE);
  const file = readJsonFile(path);
  if (!file.ok) return refuse(file.failure);
  const adverts = advertsIn(file.value, path);
  if (!adverts.ok) return refuse(adverts.failure);
  const environment = readEnv(process.env);
  if (!environment.ok) return refuse(environment.sentence);
  return withDatabase(environment.env, async (database) => {
    const matches = await matchLoadedAdverts(database.territory, { codeInsee, adverts: adverts.value });
    if (matches === undefined)
      return refuse(`La commune ${codeInsee} n'est pas chargée. Lancez d'abord : lotir load ${codeInsee}`);
    for (const each of matches) console.log(values.json ? JSON.stringify(each) : tellMatch(each));
    return 0;
  });
};
