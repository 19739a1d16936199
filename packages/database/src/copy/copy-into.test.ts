import { expect, test } from "vitest";
import { copyInBatches, WHILE_NOBODY_WAITS } from "./copy-into.ts";

const copied = async (ms: number): Promise<{ readonly told: readonly number[]; readonly sent: number }> => {
  const told: number[] = [];
  let sent = 0;
  await copyInBatches(
    {
      into: "territory.loaded_parcelle_scan",
      columns: ["load_id"],
      rows: [[1], [2], [3]],
      onRows: (rows) => told.push(rows),
    },
    {
      send: async () => {
        sent += 1;
      },
      most: { ...WHILE_NOBODY_WAITS, ms },
    },
  );
  return { told, sent };
};

test("ce qui vient lentement part sans attendre le lot plein : l'avancement d'une analyse se voit", async () => {
  expect(await copied(0)).toEqual({ told: [1, 2, 3], sent: 3 });
});

test("ce qui vient vite part ensemble", async () => {
  expect(await copied(Number.POSITIVE_INFINITY)).toEqual({ told: [3], sent: 1 });
});
