import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { SecretName } from "./secret.ts";

/** POST /api/secrets/{name}/test: asks the service one small question with the key that would be used. */
export const testSecret = oc
  .route({ method: "POST", path: "/secrets/{name}/test", tags: ["paramètres"] })
  .input(z.object({ name: SecretName }))
  .output(answer(z.object({ works: z.boolean(), sentence: z.string() })));
