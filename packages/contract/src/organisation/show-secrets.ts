import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ShownSecret } from "./secret.ts";

/** GET /api/secrets: which services have a key, and how it ends. */
export const showSecrets = oc
  .route({ method: "GET", path: "/secrets", tags: ["organisation"] })
  .output(answer(z.array(ShownSecret)));
