import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

/** POST /api/listings/import: an agency's own portfolio or a notary's list, as CSV or JSON. */
export const importListings = oc
  .route({ method: "POST", path: "/listings/import", tags: ["annonces"] })
  .input(
    z.object({
      name: z.string().max(200, "Nom de fichier : 200 caractères au plus."),
      content: z.string().min(1, "Ce fichier est vide.").max(4_000_000, "Fichier : 4 Mo au plus."),
    }),
  )
  .output(
    answer(
      z.object({
        kept: z.number().int(),
        /** Each entry left out: its line, and why. */
        leftOut: z.array(z.object({ line: z.number().int(), reason: z.string() })),
        inseeCodes: z.array(z.string()),
      }),
    ),
  );
