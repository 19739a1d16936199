import type { Assumptions, BilanWish } from "@lotir/contract";

/** What a person changes of the balance of one parcel; kept while the window is open. */
export interface BilanForm {
  readonly assumptions: Partial<Assumptions>;
  readonly procedure: "DP" | "PA" | null;
  readonly boughtAs: NonNullable<BilanWish["boughtAs"]> | null;
  readonly landPriceEur: number | null;
  /** By the rank of the lot. */
  readonly lotPricesEur: Readonly<Record<number, number | null>>;
  readonly ownedSince: string;
  readonly purchasePartEur: number | null;
}

export const EMPTY_FORM: BilanForm = {
  assumptions: {},
  procedure: null,
  boughtAs: null,
  landPriceEur: null,
  lotPricesEur: {},
  ownedSince: "",
  purchasePartEur: null,
};

export const isChanged = (form: BilanForm): boolean => JSON.stringify(form) !== JSON.stringify(EMPTY_FORM);

const ownedOf = ({ ownedSince, purchasePartEur }: BilanForm): Pick<BilanWish, "owned"> =>
  /^\d{4}-\d{2}-\d{2}$/.test(ownedSince) && purchasePartEur !== null
    ? { owned: { since: ownedSince, purchasePartEur } }
    : {};

const pricesOf = ({ lotPricesEur }: BilanForm, lots: number): Pick<BilanWish, "lotPricesEur"> =>
  Object.values(lotPricesEur).some((price) => price !== null)
    ? { lotPricesEur: Array.from({ length: lots }, (_, rank) => lotPricesEur[rank] ?? null) }
    : {};

/** The form in the words of the request: what was not changed is left out, and stands on estimates and assumptions. */
export const wishOf = (
  form: BilanForm,
  plan: Pick<BilanWish, "lots" | "lane" | "procedure">,
  lots: number,
): BilanWish => ({
  ...plan,
  ...(Object.keys(form.assumptions).length === 0 ? {} : { assumptions: form.assumptions }),
  ...(form.procedure === null ? {} : { procedure: form.procedure }),
  ...(form.boughtAs === null ? {} : { boughtAs: form.boughtAs }),
  ...(form.landPriceEur === null ? {} : { landPriceEur: form.landPriceEur }),
  ...pricesOf(form, lots),
  ...ownedOf(form),
});
