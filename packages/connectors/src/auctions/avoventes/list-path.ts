/** Coming sales of the whole country, nearest first: the region is sorted out here. */
export const avoventesListPath = ({ page }: { readonly page: number }): string =>
  `/recherche?display=liste&order=asc&sort=date&page=${page}`;
