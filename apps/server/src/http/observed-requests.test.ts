import { Hono } from "hono";
import { expect, test } from "vitest";
import { openLog } from "../open-log.ts";
import { type Answered, areaOf, observedRequests, requestFields } from "./observed-requests.ts";

test("le domaine d'une adresse n'en dit que la première part, et seulement si elle est des nôtres", () => {
  expect(areaOf("/api/properties/0d0a7c1e/costs")).toBe("properties");
  expect(areaOf("/api/tiles/33234/14/1/2.mvt")).toBe("tiles");
  for (const path of ["/api/ana@example.fr", "/api/", "/", "/properties/1"]) expect(areaOf(path)).toBe("autre");
});

test("ce qu'une demande fait écrire porte son numéro, et rien après elle", async () => {
  const lines: { requestId?: string; msg: string }[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) }, requestFields);
  const answered: Answered[] = [];
  const app = new Hono();
  app.use(observedRequests((each) => void answered.push(each)));
  app.get("/api/properties/:id", async (context) => {
    await Promise.resolve();
    log.error("pendant");
    return context.text("ok");
  });
  const answers = await Promise.all([1, 2].map((id) => app.request(`/api/properties/${id}`)));
  log.error("après");
  const numbers = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(lines.map(({ requestId }) => requestId).toSorted()).toEqual([...numbers, undefined].toSorted());
  expect(answered).toMatchObject([1, 2].map(() => ({ method: "GET", area: "properties", status: 200 })));
});
