import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-gl=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Outside tiles are not found, as without a network. Requests routed by the test would do the same, without any cache.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Slower, and true to the pixel: without it the map of a phone's picture is cut where a sheet covers it. */
const PICTURE_FLAGS = FLAGS.filter((flag) => flag !== "--disable-gpu").map((flag) =>
  flag.replace("--use-gl=", "--use-angle="),
);

/** A screen is late when the machine is busy; only what never comes is a failure. */
const PATIENCE_MS = 60_000;

/** A browser of this machine if there is one, else the one that comes by npm (Linux x64). */
const executable = async (): Promise<string> => {
  const found = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  const { default: bundled } = await import("@sparticuz/chromium");
  return bundled.executablePath();
};

export const openBrowser = async (looks: "journey" | "picture"): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: looks === "picture" ? PICTURE_FLAGS : FLAGS });

let shared: Browser | undefined;

/** The browser of all journeys of this process: its first map costs seconds, and its pages share nothing but it. */
export const journeyBrowser = async (): Promise<Browser> => {
  if (!shared?.isConnected()) shared = await openBrowser("journey");
  return shared;
};

/** Ends a journey's visits; the browser goes with its process. */
export const leaveBrowser = async (browser: Browser | undefined): Promise<void> => {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
};

export const DESKTOP = { width: 1440, height: 900 } as const;
export const TABLET = { width: 1024, height: 768 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Scheme = "light" | "dark";

interface Looked {
  readonly scheme?: Scheme;
  readonly touch?: boolean;
}

/** A page of its own visitor: cookies are shared with nobody. */
export const openPage = async (
  browser: Browser,
  viewport: { width: number; height: number },
  { scheme = "light", touch = false }: Looked = {},
): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: "fr-FR", reducedMotion: "reduce", hasTouch: touch });
  context.setDefaultTimeout(PATIENCE_MS);
  // The choice that the user's menu keeps.
  await context.addInitScript((chosen) => localStorage.setItem("mantine-color-scheme-value", chosen), scheme);
  return context.newPage();
};
