import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { Settings } from "./settings.ts";

/** GET /api/settings: those of who asks, in the organisation he works in. */
export const showSettings = oc
  .route({ method: "GET", path: "/settings", tags: ["paramètres"] })
  .output(answer(Settings));
