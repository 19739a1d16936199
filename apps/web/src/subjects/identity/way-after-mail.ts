import { safeReturnAddress } from "./return-address.ts";

const KEY = "lotir.suite";

/** Where the person was going when the account had first to be confirmed: the link of the message opens another tab. */
export const rememberWay = (address: string): void => localStorage.setItem(KEY, address);

/** That address, once: `otherwise` when this browser holds none. */
export const takeWay = (otherwise: string): string => {
  const kept = localStorage.getItem(KEY) ?? undefined;
  localStorage.removeItem(KEY);
  return safeReturnAddress(kept, otherwise);
};
