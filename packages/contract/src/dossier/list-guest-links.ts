import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { GuestLink } from "./guest-link.ts";

/** GET /api/properties/{id}/guest-links: latest first, closed ones included. */
export const listGuestLinks = oc
  .route({ method: "GET", path: "/properties/{id}/guest-links", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(answer(z.array(GuestLink)));
