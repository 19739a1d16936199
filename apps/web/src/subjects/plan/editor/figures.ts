const hundredth = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenth = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `21,43 m`: a length drawn, to the centimetre. */
export const formatGroundLength = (metres: number): string => `${hundredth.format(metres)} m`;

/** `512,4 m²`: an area drawn. */
export const formatGroundArea = (squareMetres: number): string => `${tenth.format(squareMetres)} m²`;
