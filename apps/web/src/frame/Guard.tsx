import { Navigate, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { OrganisationRequired } from "../features/identity/OrganisationRequired.tsx";
import { IdentityWait } from "../identity/IdentityWait.tsx";
import { useIdentity } from "../identity/use-identity.ts";
import { preferredOrganisation, useEnterOrganisation, useOrganisations } from "../identity/use-organisations.ts";

/** Takes note of the address once: it changes under the guard while the router is leaving. */
const ToSignIn = () => {
  const here = useRouterState({ select: ({ location }) => location.href });
  const [asked] = useState(here);
  return <Navigate to="/sign-in" search={asked === "/" ? {} : { retour: asked }} replace />;
};

/** Signed out → sign-in, with the address to come back to; no organisation → the page that asks for one. */
export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const identity = useIdentity();
  const signedIn = identity.status === "ready" && identity.session != null;
  const organisations = useOrganisations(signedIn);
  const enter = useEnterOrganisation();
  const active = identity.session?.activeOrganisationId ?? null;
  const preferred = preferredOrganisation(organisations.data ?? []);
  useEffect(() => {
    if (signedIn && active === null && preferred !== undefined) enter(preferred.id).catch(() => undefined);
  }, [signedIn, active, preferred, enter]);
  if (identity.status !== "ready") return <IdentityWait identity={identity} />;
  if (!identity.session) return <ToSignIn />;
  if (active !== null) return children;
  if (organisations.data?.length === 0) return <OrganisationRequired organisations={organisations.data} />;
  return <IdentityWait identity={{ ...identity, status: organisations.isError ? "degraded" : "loading" }} />;
};
