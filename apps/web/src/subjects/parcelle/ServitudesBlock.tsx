import { Block } from "../../kit/ui/Block.tsx";
import type { ParcelProps } from "./parcel-props.ts";
import { ServitudeList } from "./ServitudeList.tsx";
import { useShowParcelServitudes } from "./use-show-parcel-servitudes.ts";

/** Public easements over the parcel, and the annexes of the plan that inform of it. */
export const ServitudesBlock = ({ parcelId }: ParcelProps) => (
  <Block
    title="Servitudes et informations"
    query={useShowParcelServitudes(parcelId)}
    lines={4}
    failure="Les servitudes n'ont pas pu être lues."
  >
    {(told) => <ServitudeList {...told} />}
  </Block>
);
