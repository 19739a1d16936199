import type { Place } from "@lotir/contract";
import { Autocomplete } from "@mantine/core";
import { useState } from "react";
import type { Origin } from "../../subjects/auction/sort-auctions.ts";
import { useFindPlace } from "../../subjects/commune/use-find-place.ts";

const addressesIn = (places: readonly Place[]) => places.flatMap((place) => (place.kind === "adresse" ? [place] : []));

/** An address from which distances are counted. */
export const DistanceFrom = ({ onOrigin }: { readonly onOrigin: (from: Origin | undefined) => void }) => {
  const [text, setText] = useState("");
  const found = useFindPlace(text, undefined);
  const addresses = addressesIn(found.data?.places ?? []);
  return (
    <Autocomplete
      size="xs"
      label="Distance depuis"
      placeholder="Une adresse"
      value={text}
      data={[...new Set(addresses.map(({ label }) => label))]}
      filter={({ options }) => options}
      onChange={(typed) => {
        setText(typed);
        const place = addresses.find(({ label }) => label === typed);
        if (place !== undefined) onOrigin({ lat: place.latitude, lng: place.longitude });
        else if (typed === "") onOrigin(undefined);
      }}
    />
  );
};
