import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { SecretName, ShownSecret } from "./secret.ts";

/** PUT /api/secrets/{name}, by an Admin: keeps a key sealed, or takes it away (`value` null). It never comes back whole. */
export const saveSecret = oc
  .route({ method: "PUT", path: "/secrets/{name}", tags: ["organisation"] })
  .input(
    z.object({
      name: SecretName,
      value: z
        .string({ error: "La clé est un texte." })
        .trim()
        .min(8, "Une clé compte 8 caractères au moins.")
        .max(4_000, "Une clé compte 4 000 caractères au plus.")
        .regex(/^[\x21-\x7e]+$/, "Une clé n'a ni espace ni accent.")
        .nullable(),
      version: ReadVersion,
    }),
  )
  .output(answer(z.array(ShownSecret)));
