import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { GuestLink } from "./guest-link.ts";

/** GET /api/properties/{id}/guest-links: latest first, closed ones included. */
export const listGuestLinks = oc
  .route({ method: "GET", path: "/properties/{id}/guest-links", tags: ["dossier"] })
  .input(z.object({ id: z.uuid("Cette propriété n'existe pas.") }))
  .output(answer(z.array(GuestLink)));
