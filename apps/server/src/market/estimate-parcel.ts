import { standingGoods } from "@lotir/commune-work";
import { readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle, type ParcellePrice } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { explainedToWire } from "./estimate-to-wire.ts";
import { knownMarket } from "./known-market.ts";

const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const area = (squareMetres: number): string => `${whole.format(squareMetres)} m²`;
const day = (iso: string): string => iso.split("-").reverse().join("/");

/** What was priced, and where its surfaces come from. */
const sentenceOf = ({ kind, landM2, floor }: ParcellePrice): string => {
  if (floor === null)
    return kind === "other-land"
      ? `Terrain non constructible de ${area(landM2)}.`
      : `Terrain à bâtir nu de ${area(landM2)}.`;
  const house = `Maison de ${area(floor.areaM2)} de plancher sur ${area(landM2)} de terrain.`;
  return floor.from === "vente"
    ? `${house} Plancher déclaré à la vente du ${day(floor.soldOn ?? "")}.`
    : `${house} Plancher supposé d'après l'emprise de ${area(floor.empriseM2)}, comme les ${whole.format(floor.houses)} maisons vendues dont les deux sont connus.`;
};

/** What the estimate of a parcel rests on. */
export const estimateParcel = asMember.estimateParcel.handler(async ({ input, context }) => {
  const { lotir } = context;
  const id = readParcelleId(input.id);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.id });
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) throw refuse("unknown-parcel", { id });
  const { price, estimateNote, row } = parcelle.sheet;
  if (price === null) throw refuse("not-estimable", { id }, estimateNote ?? undefined);
  const { codeInsee } = referenceOf(id);
  const market = await knownMarket(lotir, codeInsee);
  const asked = standingGoods(price, { codeInsee, at: row.centre });
  const explained = await market.explain(asked);
  return {
    success: true,
    data: explainedToWire(explained, { goods: asked.goods, sentence: sentenceOf(price) }, market),
  };
});
