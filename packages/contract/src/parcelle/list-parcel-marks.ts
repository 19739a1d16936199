import { oc } from "@orpc/contract";
import { z } from "zod";
import { CodeInsee } from "../commune/commune.ts";
import { answer } from "../wire/answer.ts";
import { ParcelMark } from "./parcel-mark.ts";

/** GET /api/parcel-marks?commune=33234: what the organisation does of the parcels of a commune; those it left alone are absent. */
export const listParcelMarks = oc
  .route({ method: "GET", path: "/parcel-marks", tags: ["recherche"] })
  .input(z.object({ commune: CodeInsee }))
  .output(answer(z.array(ParcelMark)));
