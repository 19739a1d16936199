import { type ServedCommune, serveDepartement, startSourceServer } from "@lotir/demo";
import type { ScaleAsk } from "./scale-ask.ts";

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Each file is drawn once: what is measured must not wait for a ground that somebody invents meanwhile. */
const readyMade = (commune: ServedCommune): ServedCommune => {
  const years = new Map<number, ReturnType<ServedCommune["dvf"]>>();
  return {
    ...commune,
    contour: once(commune.contour),
    parcelles: once(commune.parcelles),
    batiments: once(commune.batiments),
    zones: once(commune.zones),
    voies: once(commune.voies),
    dvf: (year) => {
      const file = years.get(year) ?? commune.dvf(year);
      years.set(year, file);
      return file;
    },
  };
};

const YEARS = [2021, 2022, 2023, 2024, 2025];

const ask: ScaleAsk = JSON.parse(process.argv[2] ?? "{}");
const communes = serveDepartement({ seed: "echelle", ...ask }).map(readyMade);
for (const commune of communes) {
  await commune.parcelles();
  await commune.batiments();
  await Promise.all(YEARS.map(commune.dvf));
  await Promise.all([commune.zones(), commune.voies(), commune.contour()]);
}
const server = await startSourceServer({ communes });
process.send?.(server.url);
process.once("disconnect", () => process.exit(0));
