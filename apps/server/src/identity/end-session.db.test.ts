import { afterAll, beforeAll, expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product?.close());

const sessionsOf = async (person: Person): Promise<{ id: string; isCurrent: boolean }[]> =>
  dataOf("listSessions", await person.get("/api/account/sessions"));

test("une session fermée d'ailleurs perd ses appels et son canal déjà ouvert, à l'instant", async () => {
  const here = await product.signUp("ferme@example.fr", "Fermée");
  const lost = await product.signIn("ferme@example.fr", "Téléphone perdu");
  const socket = await lost.openSocket();
  expect(await socket.hear()).toMatch(/^40/);
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
  expect(await dataOf("endSession", await here.delete(`/api/account/sessions/${other?.id}`))).toEqual({
    id: other?.id,
  });
  // The server speaks first, without waiting for its recheck: the news, then the end.
  expect(await socket.hear()).toContain("team-moved");
  expect((await lost.get("/api/properties")).status).toBe(401);
  expect((await here.get("/api/properties")).status).toBe(200);
  const again = await refusalOf(await here.delete(`/api/account/sessions/${other?.id}`));
  expect(again).toMatchObject({ status: 404, error: "Cette session est déjà fermée." });
});

test("la session d'un autre ne se ferme pas, et rien ne dit qu'elle existe", async () => {
  const [one, other] = [
    await product.signUp("ferme-une@example.fr", "Une"),
    await product.signUp("ferme-deux@example.fr", "Deux"),
  ];
  const [target] = await sessionsOf(other);
  const refused = await refusalOf(await one.delete(`/api/account/sessions/${target?.id}`));
  expect(refused).toMatchObject({ status: 404, code: "session-not-found" });
  expect((await other.get("/api/properties")).status).toBe(200);
});

test("se déconnecter coupe aussi le canal de cette session, et d'elle seule", async () => {
  const here = await product.signUp("sort@example.fr", "Sortie");
  const leaving = await product.signIn("sort@example.fr", "Autre navigateur");
  const socket = await leaving.openSocket();
  await socket.hear();
  expect((await leaving.post("/api/auth/sign-out", {})).status).toBe(200);
  expect(await socket.hear()).toContain("team-moved");
  expect((await here.get("/api/properties")).status).toBe(200);
});
