import { oc } from "@orpc/contract";
import { z } from "zod";
import { City, CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";

const Place = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("commune"), label: z.string(), city: City }),
  z.object({ kind: z.literal("parcelle"), label: z.string(), parcelId: z.string(), codeInsee: z.string() }),
  z.object({
    kind: z.literal("adresse"),
    label: z.string(),
    codeInsee: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  z.object({ kind: z.literal("propriete"), label: z.string(), propertyId: z.string() }),
  z.object({ kind: z.literal("plan"), label: z.string(), propertyId: z.string(), planId: z.string() }),
  z.object({ kind: z.literal("annonce"), label: z.string(), listingId: z.string(), codeInsee: z.string() }),
]);
export type Place = z.infer<typeof Place>;

/**
 * The one search box: commune, postcode, address, cadastral reference (`06088000AB0123`, or `AB 123` in a commune), and
 * what the organisation keeps: properties, plans, adverts.
 * `unavailable`: why some places may be missing, when a source did not answer.
 */
export const findPlace = oc
  .route({ method: "GET", path: "/places", tags: ["recherche"] })
  .input(z.object({ q: text.trim().max(120), commune: CodeInsee.optional() }))
  .output(answer(z.array(Place)).extend({ unavailable: z.string().nullable() }));
