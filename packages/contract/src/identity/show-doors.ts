import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** Whether the mails of this installation leave it, and by what one may enter besides a password. Open to signed-out visitors. */
export const showDoors = oc.route({ method: "GET", path: "/doors", tags: ["accueil"] }).output(
  answer(
    z.object({
      /** `kept`: on the machine, where `lotir mail` shows them. */
      mail: z.enum(["sent", "kept"]),
      /** Another provider that people may enter by, as its button says it. */
      openid: z.object({ name: z.string() }).nullable(),
    }),
  ),
);
