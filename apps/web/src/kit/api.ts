import routes from "virtual:contract-routes";
import type { contract } from "@lotir/contract";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import { isRefusalWithCode } from "./messages.fr.ts";
import { sessionSettled } from "./session-writes.ts";

/** Our envelope of a refusal; a proxy in between may answer anything else. */
const refusalIn = (body: unknown): { error: string; code: string; details: unknown } | undefined => {
  const { success, error, code, details }: Record<string, unknown> = { ...Object(body) };
  return success === false && typeof error === "string" && typeof code === "string"
    ? { error, code, details }
    : undefined;
};

const link = new OpenAPILink(routes, {
  url: `${window.location.origin}/api`,
  // While the session is being replaced the old cookie would be refused, and the screen left.
  fetch: async (request, init) => {
    await sessionSettled();
    return fetch(request, { ...init, credentials: "same-origin" });
  },
  customErrorResponseBodyDecoder: (body, response) => {
    const refusal = refusalIn(body);
    if (refusal === undefined) return null;
    const { code, error, details } = refusal;
    return new ORPCError(code, { status: response.status, message: error, data: details });
  },
});

/** The API, typed by the contract: JSON in, JSON out, the session cookie alongside. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** Query options and keys per operation. */
export const operations = createTanstackQueryUtils(api);

const onceUnlessRefused = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof ORPCError && error.status < 500);

/** Spec 2 §7: stale after five minutes, one retry. `always`: the local server answers without any internet connection. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: onceUnlessRefused,
      retryDelay: 1_500,
      networkMode: "always",
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: "always" },
  },
});

/** What changed elsewhere is noticed at the first refusal; the guard then leads to the page that asks for what is missing. */
const TOLD_BY_A_REFUSAL = [
  { code: "signed-out", about: "session" },
  { code: "not-a-member", about: "organisations" },
] as const;

const hearRefusal = (error: unknown, asked: unknown): void => {
  for (const { code, about } of TOLD_BY_A_REFUSAL) {
    if (asked === about || !isRefusalWithCode(error, code)) continue;
    queryClient.invalidateQueries({ queryKey: [about] }).catch(() => undefined);
  }
};

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === "updated" && query.state.status === "error") hearRefusal(query.state.error, query.queryKey[0]);
});

// A write refused leads where a reading refused does (spec 2 §4).
queryClient.getMutationCache().subscribe(({ type, mutation }) => {
  if (type === "updated" && mutation.state.status === "error") hearRefusal(mutation.state.error, undefined);
});
