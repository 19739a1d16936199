/** Coming sales of a zone, as the site names it. A page past the last one shows the first again. */
export const licitorListPath = ({ zone, page }: { readonly zone: string; readonly page: number }): string =>
  `/ventes-aux-encheres-immobilieres/${zone}/prochaines-ventes.html?p=${page}`;
