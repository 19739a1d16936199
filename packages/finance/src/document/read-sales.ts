import { cents, terrain } from "@lotir/units";
import { ZERO } from "../amounts/round-half-up.ts";
import type { House, LotForSale, SaleTerms } from "../operation/operation.ts";
import type { VatChoice } from "../taxes/choose-vat-regime.ts";
import {
  AREA,
  type Bounds,
  choiceAt,
  dateAt,
  eurosAt,
  flagAt,
  itemsAt,
  MONEY,
  MONTHS,
  type Node,
  numberAt,
  openNode,
  PRICE,
  required,
  SHARE,
  textAt,
  wholeAt,
} from "./reading.ts";

export const MOST_LOTS = 1_000;
const MOST_HOUSES = 50;
const SELLING_RATE: Bounds = { minimum: 0, maximum: 0.3 };
const VAT_CHOICES: readonly VatChoice[] = ["auto", "marge", "totale", "exoneree"];

const SALE_FIELDS = [
  "name",
  "areaM2",
  "priceEur",
  "sold",
  "vat",
  "purchasePartEur",
  "sellingRate",
  "saleMonth",
  "saleDate",
];
const LOT_FIELDS = [...SALE_FIELDS, "count"];
const HOUSE_FIELDS = [
  ...SALE_FIELDS,
  "isNew",
  "worksEur",
  "worksVatRate",
  "mainResidence",
  "valueBeforeEur",
  "depreciationRate",
];

const readTerms = (node: Node, name: string): SaleTerms => {
  const area = numberAt(node, "areaM2", AREA);
  const sold = flagAt(node, "sold", "true");
  const price = eurosAt(node, "priceEur", PRICE);
  return {
    name: textAt(node, "name") ?? name,
    area: area === undefined ? undefined : terrain(area),
    price: sold ? required(node, "priceEur", price) : price,
    sold,
    vat: choiceAt(node, "vat", VAT_CHOICES) ?? "auto",
    purchasePart: eurosAt(node, "purchasePartEur", MONEY),
    sellingRate: numberAt(node, "sellingRate", SELLING_RATE),
    saleMonth: numberAt(node, "saleMonth", MONTHS),
    saleDate: dateAt(node, "saleDate"),
  };
};

/** Lots for sale; `count` repeats one of them. */
export const readLots = (root: Node): LotForSale[] => {
  const lots: LotForSale[] = [];
  for (const item of itemsAt(root, "lots", MOST_LOTS)) {
    const node = openNode(item.value, item, LOT_FIELDS);
    const count = wholeAt(node, "count", { minimum: 1, maximum: MOST_LOTS }) ?? 1;
    const terms = readTerms(node, "");
    const area = required(node, "areaM2", terms.area) ?? terrain(1);
    for (let copy = 0; copy < count; copy++) {
      const number = lots.length + 1;
      const name = terms.name === "" ? `Lot ${number}` : count === 1 ? terms.name : `${terms.name} ${copy + 1}`;
      lots.push({ ...terms, area, name });
    }
  }
  if (lots.length > MOST_LOTS)
    root.failures.push({ kind: "too-many", path: "lots", count: lots.length, maximum: MOST_LOTS });
  return lots.slice(0, MOST_LOTS);
};

export const readHouses = (root: Node): House[] =>
  itemsAt(root, "houses", MOST_HOUSES).map((item, index, all) => {
    const node = openNode(item.value, item, HOUSE_FIELDS);
    return {
      ...readTerms(node, all.length === 1 ? "Maison" : `Maison ${index + 1}`),
      isNew: flagAt(node, "isNew", "false"),
      works: cents(eurosAt(node, "worksEur", MONEY) ?? ZERO),
      worksVatRate: numberAt(node, "worksVatRate", { minimum: 0, maximum: 0.25 }) ?? 0.2,
      mainResidence: flagAt(node, "mainResidence", "false"),
      valueBefore: eurosAt(node, "valueBeforeEur", PRICE),
      depreciationRate: numberAt(node, "depreciationRate", SHARE),
    };
  });
