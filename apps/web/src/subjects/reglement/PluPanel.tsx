import { useMemo } from "react";
import { readStudy } from "../division/study-address.ts";
import { ArticlesTable } from "./ArticlesTable.tsx";
import { RulesBlock } from "./RulesBlock.tsx";
import { useShowParcelPlu } from "./use-show-parcel-plu.ts";

interface PluPanelProps {
  readonly parcelId: string;
  /** What is said where the règlement could not be asked for. */
  readonly failure?: string;
}

/** The règlement of a property's parcel: its five articles first, then every rule with its quote, its states and its corrections. */
export const PluPanel = ({ parcelId, failure = "Erreur lors de la récupération des données PLU" }: PluPanelProps) => {
  const study = useMemo(() => readStudy({}), []);
  const { data: plu } = useShowParcelPlu(parcelId);
  return (
    <>
      {plu === undefined ? null : <ArticlesTable plu={plu} />}
      <RulesBlock parcelId={parcelId} study={study} failure={failure} />
    </>
  );
};
