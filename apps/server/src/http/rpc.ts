import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import type { MiddlewareHandler } from "hono";
import type { Lotir } from "../lotir.ts";
import { refusalOf } from "../refuse.ts";
import { router } from "../router.ts";

/** Mounts every operation of the contract under `/api`. */
export const rpc = (lotir: Lotir): MiddlewareHandler => {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: refusalOf,
    // Around the operations only: a request that cannot be read is its sender's trouble.
    clientInterceptors: [
      onError((error, { context: { request } }) => {
        // Somebody who leaves before the answer is no bug.
        if (request.signal.aborted !== true) lotir.reportBug(error);
      }),
    ],
  });
  return async (context, next) => {
    const call = { request: context.req.raw, lotir };
    const { matched, response } = await handler.handle(context.req.raw, { prefix: "/api", context: call });
    return matched ? context.newResponse(response.body, response) : next();
  };
};
