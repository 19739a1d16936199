import type { Settings } from "@lotir/contract";
import { useState } from "react";
import { useSaveSettings } from "../../subjects/organisation/use-save-settings.ts";

/** What is being chosen, over what is kept, until it is saved. */
export const useSettingsDraft = (kept: Settings) => {
  const [changed, setChanged] = useState<Partial<Settings>>({});
  const saving = useSaveSettings();
  const draft: Settings = { ...kept, ...changed };
  return {
    draft,
    isSaving: saving.isPending,
    change: <Part extends keyof Settings>(part: Part, values: Partial<Settings[Part]>) =>
      setChanged((before) => ({ ...before, [part]: { ...kept[part], ...before[part], ...values } })),
    save: () => saving.mutate(draft, { onSuccess: () => setChanged({}) }),
  };
};
