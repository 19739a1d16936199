import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { Settings } from "./settings.ts";

/** PUT /api/settings: kept for who asks; a part that is absent takes its defaults. */
export const saveSettings = oc
  .route({ method: "PUT", path: "/settings", tags: ["paramètres"] })
  .input(Settings)
  .output(answer(Settings));
