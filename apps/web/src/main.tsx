import "@fontsource-variable/inter/index.css";
import "./mantine.css";
import "./base.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "./kit/api.ts";
import { lazyPart } from "./kit/lazy-part.ts";
import { cssVariables, theme } from "./kit/theme.ts";
import { router } from "./router.tsx";

/** What is said before it has come waits for it. */
const Toasts = lazyPart(() => import("./kit/ui/Toasts.tsx"));

/** The line is there when the page comes. */
const ConnectionStrip = lazyPart(() => import("./frame/ConnectionStrip.tsx"));

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no #root");

createRoot(place).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
        <Suspense fallback={null}>
          <ConnectionStrip />
        </Suspense>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
