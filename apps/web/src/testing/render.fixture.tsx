import { MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, vi } from "vitest";
import { queryClient } from "../kit/api.ts";
import { readAddress, writeAddress } from "../read-address.ts";

// A screen that is slow to come on a busy machine is no failure; one that never comes still is.
configure({ asyncUtilTimeout: 10_000 });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const watchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** What jsdom lacks and Mantine asks for; every test starts with an empty cache and its own answers. */
export const usingScreens = (): void => {
  beforeAll(() => {
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("matchMedia", watchMedia);
    vi.stubGlobal("scrollTo", () => undefined);
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    notifications.clean();
    notifications.cleanQueue();
    vi.restoreAllMocks();
  });
};

/** Shows a component as the product does: theme, toasts, cache, and a router with one page, opened at an address. */
export const show = (content: ReactNode, address = "/") => {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: "$", component: () => content });
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => content });
  const router = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: readAddress,
    stringifySearch: writeAddress,
  });
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <Notifications />
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
};

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** A function answers anew at each call. */
export type Answers = Record<string, Answer | "unreachable" | "hanging" | (() => Answer)>;

/** Answers every call by its path, as the answers stand when it comes; a path without one is a test to finish. */
export const answering = (answers: Answers) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
    const answer = answers[path];
    if (answer === undefined) throw new Error(`no answer for ${path}`);
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    if (answer === "hanging") return new Promise<never>(() => undefined);
    const found = typeof answer === "function" ? answer() : answer;
    return new Response(JSON.stringify(found.body), {
      status: found.status ?? 200,
      headers: { "content-type": "application/json" },
    });
  });

export const success = (data: unknown): Answer => ({ body: { success: true, data } });

export const refusal = (status: number, code: string, error: string): Answer => ({
  status,
  body: { success: false, code, error },
});
