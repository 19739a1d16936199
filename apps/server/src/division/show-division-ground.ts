import { type DivisionGround, DivisionWishes, type GroundPrice } from "@lotir/contract";
import { assumedQualification, departementOf, LOT_AREAS } from "@lotir/territory";
import { z } from "zod";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { pricePlannedLots } from "../market/price-planned-lots.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { aroundSite } from "./around-site.ts";
import { divideInTurn } from "./divide-in-turn.ts";
import { saidRulesOf } from "./division-sentences.ts";
import { planeOf } from "./division-to-wire.ts";
import { engineQuestion } from "./engine-question.ts";
import { findOwnProject } from "./find-own-project.ts";
import { basisOf, changesSinceProject, ProjectBasis } from "./project-basis.ts";
import { type PropertySite, propertySite } from "./property-site.ts";
import { inBusiness } from "./scenario-money.ts";

/** Ground of a kept house's lot that its price is told for, m². */
const HOUSE_GROUND = 600;

const pricesOf = async (lotir: Lotir, { parcelle }: PropertySite): Promise<DivisionGround["prices"]> => {
  const plain = LOT_AREAS.map((areaM2) => ({ areaM2, keepsHouse: false }));
  const priced = await pricePlannedLots(lotir, parcelle, [...plain, { areaM2: HOUSE_GROUND, keepsHouse: true }]);
  const byArea = LOT_AREAS.flatMap((areaM2, rank) => {
    const price: GroundPrice | undefined = priced[rank];
    return price === undefined ? [] : [{ areaM2, ...price }];
  });
  return { byArea, house: priced.at(-1) ?? null, on: parcelle.sheet.price?.on ?? null };
};

const Answer = z.object({ basis: ProjectBasis });

/** What the engine and the balance need to answer in a browser as they do here. */
export const showDivisionGround = asMember.showDivisionGround.handler(async ({ input, context, signal }) => {
  const { lotir, member } = context;
  const own = input.projectId === undefined ? undefined : await findOwnProject(context, input.projectId);
  const wishes = own?.wishes ?? DivisionWishes.parse(JSON.parse(input.wishes ?? "{}"));
  const site = await propertySite(lotir, member, { propertyId: input.propertyId, joined: wishes.joined });
  // No number of lots is tried: the engine only makes its site ready.
  const question = { ...engineQuestion(site, wishes), wish: { counts: [], lotArea: 450, houseLotArea: 450 } };
  const divided = await divideInTurn(lotir, question, { organisationId: member.organisationId, signal });
  const prices = await pricesOf(lotir, site);
  const { assumptions: owned } = await ownAssumptions(lotir, member);
  const assumptions = inBusiness(owned);
  const on = lotir.today();
  const curve = { byArea: prices.byArea, houseEur: prices.house?.priceEur };
  const now = basisOf({ on, zone: divided.zoneName ?? null, rules: divided.rules, prices: curve, site, assumptions });
  const made = Answer.safeParse(own?.project.answer);
  const data: DivisionGround = {
    epsg: divided.epsg,
    origin: [divided.origin[0], divided.origin[1]],
    request: divided.request,
    rules: divided.rules,
    zoneRules: divided.zone ?? null,
    zone: divided.zoneName ?? null,
    saidRules: saidRulesOf(divided.rules),
    prices,
    balance: {
      departement: departementOf(site.codeInsee),
      areaM2: site.areaM2,
      landPriceEur: site.landPriceEur,
      landPriceOrigin: site.landPriceOrigin,
      boughtAs: assumedQualification(site.builtM2 > 0),
      assumptions,
      on,
    },
    builtM2: site.builtM2,
    groundM2: divided.areas.ground,
    wayClearanceM: wishes.wayClearanceM ?? null,
    around: await aroundSite(lotir, site, planeOf(divided)),
    changes: made.success ? changesSinceProject(made.data.basis, now) : [],
  };
  return { success: true, data };
});
