import { Block } from "../../kit/ui/Block.tsx";
import type { ParcelProps } from "./parcel-props.ts";
import { RiskList } from "./RiskList.tsx";
import { useShowParcelRisks } from "./use-show-parcel-risks.ts";

/** The risks of the parcel's own place. */
export const RisksBlock = ({ parcelId }: ParcelProps) => (
  <Block
    title="Risques"
    query={useShowParcelRisks(parcelId)}
    lines={6}
    failure="Les risques n'ont pas pu être demandés."
  >
    {(found) => <RiskList {...found} />}
  </Block>
);
