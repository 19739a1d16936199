import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, bench } from "../sources.fixture.ts";
import { reglementsAmong } from "./plan-files.ts";

let own: Bench;
beforeAll(async () => {
  own = await bench();
});
afterAll(() => own.close());

describe("from a commune to its règlement", () => {
  test("the plan, its files, the right one, its bytes", async () => {
    const plans = await own.connectors.listDocuments({ territoire: "06999" });
    const [plan] = plans.ok ? plans.value.value : [];
    expect(plan).toMatchObject({
      nom: "06999_PLU_20240318",
      type: "PLU",
      statutJuridique: "EN_VIGUEUR",
      publishedOn: "2024-03-18",
    });
    const files = await own.connectors.listDocumentFiles({ id: plan?.id ?? "" });
    const [reglement, ...others] = reglementsAmong((files.ok && files.value?.value) || []);
    expect(others).toEqual([]);
    expect(reglement).toMatchObject({ nom: "06999_reglement_20240318.pdf", titre: "Règlement écrit" });
    if (reglement === undefined) throw new Error("no règlement");
    const pdf = await own.connectors.fetchPlanFile({ file: reglement });
    expect(pdf.ok && Buffer.from(pdf.value.bytes).subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.ok && pdf.value.provenance.vintage).toBe("2024-03-18");
    const byCarto = await own.connectors.fetchPlans({ partition: "DU_06999" });
    expect(byCarto.ok && byCarto.value.value[0]?.id).toBe(plan?.id);
  });

  test("no plan, an unknown document, a page where a PDF should be", async () => {
    expect(await own.connectors.listDocuments({ territoire: "06000" })).toMatchObject({
      ok: true,
      value: { value: [] },
    });
    expect(await own.connectors.listDocumentFiles({ id: "inconnu" })).toEqual({ ok: true, value: undefined });
    const page = { nom: "x.pdf", titre: undefined, dossier: undefined, url: `${own.server.url}/communes` };
    const sent = await own.connectors.fetchPlanFile({ file: page });
    expect(sent).toMatchObject({
      ok: false,
      failure: { kind: "malformed", where: "x.pdf", issue: "ce n’est pas un PDF" },
    });
  });

  test("a file that a document names elsewhere is not fetched there", async () => {
    const url = "http://169.254.169.254/reglement.pdf";
    const sent = await own.connectors.fetchPlanFile({
      file: { nom: "r.pdf", titre: undefined, dossier: undefined, url },
    });
    expect(sent).toMatchObject({ ok: false, failure: { kind: "forbidden-address" } });
  });
});

describe("reglementsAmong", () => {
  const file = (nom: string, titre?: string) => ({ nom, titre, dossier: undefined, url: "" });

  test.each([
    ["33234_REGLEMENT_20170213.pdf", true],
    ["75056_reglement_20260616.pdf", true],
    ["200057867_reglement_UA1_20251216.pdf", true],
    ["Règlement écrit.pdf", true],
    ["33234_reglement_graphique_1_20170213.pdf", false],
    ["33234_padd_20170213.pdf", false],
    ["33234_rapport_20170213.pdf", false],
    ["33234_orientations_amenagement_20170213.pdf", false],
    ["annexe_reglement_sanitaire.pdf", false],
    ["33234_reglement_20170213.zip", false],
    ["procedure.xml", false],
  ])("%s: %s", (nom, isOne) => {
    expect(reglementsAmong([file(nom)])).toHaveLength(isOne ? 1 : 0);
  });

  test("a title says what a name does not, and the shortest name comes first", () => {
    const files = [
      file("reglement_secteur_nord_20200101.pdf"),
      file("doc3.pdf", "Règlement"),
      file("plan.pdf", "Règlement graphique"),
    ];
    expect(reglementsAmong(files).map(({ nom }) => nom)).toEqual(["doc3.pdf", "reglement_secteur_nord_20200101.pdf"]);
  });
});
