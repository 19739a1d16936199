let keeper = "";

/** Whose browser this is now: what it keeps unsent is his alone, should somebody else sign in here. Empty: nobody's. */
export const keepFor = (userId: string | null): void => {
  keeper = userId ?? "";
};

/** The name under which something is kept for whoever is here. */
export const keptName = (name: string): string => (keeper === "" ? name : `${keeper}:${name}`);
