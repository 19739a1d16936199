import { DossierProgressMessage, SERVER_EVENTS } from "@lotir/contract";
import { expect, test, vi } from "vitest";
import { at, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { PNG, photoForm } from "../testing/photo.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { readZip } from "../testing/zip-parts.fixture.ts";

const product = sharedProduct();

const generate = (asker: { post(path: string, body?: unknown): Promise<Response> }, id: string, format = "docx") =>
  asker.post(`/properties/${id}/generate-dossier`, { includeScreenshot: true, includeDivisionDrawing: true, format });

/** What a reader sees, tag by tag taken out. */
const textOf = (xml: string): string =>
  xml
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

test("a Word file says what the screen says, with the hash of its data, and the tracking knows it was made", async () => {
  const asker = await product().signUp("word@example.fr", "word");
  const { id } = await propertyOn(asker, product().bare);
  const answer = await generate(asker, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(".docx");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = textOf(String(readZip(bytes).get("word/document.xml")));
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(text).toContain(tracking.hash);
  for (const { letter, areaM2 } of tracking.lots) {
    expect(text).toContain(letter);
    expect(text).toContain(
      Math.round(areaM2)
        .toLocaleString("fr-FR")
        .replace(/[\u00a0 ]/g, "\u202f"),
    );
  }
  for (const { label } of tracking.regulations.rules) expect(text).toContain(label);
  for (const { code } of tracking.pieces) expect(text).toContain(code);
  for (const { title } of tracking.obligations) expect(text).toContain(title);
  expect(text).toContain(tracking.filing.subject);
  expect(text).toContain("lot par lot");
  expect(text).toContain("Réserves et points à confirmer");
  expect(text).toContain("Risques à l'emplacement du terrain");
  expect(text).toContain("Séisme");
  expect(tracking).toMatchObject({ dossierStatus: "generated", generated: { isCurrent: true, hash: tracking.hash } });
  const stats = await dataOf("propertyStats", await asker.get("/properties/stats"));
  expect(stats).toMatchObject({ withDossier: 1 });
});

test("the same file as one PDF, and with its pieces and data in an archive", async () => {
  const asker = await product().signUp("word-zip@example.fr", "word zip");
  const { id } = await propertyOn(asker, product().bare);
  expect((await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport: false })).status).toBe(200);
  const pdf = await generate(asker, id, "pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const zip = readZip(new Uint8Array(await (await generate(asker, id, "zip")).arrayBuffer()));
  expect([...zip.keys()]).toEqual(
    expect.arrayContaining(["dossier.docx", "dossier.pdf", "donnees/dossier.json", "donnees/lots.csv"]),
  );
  const plans = [...zip.keys()].filter((name) => name.startsWith("plans/"));
  const drawn = plans.filter((name) => name.endsWith(".pdf")).map((name) => name.slice(0, -".pdf".length));
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  expect(drawn).toEqual(
    expect.arrayContaining([
      "plans/DP1_Plan_de_situation_dans_le_quartier",
      "plans/DP1_Plan_de_situation_dans_la_commune",
    ]),
  );
  expect(plans.toSorted()).toEqual(drawn.flatMap((name) => [`${name}.dxf`, `${name}.pdf`]).toSorted());
  for (const name of drawn) expect(String(zip.get(`${name}.dxf`))).toMatch(/^\s*(999|0)\r?\n[\s\S]*EOF\s*$/);
  const data = JSON.parse(String(zip.get("donnees/dossier.json")));
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  expect(data.hash).toBe(tracking.hash);
  expect(data.printedHash).toMatch(/^[0-9a-f]{16}$/);
  const listed = String(zip.get("bordereau.csv"));
  for (const name of drawn) expect(listed).toContain(`${name}.pdf`);
  expect(String(zip.get("depot.txt"))).toContain("accusé d'enregistrement électronique");
});

test("what is told of a file's progress goes forward to a hundred, under the id that was asked", async () => {
  const asker = await product().signUp("word-pas@example.fr", "word pas");
  const { id } = await propertyOn(asker, product().bare);
  const { channel } = product().lotir;
  const told: { propertyId: string; askId: string | null; percent: number; message: string }[] = [];
  const spied = vi.spyOn(channel, "propertyNews").mockImplementation((_, event, said) => {
    if (event === SERVER_EVENTS.dossierProgress) told.push(DossierProgressMessage.parse(said));
  });
  const askId = crypto.randomUUID();
  expect((await asker.post(`/properties/${id}/generate-dossier`, { format: "pdf", askId })).status).toBe(200);
  spied.mockRestore();
  const ours = told.filter((each) => each.propertyId === id);
  expect(ours.every((each) => each.askId === askId)).toBe(true);
  const percents = ours.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.at(-1)).toBe(100);
  expect(ours.some(({ message }) => /^Plan \d+ sur \d+$/.test(message))).toBe(true);
});

test("the hash covers what is printed beside the page: a photo, a plan, a captured map change it; who asks does not", async () => {
  const asker = await product().signUp("word-empreinte@example.fr", "word empreinte");
  const { id } = await propertyOn(asker, product().bare);
  const hash = async () =>
    (await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`))).hash;
  const hashes = [await hash()];
  expect(await hash()).toBe(hashes[0]);
  await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport: false });
  hashes.push(await hash());
  await asker.post(`/properties/${id}/photos`, photoForm(new Uint8Array(PNG)));
  hashes.push(await hash());
  const { lat, lng } = at(product().bare);
  const screenshot = {
    imageBase64: Buffer.from(PNG).toString("base64"),
    scale: 500,
    pixelToMeterRatio: 2,
    bounds: { north: lat + 0.001, south: lat - 0.001, east: lng + 0.001, west: lng - 0.001 },
  };
  await asker.post("/division-plans/generate", { propertyId: id, objective: "maximiser", screenshot });
  hashes.push(await hash());
  expect(new Set(hashes).size).toBe(4);
  const textWith = async (includeScreenshot: boolean) => {
    const body = { includeScreenshot, includeDivisionDrawing: false, format: "docx" };
    const answer = await asker.post(`/properties/${id}/generate-dossier`, body);
    return textOf(String(readZip(new Uint8Array(await answer.arrayBuffer())).get("word/document.xml")));
  };
  expect(await textWith(true)).toContain("Carte capturée le");
  expect(await textWith(false)).not.toContain("Carte capturée le");
});

test("names that are scripts or formulas stay words, in Word, in CSV and in the archive", async () => {
  const asker = await product().signUp("word-hostile@example.fr", "word hostile");
  const { id } = await propertyOn(asker, product().bare);
  const hostile = '=HYPERLINK("http://mal.example")<script>alert(1)</script>&amp;]]>';
  expect((await asker.patch(`/properties/${id}/name`, { name: hostile })).status).toBe(200);
  await asker.put(`/properties/${id}/dossier/facts`, { facts: { applicant: { name: hostile } } });
  const zip = readZip(new Uint8Array(await (await generate(asker, id, "zip")).arrayBuffer()));
  const xml = String(readZip(new Uint8Array(zip.get("dossier.docx") ?? [])).get("word/document.xml"));
  expect(xml).not.toContain("<script");
  expect(xml).toContain("&lt;script");
  for (const [name, bytes] of zip) {
    expect(name).not.toMatch(/\.\.|^\/|[<>"]/);
    if (name.endsWith(".csv")) for (const line of String(bytes).split(/\r?\n/)) expect(line).not.toMatch(/(^|;)[=+@]/);
  }
});

test("photos of the property are in its file, drawn for paper; heights come from a model, and the plan says so", async () => {
  const asker = await product().signUp("word-photo@example.fr", "word photo");
  const { id } = await propertyOn(asker, product().bare);
  expect((await asker.post(`/properties/${id}/plans/import-cadastral`, { forceReimport: false })).status).toBe(200);
  expect((await asker.post(`/properties/${id}/photos`, photoForm(new Uint8Array(PNG)))).status).toBe(200);
  const zip = readZip(new Uint8Array(await (await generate(asker, id, "zip")).arrayBuffer()));
  const word = readZip(new Uint8Array(zip.get("dossier.docx") ?? []));
  expect([...word.keys()].some((name) => /media\/.+\.jpg$/.test(name))).toBe(true);
  const existing = [...zip.keys()].find((name) => /DP9_.+\.dxf$/.test(name)) ?? "";
  expect(String(zip.get(existing))).toContain("ALTITUDES");
  const tracking = await dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  const coted = tracking.pieces.find(({ code }: { code: string }) => code === "DP10");
  expect(coted).toMatchObject({ state: "to-get" });
  expect(coted.because).toContain("à compléter par le géomètre");
});

test("a property whose parcels nobody validated is refused with a sentence about them", async () => {
  const asker = await product().signUp("word-non@example.fr", "word non");
  const { bare } = product();
  const { id, parcelId } = await propertyOn(asker, bare);
  const { lat, lng: lon } = at(bare);
  const near = await dataOf(
    "listParcelsNearby",
    await asker.post("/cadastre/parcels-nearby", { lat, lon, codeInsee: COMMUNE }),
  );
  const other = near.map((parcel: { id: string }) => parcel.id).find((each: string) => each !== parcelId);
  const parcels = [
    { parcelId, status: "validated" },
    { parcelId: other, status: "proposed" },
  ];
  expect((await asker.put(`/properties/${id}/parcels`, { parcels })).status).toBe(200);
  const refused = await refusalOf(await generate(asker, id));
  expect(refused).toMatchObject({ status: 400, code: "parcels-not-validated" });
  expect(refused.error).toMatch(/parcelles/);
  expect(await refusalOf(await generate(asker, ABSENT_PROPERTY))).toMatchObject({ status: 404 });
  expect(await refusalOf(await generate(asker, id, "rtf"))).toMatchObject({ status: 400 });
});
