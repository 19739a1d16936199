/** « de Latresne », « d'Île-aux-Moines », « du Havre », « des Baux ». */
export const ofCommune = (commune: string): string => {
  if (/^Les\s/i.test(commune)) return `des ${commune.slice(4)}`;
  if (/^Le\s/i.test(commune)) return `du ${commune.slice(3)}`;
  return /^[aeiouyhâàéèêëîïôœù]/i.test(commune) ? `d'${commune}` : `de ${commune}`;
};
