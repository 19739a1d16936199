import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/**
 * POST /api/account/delete: removes the account of who asks, for good, with every organisation that he is alone in. His
 * password is asked again.
 */
export const deleteAccount = oc
  .route({ method: "POST", path: "/account/delete", tags: ["identité"] })
  .input(
    z.object({
      password: z.string({ error: "Indiquez votre mot de passe." }).min(1, "Indiquez votre mot de passe.").max(200),
    }),
  )
  .output(answer(z.object({ organisationsRemoved: z.number().int() })));
