import { Notice } from "../../ui/Notice.tsx";
import { LAYER_WORDS } from "./layer-words.ts";
import type { SearchedCommune } from "./use-analyze-commune.ts";
import { useLoadCommune } from "./use-load-commune.ts";

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
