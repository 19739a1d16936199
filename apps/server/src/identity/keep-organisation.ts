import type { GenericEndpointContext } from "better-auth";

/**
 * A session that takes another's place (password changed, second factor confirmed) stays in the organisation
 * that its person was working in: the library's own would be in none, and every open screen would start over.
 */
export const keepOrganisation = async (
  { userId }: { readonly userId: string },
  endpoint: GenericEndpointContext | null,
): Promise<{ data: { activeOrganizationId: string } } | undefined> => {
  const replaced = endpoint?.context.session?.session;
  const kept: unknown = replaced?.activeOrganizationId;
  return replaced?.userId === userId && typeof kept === "string" ? { data: { activeOrganizationId: kept } } : undefined;
};
