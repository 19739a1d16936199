export { type ListingShares, listingShares } from "./listing-line/listing-shares.ts";
export { type ListingLine, readListingLine } from "./listing-line/read-listing-line.ts";
export {
  type CitedParcel,
  type GoodsKind,
  type ListedNotices,
  Notice,
  type NoticeLot,
  type PageKind,
  type ReadPage,
  type SaleRegime,
  type SaleStatus,
  SITE_KEYS,
  type SiteKey,
  type Visit,
} from "./notice/notice.ts";
export { describePageRefusal, PAGE_LIMITS, type PageRefusal } from "./notice/page-refusal.ts";
export { readPagesInChild, type UnreadPage } from "./read-in-child.ts";
export { communeOf } from "./words/place.ts";
