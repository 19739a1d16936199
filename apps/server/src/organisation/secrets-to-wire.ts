import { SECRET_LABELS, type SecretName, type ShownSecret } from "@lotir/contract";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findSecrets } from "./secret-store.ts";

/** Every service that takes a key, with what may be shown of it. */
export const secretsToWire = async (lotir: Lotir, member: Member): Promise<ShownSecret[]> => {
  const kept = await lotir.database.application(member.organisationId, findSecrets);
  const shown = Object.entries(SECRET_LABELS).map(async ([key, label]): Promise<ShownSecret> => {
    const name = key as SecretName;
    const found = kept.find((each) => each.name === name);
    return {
      name,
      label,
      lastFour: found?.lastFour ?? null,
      version: found?.version ?? 0,
      changedBy: found?.updatedBy == null ? null : await lotir.identity.nameOf(found.updatedBy),
      changedAt: found?.updatedAt.toISOString() ?? null,
      installed: lotir.installedKeys[name] !== undefined,
      mayChange: member.role === "admin",
    };
  });
  return Promise.all(shown);
};
