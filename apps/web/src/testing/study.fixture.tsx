import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { StudyProps } from "../subjects/division/division-study.ts";
import { readStudy, writeStudy } from "../subjects/division/study-address.ts";

/** A block whose study stands in the address of the test's page, as a page of the product keeps it. */
export const studied = (Block: ComponentType<StudyProps>) =>
  function Studied({ parcelId }: Pick<StudyProps, "parcelId">) {
    const raw = useSearch({ strict: false });
    const navigate = useNavigate();
    const onStudy: StudyProps["onStudy"] = (next) => {
      const search = Object.fromEntries(Object.entries(writeStudy(next)).filter(([, value]) => value !== undefined));
      navigate({ to: ".", search }).catch(() => undefined);
    };
    return <Block parcelId={parcelId} study={readStudy(Object(raw))} onStudy={onStudy} />;
  };
