/** What the State sells, over the whole country. */
export const cessionsListPath = ({ page }: { readonly page: number }): string => `/?page=${page}`;
