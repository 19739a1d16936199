export { type Cents, cents, centsOf, eurosOf, shareOut, shareOutInto } from "./cents.ts";
export { type Dated, type IsoDate, inForce, isIsoDate, isoDate, monthsBetween, yearsBetween } from "./dates.ts";
export {
  type Euros,
  type EurosPerSquareMetre,
  emprise,
  euros,
  eurosPer,
  type Metres,
  metres,
  plancher,
  priceOf,
  type Ratio,
  ratio,
  type SquareMetres,
  type Surface,
  terrain,
} from "./measures.ts";
