import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { ParcelSheet } from "../../sheet/ParcelSheet.tsx";
import { sheetAddress } from "../../sheet/sheet-address.ts";
import type { DivisionStudy } from "../../subjects/division/division-study.ts";
import { isParcelId, readStudy } from "../../subjects/division/study-address.ts";
import classes from "./ParcellePage.module.css";

/** /parcelle/{id}: the sheet in a page of its own, with its study in the address: what a shared link opens. */
export const ParcellePage = () => {
  const { id } = useParams({ from: "/frame/parcelle/$id" });
  const raw = useSearch({ from: "/frame/parcelle/$id" });
  const navigate = useNavigate();
  const study = useMemo(() => readStudy(raw), [raw]);
  if (!isParcelId(id))
    return (
      <PlainPage title="Parcelle">
        <Notice kind="error">
          « {id.slice(0, 40)} » n'est pas une référence cadastrale : elle compte 14 caractères, comme 06999000AB0015.
        </Notice>
      </PlainPage>
    );
  const onStudy = (next: DivisionStudy, history?: "push" | "replace") => {
    const { to, params, search } = sheetAddress(id, next);
    navigate({ to, params, search, replace: history === "replace" }).catch(() => undefined);
  };
  return (
    <div className={classes.page}>
      <ParcelSheet key={id} parcelId={id} study={study} onStudy={onStudy} />
    </div>
  );
};
