import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { CodeInsee } from "./commune.ts";
import { CommuneState } from "./layers.ts";

export const cancelLoading = oc
  .route({ method: "POST", path: "/communes/{codeInsee}/cancel", tags: ["territoire"] })
  .input(z.object({ codeInsee: CodeInsee }))
  // `goesOn`: others wait for it still; who they are is never said.
  .output(answer(CommuneState).extend({ goesOn: z.boolean() }));
