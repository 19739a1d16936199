import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { GuestLinkEntry } from "./guest-link.ts";

/** POST /api/properties/{id}/guest-links: the address is answered once, and kept nowhere. */
export const createGuestLink = oc
  .route({ method: "POST", path: "/properties/{id}/guest-links", tags: ["dossier"] })
  .input(GuestLinkEntry.extend({ id: PropertyId }))
  .output(answer(z.object({ id: z.string(), path: z.string(), expiresAt: z.string() })));
