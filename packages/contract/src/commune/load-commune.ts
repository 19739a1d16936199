import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { CodeInsee } from "./commune.ts";
import { CommuneState, LayerName } from "./layers.ts";

/** Starts the loading of a commune, or of one layer again (a layer that failed is retried alone). */
export const loadCommune = oc
  .route({ method: "POST", path: "/communes/{codeInsee}/load", successStatus: 202, tags: ["territoire"] })
  .input(z.object({ codeInsee: CodeInsee, layer: LayerName.optional() }))
  .output(answer(CommuneState));
