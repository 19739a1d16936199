import { MantineProvider } from "@mantine/core";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usingScreens } from "../testing/render.fixture.tsx";
import { BrokenPage } from "./BrokenPage.tsx";

usingScreens();

test("une page qui se brise le dit en français, et se recharge", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = () => {
    throw new Error("broken");
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: broken }),
    history: createMemoryHistory(),
    defaultErrorComponent: BrokenPage,
  });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  await screen.findByRole("heading", { name: "Cette page n'a pas pu s'afficher" });
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeTruthy();
  vi.restoreAllMocks();
});
