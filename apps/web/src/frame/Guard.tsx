import { Navigate, useNavigate, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { IdentityWait } from "../subjects/identity/IdentityWait.tsx";
import { OrganisationRequired } from "../subjects/identity/OrganisationRequired.tsx";
import { useActiveOrganisation } from "../subjects/identity/use-active-organisation.ts";
import { useIdentity } from "../subjects/identity/use-identity.ts";

/** Takes note of the address once: it changes under the guard while the router is leaving. */
const ToSignIn = () => {
  const here = useRouterState({ select: ({ location }) => location.href });
  const [asked] = useState(here);
  return <Navigate to="/sign-in" search={asked === "/" ? {} : { retour: asked }} replace />;
};

/** Signed out → sign-in, with the address to come back to; no organisation → the page that asks for one. */
export const Guard = ({ children }: { readonly children: ReactNode }) => {
  const identity = useIdentity();
  const organisation = useActiveOrganisation(identity);
  const navigate = useNavigate();
  if (identity.status !== "ready") return <IdentityWait {...identity} />;
  if (!identity.session) return <ToSignIn />;
  switch (organisation.status) {
    case "ready":
      return children;
    case "none":
      return (
        <OrganisationRequired
          organisations={organisation.organisations}
          onEntered={() => navigate({ to: "/properties" })}
          onLeave={() => navigate({ to: "/" })}
        />
      );
    case "loading":
      return <IdentityWait status="loading" retry={identity.retry} />;
    case "unreachable":
      return <IdentityWait status="degraded" retry={organisation.retry} />;
    case "refused":
      return <IdentityWait status="refused" retry={organisation.retry} />;
  }
};
