import { Notice } from "../../kit/ui/Notice.tsx";
import { LAYER_WORDS } from "../../subjects/commune/layer-words.ts";
import { useLoadCommune } from "../../subjects/commune/use-load-commune.ts";
import type { SearchedCommune } from "../../subjects/parcelle/use-analyze-commune.ts";

/** A commune that can be used although a source did not answer: which one, what still works, try again. */
export const PartialNotice = ({ commune }: { readonly commune: SearchedCommune }) => {
  const { load, loading } = useLoadCommune(commune.codeInsee);
  const missing = commune.state?.layers.filter(({ status }) => status === "unknown" || status === "cancelled") ?? [];
  return missing.map(({ layer, problem }) => (
    <Notice
      key={layer}
      kind="warning"
      title={`${LAYER_WORDS[layer].name} : source indisponible${commune.state?.name ? ` (${commune.state.name})` : ""}`}
      retry={{ onClick: () => load(layer), busy: loading }}
    >
      {problem === null ? "" : `${problem} `}
      {LAYER_WORDS[layer].without}
    </Notice>
  ));
};
