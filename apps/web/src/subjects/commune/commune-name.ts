/** The name of a commune or of a property in it, marked when nothing of it exists; some names already say so. */
export const communeName = ({ name, fictional }: { readonly name: string; readonly fictional: boolean }): string =>
  fictional && !/fictive/i.test(name) ? `${name} (fictive)` : name;
