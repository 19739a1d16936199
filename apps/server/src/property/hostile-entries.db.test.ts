import { expect, test } from "vitest";
import { type Asker, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const LONG = "a".repeat(400);
const SCRIPT = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

/** Each is refused by a sentence of ours, about the field that is wrong. */
const WRONG: readonly (readonly ["patch" | "put" | "post", string, unknown, RegExp])[] = [
  ["patch", "/name", { name: LONG }, /^Le nom compte 120 caractères au plus\.$/],
  ["patch", "/name", { name: ["a"] }, /\.$/],
  ["patch", "/name", { name: "a\0b" }, /interdit/],
  ["patch", "/name", { name: "Pré", version: "deux" }, /\.$/],
  ["patch", "/address", { address: LONG }, /^L'adresse compte 300 caractères au plus\.$/],
  ["patch", "/address", { address: { street: "Rue" } }, /\.$/],
  ["patch", "/status", { status: "a_louer" }, /^Statut de propriété inconnu\.$/],
  ["patch", "/status", { status: null }, /^Statut de propriété inconnu\.$/],
  ["put", "/costs", { surveyorFees: -1 }, /^Géomètre : un montant négatif n'a pas de sens\.$/],
  ["put", "/costs", { surveyorFees: "4 000" }, /^Géomètre : un montant en euros est attendu\.$/],
  ["put", "/costs", { otherCosts: 1e300 }, /^Autres coûts : 100 millions d'euros au plus\.$/],
  ["put", "/notes", { text: "a".repeat(50_001) }, /^Les notes comptent 50 000 caractères au plus\.$/],
  ["put", "/notes", { text: 12 }, /\.$/],
  ["put", "/parcels", { parcels: [] }, /^Une propriété garde une parcelle au moins\.$/],
  ["put", "/parcels", { parcels: "tout" }, /\.$/],
  ["put", "/parcels", { parcels: [{ parcelId: "'; drop", status: "validated" }] }, /14 caractères\.$/],
  ["post", "/lots", {}, /\.$/],
  ["post", "/lots", { lotNumber: 0, surface: 400, estimatedSalePrice: 1 }, /^Numéro de lot : 1 au moins\.$/],
  [
    "post",
    "/lots",
    { lotNumber: 1, surface: "400", estimatedSalePrice: 1 },
    /^Surface : une surface en m² est attendue\.$/,
  ],
  ["post", "/lots", { lotNumber: 1, surface: 400, estimatedSalePrice: -5 }, /^Prix de vente : un montant négatif/],
  ["post", "/lots", { lotNumber: 1, surface: 400, estimatedSalePrice: 1, type: "château" }, /^Type de lot inconnu\.$/],
  ["post", "/lots", { lotNumber: 1, surface: 400, estimatedSalePrice: 1, id: "lot_../x" }, /^Ce lot n'existe pas\.$/],
  [
    "post",
    "/lots",
    { lotNumber: 1, surface: 400, estimatedSalePrice: 1, workEstimates: [{ type: "voirie", amount: 0 }] },
    /^Travaux : le montant doit être supérieur à 0\.$/,
  ],
];

const stateOf = async (asker: Asker, id: string) => {
  const { name, address, status, notes, potentialLots, parcelsCount, version } = await dataOf(
    "showProperty",
    await asker.get(`/properties/${id}`),
  );
  return { name, address, status, notes, potentialLots, parcelsCount, version };
};

test("what cannot be entered is refused in French, field by field, and nothing of it is kept", async () => {
  const asker = await product().signUp("hostile-entrees@example.fr", "hostile");
  const { id } = await propertyOn(asker, product().bare);
  const before = await stateOf(asker, id);
  for (const [method, path, body, sentence] of WRONG) {
    const refusal = await refusalOf(await asker[method](`/properties/${id}${path}`, body));
    expect([method, path, body, refusal.status]).toEqual([method, path, body, 400]);
    expect(refusal.error, `${path} ${JSON.stringify(body).slice(0, 80)}`).toMatch(sentence);
    expect(refusal.error).not.toMatch(/\b(expected|received|invalid|too big)\b/i);
  }
  expect(await stateOf(asker, id)).toEqual(before);
});

test("what looks like code is text as any other, in the sheet, the list, the history and the files", async () => {
  const asker = await product().signUp("script@example.fr", "script");
  const { id } = await propertyOn(asker, product().bare);
  await dataOf("renameProperty", await asker.patch(`/properties/${id}/name`, { name: SCRIPT }));
  await dataOf("saveNotes", await asker.put(`/properties/${id}/notes`, { text: SCRIPT }));
  await dataOf(
    "addLot",
    await asker.post(`/properties/${id}/lots`, {
      lotNumber: 1,
      surface: 400,
      estimatedSalePrice: 1,
      description: SCRIPT,
    }),
  );
  const sheet = await dataOf("showProperty", await asker.get(`/properties/${id}`));
  expect(sheet).toMatchObject({ name: SCRIPT, notes: SCRIPT, potentialLots: [{ description: SCRIPT }] });
  const listed = await asker.get("/properties");
  expect(listed.headers.get("content-type")).toMatch(/^application\/json/);
  const csv = await (await asker.get("/exports/properties?format=csv")).text();
  expect(csv).toContain(`"${SCRIPT.replaceAll('"', '""')}"`);
});

test("a click made twice does once what it does: property, lot, status, analysis, deletion, return", async () => {
  const asker = await product().signUp("double-entrees@example.fr", "double");
  const add = () => asker.post("/properties", { cadastralReference: product().bare.id });
  const added = await Promise.all([add(), add()]);
  const [id, same] = await Promise.all(added.map(async (answer) => JSON.parse(await answer.text()).data?.id));
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(same).toBe(id);
  const lot = { id: "lot_double", lotNumber: 1, surface: 400, estimatedSalePrice: 150_000 };
  await Promise.all([1, 2, 3].map(async () => dataOf("addLot", await asker.post(`/properties/${id}/lots`, lot))));
  const taken = [1, 2].map(() => asker.post(`/properties/${id}/lots/from-plan`, {}));
  for (const answer of await Promise.all(taken)) expect(answer.status).toBeLessThan(500);
  const { potentialLots } = await dataOf("showProperty", await asker.get(`/properties/${id}`));
  const ids = potentialLots.map((each: { id: string }) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
  const analyses = [1, 2].map(() => asker.post(`/properties/${id}/calculate-analysis`, {}));
  for (const answer of await Promise.all(analyses)) expect(answer.status).toBe(200);
  const deleted = await Promise.all([1, 2].map(() => asker.delete(`/properties/${id}`)));
  expect(deleted.map(({ status }) => status < 300 || status === 404 || status === 410)).toEqual([true, true]);
  const restored = await Promise.all([1, 2].map(() => asker.post(`/properties/${id}/restore`, {})));
  expect(restored.some(({ status }) => status === 200)).toBe(true);
  expect(restored.every(({ status }) => status < 500)).toBe(true);
  expect((await asker.get(`/properties/${id}`)).status).toBe(200);
});
