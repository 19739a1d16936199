import { useMemo } from "react";
import { readStudy } from "../division/study-address.ts";
import { ArticlesTable } from "./ArticlesTable.tsx";
import { RulesBlock } from "./RulesBlock.tsx";
import { useShowParcelPlu } from "./use-show-parcel-plu.ts";

/** The règlement of a property's parcel: its five articles first, then every rule with its quote, its states and its corrections. */
export const PluPanel = ({ parcelId }: { readonly parcelId: string }) => {
  const study = useMemo(() => readStudy({}), []);
  const { data: plu } = useShowParcelPlu(parcelId);
  return (
    <>
      {plu === undefined ? null : <ArticlesTable plu={plu} />}
      <RulesBlock parcelId={parcelId} study={study} failure="Erreur lors de la récupération des données PLU" />
    </>
  );
};
