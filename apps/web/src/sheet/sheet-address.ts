import type { DivisionStudy } from "../subjects/division/division-study.ts";
import { writeStudy } from "../subjects/division/study-address.ts";

/** Where the sheet of a parcel is a page of its own, as it is being studied: what a shared link leads to. */
export const sheetAddress = (parcelId: string, study: DivisionStudy) => {
  const search: Record<string, string> = {};
  for (const [name, value] of Object.entries(writeStudy(study))) if (value !== undefined) search[name] = value;
  const query = new URLSearchParams(search).toString();
  return {
    to: "/parcelle/$id" as const,
    params: { id: parcelId },
    search,
    href: `/parcelle/${parcelId}${query === "" ? "" : `?${query}`}`,
  };
};

/** The sheet on one page, as a PDF. */
export const printAddress = (parcelId: string): string => `/api/cadastral/parcels/${parcelId}/print`;
