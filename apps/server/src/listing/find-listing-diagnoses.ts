import { isFictional } from "@lotir/commune-work";
import { EnergyClass, type ListingDiagnosis } from "@lotir/contract";
import { advertGroundVersion, askAdverts, layersOf, type PlacedDiagnosis } from "@lotir/territory";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { advertOf } from "./advert-of.ts";
import { findListing } from "./listing-store.ts";

const NOT_LOADED = "Cette commune n'est pas encore chargée : chargez-la pour lire ses diagnostics.";
const NO_LAYER = "Les diagnostics de cette commune n'ont pas pu être lus : rechargez-la pour les redemander.";
const classOf = (value: string | undefined) => EnergyClass.safeParse(value).data ?? null;

/** Thresholds of the words, on the share of the known figures that agrees. */
const [STRONG, FAIR] = [0.75, 0.5];

const toWire = (diagnosis: PlacedDiagnosis, isTruthKnown: boolean): ListingDiagnosis => ({
  numero: diagnosis.numero,
  address: diagnosis.address,
  at: { lat: diagnosis.at[1], lon: diagnosis.at[0] },
  madeOn: diagnosis.madeOn ?? null,
  energyClass: classOf(diagnosis.energyClass),
  ghgClass: classOf(diagnosis.emissionClass),
  energy: diagnosis.energy ?? null,
  emission: diagnosis.emission ?? null,
  surface: diagnosis.floor ?? null,
  builtYear: diagnosis.year ?? null,
  parcelId: diagnosis.parcelle ?? null,
  landSurface: diagnosis.landM2 === undefined ? null : Math.round(diagnosis.landM2),
  why: [...diagnosis.why],
  against: [...diagnosis.against],
  agreement: diagnosis.agreement >= STRONG ? "fort" : diagnosis.agreement >= FAIR ? "moyen" : "faible",
  probability: isTruthKnown ? diagnosis.probability : null,
});

/** The diagnoses of a class that may be of what an advert sells (« Trouver par DPE »). */
export const findListingDiagnoses = asMember.findListingDiagnoses.handler(async ({ input, context }) => {
  const { listingId, energyClass } = input;
  const { lotir, member } = context;
  const { territory } = lotir.database;
  const kept = await lotir.database.application(member.organisationId, (trx) => findListing(trx, listingId));
  if (kept === undefined) throw refuse("listing-not-found", { listingId });
  const { commune: codeInsee } = kept;
  const layer = (await layersOf(territory, codeInsee)).find(({ name }) => name === "dpe");
  const nothing = (note: string, toLoad: string | null) => ({
    success: true as const,
    data: [] as ListingDiagnosis[],
    note,
    toLoad,
    source: layer?.source ?? null,
  });
  if ((await advertGroundVersion(territory, codeInsee)) === undefined) return nothing(NOT_LOADED, codeInsee);
  if (layer?.loadId == null) return nothing(NO_LAYER, codeInsee);
  const question = { kind: "diagnoses", advert: advertOf(kept), energyClass } as const;
  const answer = await askAdverts(territory, { codeInsee, question }, { threads: lotir.threads });
  const isTruthKnown = isFictional(lotir.plan, codeInsee);
  const data = (answer?.diagnoses ?? []).map((each) => toWire(each, isTruthKnown));
  const none = `Aucun diagnostic de classe ${energyClass} n'est déposé dans cette commune.`;
  return { success: true, data, note: data.length === 0 ? none : null, toLoad: null, source: layer.source };
});
