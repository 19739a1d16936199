import { contract } from "@lotir/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const NAME = "virtual:contract-routes";

/**
 * Where each operation is and by which method, without the schemas: a browser needs no more to ask, and what reads them
 * weighs a fifth of the first screen.
 */
export const contractRoutes = (): Plugin => ({
  name: "contract-routes",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : undefined),
});
