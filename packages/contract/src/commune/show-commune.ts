import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { CodeInsee } from "./commune.ts";
import { CommuneState } from "./layers.ts";

export const showCommune = oc
  .route({ method: "GET", path: "/communes/{codeInsee}", tags: ["territoire"] })
  .input(z.object({ codeInsee: CodeInsee }))
  .output(answer(CommuneState));
