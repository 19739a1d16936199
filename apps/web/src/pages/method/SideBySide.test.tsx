import { ESTIMATE_LIMITS, PUBLISHED_TRIALS, SPEC_METHOD } from "@lotir/market";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatRate } from "../../kit/format.ts";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { SideBySide } from "./SideBySide.tsx";

usingScreens();

test("prices say the error that the published bench measured for both methods; a rule says that nothing measures it", async () => {
  show(<SideBySide />);
  const row = (await screen.findByRole("rowheader", { name: "Prix d'un bien" })).closest("tr") as HTMLElement;
  const lines = PUBLISHED_TRIALS[0]?.lines.filter(({ kind }) => kind === "house") ?? [];
  for (const method of ["spec", "lotir"]) {
    const error = lines.find((line) => line.method === method)?.medianError ?? Number.NaN;
    expect(row.textContent).toContain(formatRate(error));
  }
  const rule = screen.getByRole("rowheader", { name: "Notaire et études" }).closest("tr") as HTMLElement;
  within(rule).getByText("Non mesurée");
});

test("the bounds of an estimate are those of the code that estimates", async () => {
  show(<SideBySide />);
  const textOf = async (name: string) => (await screen.findByRole("rowheader", { name })).closest("tr")?.textContent;
  expect(await textOf("Peu de ventes")).toContain(`Sous ${ESTIMATE_LIMITS.leastSales} ventes`);
  expect(await textOf("Prix d'un bien")).toContain(`Ventes à ${SPEC_METHOD.radiusM} m`);
});
