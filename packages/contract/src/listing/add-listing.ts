import { oc } from "@orpc/contract";
import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { text } from "../wire/text.ts";
import { EnergyClass, Listing } from "./listing.ts";

const figure = (label: string, most: number) =>
  z
    .number({ error: `${label} : un nombre est attendu.` })
    .positive(`${label} : il doit être supérieur à 0.`)
    .max(most, `${label} : trop grand.`)
    .nullish();

/** POST /api/listings: an advert seen elsewhere: its link and a few facts typed by hand. The page itself is never read. */
export const addListing = oc
  .route({ method: "POST", path: "/listings", tags: ["annonces"] })
  .input(
    z.object({
      url: text
        .max(2_000, "Lien : 2 000 caractères au plus.")
        .regex(/^https:\/\//i, "Lien : une adresse https:// est attendue."),
      inseeCode: CodeInsee,
      city: text.max(80, "Ville : 80 caractères au plus.").default(""),
      type: z.enum(["house", "land"], { error: "Type de bien : maison ou terrain." }),
      title: text.max(200, "Titre : 200 caractères au plus.").default(""),
      description: text.max(20_000, "Description : 20 000 caractères au plus.").default(""),
      price: figure("Prix", 50_000_000),
      surface: figure("Surface habitable", 5_000),
      landSurface: figure("Terrain", 2_000_000),
      builtYear: figure("Année", 2_035),
      energyClass: EnergyClass.nullish(),
      ghgClass: EnergyClass.nullish(),
    }),
  )
  .output(answer(Listing));
