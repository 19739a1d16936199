import type { PluDocument } from "@lotir/contract";
import { ofCommune } from "../commune/of-commune.ts";

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/PLUi/i, "PLUi"],
  [/POS/i, "POS"],
  [/(^|_)CC(_|$)/i, "Carte communale"],
];

const kindOf = ({ type, name, fileName }: Pick<PluDocument, "type" | "name" | "fileName">): string => {
  const said = [type, name, fileName].filter((each) => each !== null).join("_");
  return KINDS.find(([pattern]) => pattern.test(said))?.[1] ?? "PLU";
};

/** « PLU de Latresne, règlement »: the document as people say it, never the name of its file. */
export const documentTitle = (document: Pick<PluDocument, "type" | "name" | "fileName">, commune: string): string =>
  `${kindOf(document)} ${ofCommune(commune)}, règlement`;
