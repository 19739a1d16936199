import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Parcel } from "./parcel.ts";

export const showParcel = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}", tags: ["recherche"] })
  .input(z.object({ id: z.string().length(14, "Une référence cadastrale compte 14 caractères.") }))
  .output(answer(Parcel));
