import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";

const Stats = z.object({
  total: z.number().int(),
  withParcels: z.number().int(),
  withDossier: z.number().int(),
});

export const propertyStats = oc
  .route({ method: "GET", path: "/properties/stats", tags: ["portfolio"] })
  .output(answer(Stats).extend({ stats: Stats }));
