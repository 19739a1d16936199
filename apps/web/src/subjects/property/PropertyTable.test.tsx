import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aProperty } from "../../testing/properties.fixture.ts";
import { show, usingScreens } from "../../testing/render.fixture.tsx";
import { PropertyTable } from "./PropertyTable.tsx";

usingScreens();

const table = (count: number) => (
  <PropertyTable
    properties={Array.from({ length: count }, (_, rank) => aProperty({ id: `p${rank}`, name: `Propriété ${rank}` }))}
    chosen={new Set()}
    onChoose={() => undefined}
    sort={{ by: "name", descending: false }}
    onSort={() => undefined}
    news={new Map()}
    onEdit={() => undefined}
    onDelete={() => undefined}
    onLook={() => undefined}
  />
);

test("a short portfolio is drawn whole; of a long one, what is in view", async () => {
  const { unmount } = show(table(40));
  expect(await screen.findAllByRole("link", { name: /^Propriété \d+$/ })).toHaveLength(40);
  unmount();
  show(table(1_000));
  await screen.findByRole("table");
  expect(screen.queryAllByRole("link", { name: /^Propriété \d+$/ }).length).toBeLessThan(200);
});
