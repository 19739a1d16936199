import { expect, test } from "vitest";
import { serveUntil } from "./serve-until.ts";

const trial = () => {
  const said: string[] = [];
  const stop = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  const opened = {
    close: async () => {
      said.push("fermé");
      closing.resolve();
    },
  };
  return { said, stop, closing, opened };
};

test("arrêté pendant un chargement : la fermeture fait échouer le chargement, et rien d'autre", async () => {
  const { said, stop, closing, opened } = trial();
  const prepare = async (): Promise<void> => {
    stop.resolve();
    await closing.promise;
    said.push("chargement coupé");
    throw new Error("The database is closed");
  };
  await serveUntil({ stopAsked: stop.promise, open: async () => opened, prepare });
  // A rejection that nobody handles would end this test run.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said).toEqual(["fermé", "chargement coupé"]);
});

test("arrêté pendant l'ouverture : elle finit, rien ne commence, tout se ferme", async () => {
  const { said, stop, opened } = trial();
  const open = async () => {
    stop.resolve();
    await new Promise((resolve) => setTimeout(resolve, 5));
    said.push("ouvert");
    return opened;
  };
  const prepare = async (): Promise<void> => void said.push("chargement");
  await serveUntil({ stopAsked: stop.promise, open, prepare });
  expect(said).toEqual(["ouvert", "fermé"]);
});

test("un chargement qui échoue de lui-même se dit, et tout se ferme", async () => {
  const { said, stop, opened } = trial();
  const prepare = () => Promise.reject(new Error("boum"));
  await expect(serveUntil({ stopAsked: stop.promise, open: async () => opened, prepare })).rejects.toThrow("boum");
  expect(said).toEqual(["fermé"]);
});

test("une ouverture refusée se dit", async () => {
  const { stop, said } = trial();
  const open = () => Promise.reject(new Error("port pris"));
  await expect(serveUntil({ stopAsked: stop.promise, open, prepare: async () => undefined })).rejects.toThrow("port");
  expect(said).toEqual([]);
});

test("prêt, il sert jusqu'à ce qu'on l'arrête", async () => {
  const { said, stop, opened } = trial();
  const prepare = async (): Promise<void> => void said.push("prêt");
  const served = serveUntil({ stopAsked: stop.promise, open: async () => opened, prepare });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said).toEqual(["prêt"]);
  stop.resolve();
  await served;
  expect(said).toEqual(["prêt", "fermé"]);
});
