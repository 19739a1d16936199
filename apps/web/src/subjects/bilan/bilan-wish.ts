import type { Assumptions, BilanWish } from "@lotir/contract";

/** What a person changes of the balance of one parcel; kept while the window is open. */
export interface BilanForm {
  readonly assumptions: Partial<Assumptions>;
  readonly procedure: "DP" | "PA" | null;
  readonly boughtAs: NonNullable<BilanWish["boughtAs"]> | null;
  readonly seller: NonNullable<BilanWish["seller"]> | null;
  readonly deedStatesVat: boolean;
  readonly landPriceEur: number | null;
  /** By the rank of the lot. */
  readonly lotPricesEur: Readonly<Record<number, number | null>>;
  readonly ownedSince: string;
  readonly purchasePartEur: number | null;
  readonly owners: number | null;
  /** Null while nobody knows. */
  readonly communalTaxVoted: boolean | null;
  readonly classifiedOn: string;
}

export const EMPTY_FORM: BilanForm = {
  assumptions: {},
  procedure: null,
  boughtAs: null,
  seller: null,
  deedStatesVat: false,
  landPriceEur: null,
  lotPricesEur: {},
  ownedSince: "",
  purchasePartEur: null,
  owners: null,
  communalTaxVoted: null,
  classifiedOn: "",
};

export const isChanged = (form: BilanForm): boolean => JSON.stringify(form) !== JSON.stringify(EMPTY_FORM);

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** What an owner tells of his land; nothing until both his date and his part are readable. */
export const ownedOf = (form: BilanForm): Pick<BilanWish, "owned"> =>
  isDay(form.ownedSince) && form.purchasePartEur !== null
    ? {
        owned: {
          since: form.ownedSince,
          purchasePartEur: form.purchasePartEur,
          ...(form.owners === null ? {} : { owners: form.owners }),
          ...(form.communalTaxVoted === null ? {} : { communalTaxVoted: form.communalTaxVoted }),
          ...(isDay(form.classifiedOn) ? { classifiedOn: form.classifiedOn } : {}),
        },
      }
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
  ...(form.seller === null ? {} : { seller: form.seller }),
  ...(form.deedStatesVat ? { deedStatesVat: true } : {}),
  ...(form.landPriceEur === null ? {} : { landPriceEur: form.landPriceEur }),
  ...pricesOf(form, lots),
  ...ownedOf(form),
});
