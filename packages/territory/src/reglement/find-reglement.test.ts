import type { Connectors, PlanFile, PublishedPlan } from "@lotir/connectors";
import { failure, success } from "@lotir/foncier";
import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { zoneOfFile } from "./file-among.ts";
import { findReglement } from "./find-reglement.ts";

const provenance = {
  source: "essai",
  licence: "essai",
  vintage: undefined,
  etag: undefined,
  url: "https://essai",
  fetchedOn: isoDate("2026-06-15"),
};

const plan = (nom: string, change: Partial<PublishedPlan> = {}): PublishedPlan => ({
  id: nom,
  nom,
  type: "PLU",
  statutJuridique: "EN_VIGUEUR",
  statut: "document.production",
  publishedOn: isoDate("2024-01-01"),
  ...change,
});

const file = (nom: string): PlanFile => ({ nom, titre: undefined, dossier: undefined, url: `https://essai/${nom}` });

const publishing = (plans: readonly PublishedPlan[], files: readonly PlanFile[]): Connectors =>
  ({
    listDocuments: async () => success({ value: plans, provenance }),
    listDocumentFiles: async () => success({ value: files, provenance }),
  }) as unknown as Connectors;

const ask = (nomfic = "", idurba?: string) => ({ key: { partition: "DU_06999", nomfic }, idurba });

describe("the règlement of a place", () => {
  const files = [file("06999_padd_20240101.pdf"), file("06999_reglement_UA.pdf"), file("06999_reglement_UB_2.pdf")];

  test("the file that the zones name, among many", async () => {
    const found = await findReglement(publishing([plan("06999_PLU_20240101")], files), ask("06999_REGLEMENT_UB_2.pdf"));
    expect(found).toMatchObject({
      ok: true,
      value: { file: { nom: "06999_reglement_UB_2.pdf" }, approvedOn: "2024-01-01" },
    });
  });

  test("one for each zone, and none named: nothing is read rather than the rules of another zone", async () => {
    const found = await findReglement(publishing([plan("06999_PLU_20240101")], files), ask());
    expect(found).toEqual(failure({ kind: "no-document", missing: "zone-file" }));
  });

  test.each([
    ["the file of the zone that the lost name tells", "06999_reglement_UB.pdf", files, "06999_reglement_UB_2.pdf"],
    [
      "the one written for no zone",
      "",
      [...files, file("06999_reglement_20240101.pdf")],
      "06999_reglement_20240101.pdf",
    ],
    ["the only one there is", "", files.slice(0, 2), "06999_reglement_UA.pdf"],
    [
      "the only zone beside common rules",
      "",
      [file("06999_reglement_UA.pdf"), file("06999_reglement_regles_communes.pdf")],
      "06999_reglement_UA.pdf",
    ],
  ])("%s", async (_, nomfic, among, expected) => {
    const found = await findReglement(publishing([plan("06999_PLU_20240101")], among), ask(nomfic));
    expect(found).toMatchObject({ ok: true, value: { file: { nom: expected } } });
  });

  test("the zone a file is written for, by its name or its title", () => {
    const zones = [
      "06999_reglement_UB_2.pdf",
      "reglement_zone_1AUa.pdf",
      "06999_reglement_20240101.pdf",
      "reglement_urbanisme.pdf",
      "reglement ecrit - zone N.pdf",
    ];
    expect(zones.map((nom) => zoneOfFile({ nom, titre: undefined }))).toEqual([
      "UB",
      "1AUA",
      undefined,
      undefined,
      "N",
    ]);
    const towns = ["reglement_Nice.pdf", "reglement_Agen.pdf", "reglement_arret.pdf", "REGLEMENT_ARRET.PDF"];
    expect(towns.map((nom) => zoneOfFile({ nom, titre: undefined }))).toEqual(towns.map(() => undefined));
    expect(zoneOfFile({ nom: "reglement_zone_ub.pdf", titre: undefined })).toBe("UB");
    expect(zoneOfFile({ nom: "reg_07.pdf", titre: "Règlement de la zone UC" })).toBe("UC");
  });

  test("files of common rules come with it, a zone's own file does not", async () => {
    const common = [...files, file("06999_reglement_UC_regles_communes.pdf"), file("06999_reglement_lexique.pdf")];
    const found = await findReglement(publishing([plan("06999_PLU_20240101")], common), ask("06999_reglement_UA.pdf"));
    expect(found.ok && found.value.companions.map(({ nom }) => nom)).toEqual([
      "06999_reglement_lexique.pdf",
      "06999_reglement_UC_regles_communes.pdf",
    ]);
    const alone = await findReglement(publishing([plan("06999_PLU_20240101")], files), ask("06999_reglement_UA.pdf"));
    expect(alone.ok && alone.value.companions).toEqual([]);
  });

  test("the plan that the zones belong to, before a later one of another kind", async () => {
    const plans = [
      plan("06999_CC_20250101", { type: "CC", publishedOn: isoDate("2025-01-01") }),
      plan("06999_PLU_20200101", { publishedOn: isoDate("2020-01-01") }),
      plan("06999_PLU_20230101", { publishedOn: isoDate("2023-01-01") }),
    ];
    const named = await findReglement(publishing(plans, [files[1] as PlanFile]), ask("", "06999_PLU_20200101"));
    expect(named).toMatchObject({ ok: true, value: { plan: { nom: "06999_PLU_20200101" }, approvedOn: "2020-01-01" } });
    const unnamed = await findReglement(publishing(plans, [files[1] as PlanFile]), ask());
    expect(unnamed).toMatchObject({ ok: true, value: { plan: { nom: "06999_PLU_20230101" } } });
  });

  test("no plan, no file, no règlement: nothing to download, which is not an outage", async () => {
    const nothing = [
      [publishing([], []), "plan"],
      [publishing([plan("06999_PLU_20240101")], []), "files"],
      [publishing([plan("06999_PLU_20240101")], [file("06999_padd.pdf")]), "reglement"],
    ] as const;
    for (const [connectors, missing] of nothing)
      expect(await findReglement(connectors, ask())).toEqual(failure({ kind: "no-document", missing }));
  });

  test("an outage stays an outage", async () => {
    const down = failure({ kind: "unreachable", source: "GPU" } as const);
    const connectors = { listDocuments: async () => down } as unknown as Connectors;
    expect(await findReglement(connectors, ask())).toEqual(down);
  });
});
