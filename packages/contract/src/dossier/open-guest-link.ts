import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { GuestView } from "./guest-link.ts";

/** POST /api/guest/open: what a link shows to who holds its secret. Open to all: the secret is the only key. */
export const openGuestLink = oc
  .route({ method: "POST", path: "/guest/open", tags: ["dossier"] })
  .input(z.object({ token: z.string().max(200, "Ce lien n'est pas valable.") }))
  .output(answer(GuestView));
