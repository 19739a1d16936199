import type { DossierProgressMessage } from "@lotir/contract";
import { useEffect, useState } from "react";
import { followDossier } from "../../kit/channel.ts";

/** How far the file that was asked under that id is, as the channel says it; null before its first word. */
export const useDossierStep = (propertyId: string, askId: string | undefined): DossierProgressMessage | null => {
  const [heard, setHeard] = useState<DossierProgressMessage | null>(null);
  useEffect(() => followDossier(propertyId, setHeard), [propertyId]);
  return heard !== null && heard.askId === askId ? heard : null;
};
