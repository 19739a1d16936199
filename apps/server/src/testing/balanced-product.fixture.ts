import { describeCommune, loadCommune, scanCommune } from "@lotir/commune-work";
import { contract } from "@lotir/contract";
import { serveCommune, startSourceServer } from "@lotir/demo";
import { findParcelle, type ParcelleSheet, searchParcelles } from "@lotir/territory";
import { isoDate } from "@lotir/units";
import { expect } from "vitest";
import type { Lotir } from "../lotir.ts";
import { openProduct } from "./product.fixture.ts";
import { wellSoldCommune } from "./well-sold-commune.fixture.ts";

export const COMMUNE = "06999";

/** Somebody who asks, under `/api`. */
export interface Asker {
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  patch(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
}

/** A commune loaded, scanned and priced, for every test of money: it takes half a minute, so it is opened once. */
export interface BalancedProduct {
  readonly lotir: Lotir;
  readonly territory: Lotir["database"]["territory"];
  readonly commune: ReturnType<typeof wellSoldCommune>;
  readonly ana: Asker;
  readonly nobody: Asker;
  /** Anything, as Ana: a path under `/api`, and a body as it stands. */
  send(asked: { readonly method: string; readonly path: string; readonly body: string | undefined }): Promise<Response>;
  signUp(email: string, organisation: string): Promise<Asker>;
  /** Bare and divisible; and one whose best plan keeps its house: each the first by its margin. */
  readonly bare: ParcelleSheet;
  readonly built: ParcelleSheet;
  close(): Promise<void>;
}

type Operation = keyof typeof contract;

/** What a route answered, checked against its own contract: no field missing, none of another type. */
export const dataOf = async (operation: Operation, answer: Response) => {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const schema = contract[operation]["~orpc"].outputSchema;
  const read = await schema?.["~standard"].validate(JSON.parse(text));
  expect(read?.issues, JSON.stringify(read?.issues)).toBeUndefined();
  expect(text).not.toMatch(/NaN|Infinity/);
  return JSON.parse(text).data;
};

export const refusalOf = async (answer: Response): Promise<{ status: number; code: string; error: string }> => ({
  status: answer.status,
  ...JSON.parse(await answer.text()),
});

export const at = ({ sheet }: ParcelleSheet) => ({ lng: sheet.row.centre[0], lat: sheet.row.centre[1] });

const firstSheet = async (
  territory: BalancedProduct["territory"],
  wanted: (sheet: ParcelleSheet) => boolean,
): Promise<ParcelleSheet> => {
  const { parcelles } = await searchParcelles(territory, { commune: COMMUNE, filters: [], order: "marge", limit: 500 });
  for (const { id } of parcelles) {
    const sheet = await findParcelle(territory, id);
    if (sheet !== undefined && sheet.sheet.money !== null && sheet.sheet.price !== null && wanted(sheet)) return sheet;
  }
  throw new Error(`None of ${parcelles.length} parcels is balanced as wanted`);
};

export const openBalancedProduct = async (): Promise<BalancedProduct> => {
  const commune = wellSoldCommune();
  const sources = await startSourceServer({ communes: [serveCommune(commune)] });
  const product = await openProduct({
    sources: sources.url,
    environment: { LOTIR_TRUSTED_PROXIES: "127.0.0.1,::1" },
  });
  const { lotir } = product.running;
  const { territory } = lotir.database;
  const loading = {
    database: lotir.database,
    plan: lotir.plan,
    threads: lotir.threads,
    today: isoDate("2026-06-15"),
  };
  const loaded = await loadCommune(loading, { codeInsee: COMMUNE, onProgress: () => undefined });
  if (!loaded.ok) throw new Error(loaded.failure);
  await scanCommune(loading, { codeInsee: COMMUNE, atOnce: 2 });
  await describeCommune(loading, { codeInsee: COMMUNE });
  const asking = (cookie: string): Asker => {
    const ask = (method: string, path: string, body?: unknown): Promise<Response> => {
      if (body instanceof FormData) return product.send(`/api${path}`, { method, headers: { cookie }, body });
      return product.send(`/api${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    };
    return {
      get: (path) => ask("GET", path),
      post: (path, body = {}) => ask("POST", path, body),
      put: (path, body) => ask("PUT", path, body),
      patch: (path, body) => ask("PATCH", path, body),
      delete: (path) => ask("DELETE", path),
    };
  };
  const signUp: BalancedProduct["signUp"] = async (email, organisation) =>
    asking((await product.signUp(email, organisation)).cookie);
  const { cookie } = await product.signUp("ana@example.fr", "Agence");
  return {
    lotir,
    territory,
    commune,
    ana: asking(cookie),
    send: ({ method, path, body }) =>
      product.send(`/api${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body }),
      }),
    nobody: asking(""),
    signUp,
    bare: await firstSheet(territory, ({ built }) => built === 0),
    built: await firstSheet(territory, ({ sheet }) => sheet.money?.lots.some(({ keepsHouse }) => keepsHouse) === true),
    close: async () => {
      await product.close();
      await sources.close();
    },
  };
};
