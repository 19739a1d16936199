import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { BrokenPage } from "./frame/BrokenPage.tsx";
import { NotFoundPage } from "./pages/not-found/NotFoundPage.tsx";
import type { RawSearch } from "./pages/search/search-state.ts";
import { readAddress, writeAddress } from "./read-address.ts";

// Each screen comes alone, its frame beside it: the first one carries nothing of the others.
const AppFrame = lazyRouteComponent(() => import("./frame/AppFrame.tsx"), "AppFrame");
const DeskFrame = lazyRouteComponent(() => import("./frame/DeskFrame.tsx"), "DeskFrame");
const HomePage = lazyRouteComponent(() => import("./pages/home/HomePage.tsx"), "HomePage");
const OnboardingPage = lazyRouteComponent(() => import("./pages/sign-in/OnboardingPage.tsx"), "OnboardingPage");
const SignInPage = lazyRouteComponent(() => import("./pages/sign-in/SignInPage.tsx"), "SignInPage");
const SignUpPage = lazyRouteComponent(() => import("./pages/sign-in/SignUpPage.tsx"), "SignUpPage");

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const retour = (raw: Record<string, unknown>): { retour?: string } =>
  typeof raw.retour === "string" ? { retour: raw.retour } : {};

/** `error`: why another provider let nobody in. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  component: SignInPage,
  validateSearch: (raw: Record<string, unknown>): { retour?: string; error?: string } => ({
    ...retour(raw),
    ...(typeof raw.error === "string" ? { error: raw.error } : {}),
  }),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: "/sign-up",
  component: SignUpPage,
  validateSearch: retour,
});
const ForgotPasswordPage = lazyRouteComponent(
  () => import("./pages/sign-in/ForgotPasswordPage.tsx"),
  "ForgotPasswordPage",
);
const ResetPasswordPage = lazyRouteComponent(
  () => import("./pages/sign-in/ResetPasswordPage.tsx"),
  "ResetPasswordPage",
);
const SecondFactorPage = lazyRouteComponent(() => import("./pages/sign-in/SecondFactorPage.tsx"), "SecondFactorPage");
/** After the password, where an account asks for a code. */
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: "/second-facteur",
  component: SecondFactorPage,
  validateSearch: retour,
});
const VerifyEmailPage = lazyRouteComponent(() => import("./pages/sign-in/VerifyEmailPage.tsx"), "VerifyEmailPage");
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  component: ForgotPasswordPage,
});
/** Where the links of mails lead; their secret stands after the `#`. */
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  component: ResetPasswordPage,
});
const verifyEmail = createRoute({ getParentRoute: () => root, path: "/verify-email", component: VerifyEmailPage });
const InvitationPage = lazyRouteComponent(() => import("./pages/invitation/InvitationPage.tsx"), "InvitationPage");
/** Where the link that an Admin hands over leads; its secret stands after the `#`. */
const invitation = createRoute({ getParentRoute: () => root, path: "/invitation/$id", component: InvitationPage });
const GuestPage = lazyRouteComponent(() => import("./pages/guest/GuestPage.tsx"), "GuestPage");
/** What a member shows to somebody without an account; its secret stands after the `#`. */
const guest = createRoute({ getParentRoute: () => root, path: "/partage", component: GuestPage });
const onboarding = createRoute({ getParentRoute: () => root, path: "/onboarding", component: OnboardingPage });
/** Spec 1 §2: the evaluation client sends signed-out people to /login. */
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  beforeLoad: () => {
    throw redirect({ to: "/sign-in" });
  },
});

// A link that is about to be followed fetches its page first.
const SearchPage = lazyRouteComponent(() => import("./pages/search/SearchPage.tsx"), "SearchPage");
const PortfolioPage = lazyRouteComponent(() => import("./pages/portfolio/PortfolioPage.tsx"), "PortfolioPage");

const frame = createRoute({ getParentRoute: () => root, id: "frame", component: AppFrame });
/** Spec 2 §2, legacy layout: the same frame, with the desk's links under the bar. */
const desk = createRoute({ getParentRoute: () => frame, id: "desk", component: DeskFrame });
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
  getParentRoute: () => desk,
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
const PropertyPage = lazyRouteComponent(() => import("./pages/property/PropertyPage.tsx"), "PropertyPage");
const property = createRoute({
  getParentRoute: () => frame,
  path: "/properties/$id",
  component: PropertyPage,
  validateSearch: anyText,
});
const WorkflowPage = lazyRouteComponent(() => import("./pages/workflow/WorkflowPage.tsx"), "WorkflowPage");
const workflow = createRoute({
  getParentRoute: () => frame,
  path: "/division/workflow/$id",
  component: WorkflowPage,
  validateSearch: anyText,
});
const SearchListingsPage = lazyRouteComponent(
  () => import("./pages/listings/SearchListingsPage.tsx"),
  "SearchListingsPage",
);
const ListingsResultsPage = lazyRouteComponent(
  () => import("./pages/listings/ListingsResultsPage.tsx"),
  "ListingsResultsPage",
);
const searchListings = createRoute({
  getParentRoute: () => frame,
  path: "/wizard/search-listings",
  component: SearchListingsPage,
  validateSearch: anyText,
});
const listingsResults = createRoute({
  getParentRoute: () => frame,
  path: "/wizard/listings-results",
  component: ListingsResultsPage,
  validateSearch: anyText,
});
const properties = createRoute({ getParentRoute: () => frame, path: "/properties", component: PortfolioPage });
const TrackingPage = lazyRouteComponent(() => import("./pages/tracking/TrackingPage.tsx"), "TrackingPage");
const tracking = createRoute({
  getParentRoute: () => frame,
  path: "/urbanisme-tracking/$propertyId",
  component: TrackingPage,
});
// Pages of money draw charts: each comes on its own.
const MarketPage = lazyRouteComponent(() => import("./pages/market/MarketPage.tsx"), "MarketPage");
const AuctionsPage = lazyRouteComponent(() => import("./pages/auctions/AuctionsPage.tsx"), "AuctionsPage");
const EvaluationPage = lazyRouteComponent(() => import("./pages/evaluation/EvaluationPage.tsx"), "EvaluationPage");
const MethodPage = lazyRouteComponent(() => import("./pages/method/MethodPage.tsx"), "MethodPage");
const SettingsPage = lazyRouteComponent(() => import("./pages/settings/SettingsPage.tsx"), "SettingsPage");
const TeamPage = lazyRouteComponent(() => import("./pages/team/TeamPage.tsx"), "TeamPage");
const team = createRoute({ getParentRoute: () => frame, path: "/team", component: TeamPage });
const DashboardPage = lazyRouteComponent(() => import("./pages/dashboard/DashboardPage.tsx"), "DashboardPage");
const dashboard = createRoute({ getParentRoute: () => desk, path: "/dashboard", component: DashboardPage });
const market = createRoute({
  getParentRoute: () => desk,
  path: "/market",
  component: MarketPage,
  validateSearch: anyText,
});
const auctions = createRoute({
  getParentRoute: () => frame,
  path: "/wizard/auction-search",
  component: AuctionsPage,
  validateSearch: anyText,
});
const evaluation = createRoute({ getParentRoute: () => desk, path: "/evaluation", component: EvaluationPage });
const settings = createRoute({
  getParentRoute: () => frame,
  path: "/settings",
  component: SettingsPage,
  validateSearch: anyText,
});
const method = createRoute({ getParentRoute: () => frame, path: "/methodologie", component: MethodPage });
/** Spec 2 §2: the methodology text stood there. */
const config = createRoute({ getParentRoute: () => desk, path: "/config", component: MethodPage });
const PlansPage = lazyRouteComponent(() => import("./pages/plan/PlansPage.tsx"), "PlansPage");
const PropertyPlansPage = lazyRouteComponent(() => import("./pages/plan/PropertyPlansPage.tsx"), "PropertyPlansPage");
const PlanRoomPage = lazyRouteComponent(() => import("./pages/plan/PlanRoomPage.tsx"), "PlanRoomPage");
const plans = createRoute({ getParentRoute: () => frame, path: "/parcel-plans", component: PlansPage });
const propertyPlans = createRoute({
  getParentRoute: () => frame,
  path: "/parcel-plans/$propertyId",
  component: PropertyPlansPage,
});
const planRoom = createRoute({
  getParentRoute: () => frame,
  path: "/property/$propertyId/parcel-plan",
  component: PlanRoomPage,
  validateSearch: anyText,
});
const elsewhere = createRoute({ getParentRoute: () => frame, path: "$", component: NotFoundPage });

const routeTree = root.addChildren([
  signIn,
  signUp,
  secondFactor,
  forgotPassword,
  resetPassword,
  verifyEmail,
  invitation,
  guest,
  onboarding,
  login,
  frame.addChildren([
    home,
    search,
    parcelle,
    properties,
    property,
    auctions,
    workflow,
    searchListings,
    listingsResults,
    tracking,
    team,
    settings,
    method,
    plans,
    propertyPlans,
    planRoom,
    desk.addChildren([cadastral, dashboard, market, evaluation, config]),
    elsewhere,
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch: readAddress,
  stringifySearch: writeAddress,
  scrollRestoration: false,
  defaultPreload: "intent",
  defaultErrorComponent: BrokenPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
