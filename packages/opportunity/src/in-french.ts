const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** Figures as they are read in the explanation; the unrounded ones stay in `figures`. */
export const inSquareMetres = (value: number): string => `${whole.format(value)} m²`;
export const inMetres = (value: number): string => `${tenth.format(value)} m`;
export const inPercent = (share: number): string => `${whole.format(share * 100)} %`;
export const inEurosPerSquareMetre = (value: number): string => `${whole.format(value)} €/m²`;
/** To the thousand: a margin rests on estimates. */
export const inEuros = (value: number): string => `${whole.format(Math.round(value / 1000))} k€`.replace("-", "−");
export const inRate = (share: number): string => `${tenth.format(share * 100)} %`.replace("-", "−");
export const inFactor = (value: number): string => `note × ${hundredth.format(value)}`;

/** « 14 mois », « 3 ans », « 4 ans et 2 mois ». */
export const inMonths = (months: number): string => {
  if (months < 24) return `${months} mois`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return rest === 0 ? `${years} ans` : `${years} ans et ${rest} mois`;
};
