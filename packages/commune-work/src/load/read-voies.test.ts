import type { Connectors, TronconDeRoute } from "@lotir/connectors";
import { success } from "@lotir/foncier";
import { expect, test } from "vitest";
import { readVoies, VOIE_COLUMNS } from "./read-voies.ts";

const plain: TronconDeRoute = {
  id: "T",
  nature: "Route à 1 chaussée",
  importance: 5,
  largeurDeChaussee: undefined,
  nombreDeVoies: undefined,
  prive: undefined,
  accesVehiculeLeger: undefined,
  nom: undefined,
  classement: undefined,
  fictif: false,
  niveau: 0,
  lines: [
    [
      [7.28, 43.6],
      [7.29, 43.6],
    ],
  ],
};

const readAs = async (change: Partial<TronconDeRoute>) => {
  const rows: (readonly unknown[])[] = [];
  const fetchTroncons = () =>
    Promise.resolve(success({ value: [{ ...plain, ...change }], provenance: { source: "bdtopo" } }));
  const outcome = await readVoies({ fetchTroncons } as unknown as Connectors, {
    codeInsee: "06029",
    box: [7, 43, 8, 44] as unknown as Parameters<typeof readVoies>[1]["box"],
    emit: (read) => {
      rows.push(...read);
      return Promise.resolve();
    },
  });
  if (!outcome.ok) throw new Error("voies");
  return { isPrivate: rows[0]?.[VOIE_COLUMNS.indexOf("is_private")], counts: outcome.value.counts };
};

test.each([
  [{ prive: true }, true],
  [{ prive: false, accesVehiculeLeger: "Restreint aux ayants droit" }, true],
  [{ prive: false, accesVehiculeLeger: "Libre" }, false],
  [{}, null],
])("a road said %j is private: %s", async (said, expected) => {
  expect((await readAs(said)).isPrivate).toBe(expected);
});

test("where no car can go there is no road", async () => {
  const { counts } = await readAs({ accesVehiculeLeger: "Physiquement impossible" });
  expect(counts).toMatchObject({ read: 1, kept: 0, setAside: { "sans-acces-vehicule": 1 } });
});
