import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { AppFrame } from "./frame/AppFrame.tsx";
import { HomePage } from "./pages/home/HomePage.tsx";
import { ElsewherePage, NotFoundPage } from "./pages/later/ElsewherePage.tsx";
import type { RawSearch } from "./pages/search/search-state.ts";
import { OnboardingPage } from "./pages/sign-in/OnboardingPage.tsx";
import { SignInPage } from "./pages/sign-in/SignInPage.tsx";
import { SignUpPage } from "./pages/sign-in/SignUpPage.tsx";
import { readAddress, writeAddress } from "./read-address.ts";

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const retour = (raw: Record<string, unknown>): { retour?: string } =>
  typeof raw.retour === "string" ? { retour: raw.retour } : {};

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  component: SignInPage,
  validateSearch: retour,
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: "/sign-up",
  component: SignUpPage,
  validateSearch: retour,
});
const InvitationPage = lazyRouteComponent(() => import("./pages/invitation/InvitationPage.tsx"), "InvitationPage");
/** Where the link that an Admin hands over leads; its secret stands after the `#`. */
const invitation = createRoute({ getParentRoute: () => root, path: "/invitation/$id", component: InvitationPage });
const onboarding = createRoute({ getParentRoute: () => root, path: "/onboarding", component: OnboardingPage });
/** Spec 1 §2: the evaluation client sends signed-out people to /login. */
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  beforeLoad: () => {
    throw redirect({ to: "/sign-in" });
  },
});

// The two heavy pages come on their own; a link that is about to be followed fetches its page first.
const SearchPage = lazyRouteComponent(() => import("./pages/search/SearchPage.tsx"), "SearchPage");
const PortfolioPage = lazyRouteComponent(() => import("./pages/portfolio/PortfolioPage.tsx"), "PortfolioPage");

const frame = createRoute({ getParentRoute: () => root, id: "frame", component: AppFrame });
const home = createRoute({ getParentRoute: () => frame, path: "/", component: HomePage });
const anyText = (raw: Record<string, unknown>): RawSearch =>
  Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
const search = createRoute({
  getParentRoute: () => frame,
  path: "/search",
  component: SearchPage,
  validateSearch: anyText,
});
const cadastral = createRoute({
  getParentRoute: () => frame,
  path: "/cadastral",
  component: SearchPage,
  validateSearch: anyText,
});
const ParcellePage = lazyRouteComponent(() => import("./pages/parcelle/ParcellePage.tsx"), "ParcellePage");
const parcelle = createRoute({
  getParentRoute: () => frame,
  path: "/parcelle/$id",
  component: ParcellePage,
  validateSearch: anyText,
});
const properties = createRoute({ getParentRoute: () => frame, path: "/properties", component: PortfolioPage });
// Pages of money draw charts: each comes on its own.
const MarketPage = lazyRouteComponent(() => import("./pages/market/MarketPage.tsx"), "MarketPage");
const EvaluationPage = lazyRouteComponent(() => import("./pages/evaluation/EvaluationPage.tsx"), "EvaluationPage");
const MethodPage = lazyRouteComponent(() => import("./pages/method/MethodPage.tsx"), "MethodPage");
const SettingsPage = lazyRouteComponent(() => import("./pages/settings/SettingsPage.tsx"), "SettingsPage");
const TeamPage = lazyRouteComponent(() => import("./pages/team/TeamPage.tsx"), "TeamPage");
const team = createRoute({ getParentRoute: () => frame, path: "/team", component: TeamPage });
const market = createRoute({
  getParentRoute: () => frame,
  path: "/market",
  component: MarketPage,
  validateSearch: anyText,
});
const evaluation = createRoute({ getParentRoute: () => frame, path: "/evaluation", component: EvaluationPage });
const settings = createRoute({ getParentRoute: () => frame, path: "/settings", component: SettingsPage });
const method = createRoute({ getParentRoute: () => frame, path: "/methodologie", component: MethodPage });
/** Spec 2 §2: the methodology text stood there. */
const config = createRoute({ getParentRoute: () => frame, path: "/config", component: MethodPage });
const elsewhere = createRoute({ getParentRoute: () => frame, path: "$", component: ElsewherePage });

const routeTree = root.addChildren([
  signIn,
  signUp,
  invitation,
  onboarding,
  login,
  frame.addChildren([
    home,
    search,
    cadastral,
    parcelle,
    properties,
    market,
    evaluation,
    team,
    settings,
    method,
    config,
    elsewhere,
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  scrollRestoration: false,
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
