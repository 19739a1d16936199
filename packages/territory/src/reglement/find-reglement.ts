import { type Connectors, type PlanFile, type PublishedPlan, reglementsAmong } from "@lotir/connectors";
import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type IsoDate, isIsoDate } from "@lotir/units";
import { fileAmong, isCommon } from "./file-among.ts";
import { type ReglementKey, territoireOf } from "./reglement-key.ts";

/** The plan of a place and its written règlement, as the Géoportail de l'urbanisme publishes them. */
export interface FoundReglement {
  readonly plan: PublishedPlan;
  readonly file: PlanFile;
  /** Other written files of the same plan that rules are common in: where a zone's text may send. */
  readonly companions: readonly PlanFile[];
  /** From the name of the plan, which ends with it; undefined when it does not. */
  readonly approvedOn: IsoDate | undefined;
}

/**
 * The source answered, and has no règlement to download: not an outage. `zone-file`: it has one for each zone, and the zones
 * do not say which is theirs.
 */
export interface NoDocument {
  readonly kind: "no-document";
  readonly missing: "plan" | "files" | "reglement" | "zone-file";
}

export interface ReglementAsk {
  readonly key: ReglementKey;
  /** The plan that the zones belong to, as they say it: "06088_PLU_20240112". */
  readonly idurba: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const IN_FORCE = /VIGUEUR|APPROVED|OPPOSABLE/i;
const LOCAL_PLAN = /^(?:PLU|PLUI|PLUI-?H|POS|PSMV)$/i;

const rankOf = (plan: PublishedPlan, idurba: string | undefined): number =>
  (idurba !== undefined && plan.nom?.toUpperCase() === idurba.toUpperCase() ? 4 : 0) +
  (LOCAL_PLAN.test(plan.type ?? "") ? 2 : 0) +
  (IN_FORCE.test(plan.statutJuridique ?? "") ? 1 : 0);

/** The plan that the zones name, else the local plan in force, the latest published first. */
const planAmong = (plans: readonly PublishedPlan[], idurba: string | undefined): PublishedPlan | undefined =>
  plans.toSorted(
    (a, b) => rankOf(b, idurba) - rankOf(a, idurba) || (b.publishedOn ?? "").localeCompare(a.publishedOn ?? ""),
  )[0];

/** Each is downloaded and parsed: a plan has one or two. */
const MOST_COMPANIONS = 2;

const companionsAmong = (files: readonly PlanFile[], main: PlanFile): readonly PlanFile[] =>
  reglementsAmong(files)
    .filter((file) => file.nom !== main.nom && isCommon(file))
    .slice(0, MOST_COMPANIONS);

const approvalIn = (name: string | undefined): IsoDate | undefined => {
  const iso = /(\d{4})(\d{2})(\d{2})(?!.*\d{8})/
    .exec(name ?? "")
    ?.slice(1)
    .join("-");
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
};

/**
 * The written règlement of a place, not yet downloaded. Three answers that never mix: found, nothing published to
 * download, or no answer from the source.
 */
export const findReglement = async (
  connectors: Connectors,
  { key, idurba, signal }: ReglementAsk,
): Promise<Result<FoundReglement, NoDocument | UpstreamFailure>> => {
  const listed = await connectors.listDocuments({ territoire: territoireOf(key), signal });
  if (!listed.ok) return listed;
  const plan = planAmong(listed.value.value, idurba);
  if (plan === undefined) return failure({ kind: "no-document", missing: "plan" });
  const files = await connectors.listDocumentFiles({ id: plan.id, signal });
  if (!files.ok) return files;
  if (files.value === undefined || files.value.value.length === 0)
    return failure({ kind: "no-document", missing: "files" });
  const file = fileAmong(files.value.value, key.nomfic);
  if (file === "none") return failure({ kind: "no-document", missing: "reglement" });
  if (file === "several") return failure({ kind: "no-document", missing: "zone-file" });
  const companions = companionsAmong(files.value.value, file);
  return success({ plan, file, companions, approvedOn: approvalIn(idurba) ?? approvalIn(plan.nom) });
};
