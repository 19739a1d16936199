import {
  avoventesList,
  avoventesNotice,
  cessionsList,
  cessionsNotice,
  licitorList,
  licitorNotice,
} from "../auctions/sale-pages.ts";
import type { ServedSale } from "../formats/served-commune.ts";
import { ABSENT, type Answer, type Asked, type SourceRoute } from "./answers.ts";

const html = (text: string, type = "text/html; charset=utf-8"): Answer => ({
  kind: "file",
  file: { bytes: Buffer.from(text, "utf8"), isGzip: false, modified: new Date(0) },
  type,
});

const salesOf = async ({ communes }: Asked, site: ServedSale["site"]): Promise<readonly ServedSale[]> => {
  const lists = await Promise.all(communes.map(async ({ auctions }) => (await auctions?.()) ?? []));
  return lists.flat().filter((sale) => sale.site === site);
};

const pageIn = (url: URL, name: string): number => Number(url.searchParams.get(name) ?? 1);

/** A page past the last one shows the first again, as licitor does. */
const listed = (sales: readonly ServedSale[], asked: number): readonly ServedSale[] => {
  const found = sales.filter(({ page }) => page === asked);
  return found.length > 0 ? found : sales.filter(({ page }) => page === 1);
};

const notice = async (
  asked: Asked,
  site: ServedSale["site"],
  slug: string | undefined,
): Promise<ServedSale | undefined> => (await salesOf(asked, site)).find((sale) => sale.slug === slug);

/** Pages of auction sites at their own paths, in their own structure, for the communes made here. */
export const AUCTION_ROUTES: readonly SourceRoute[] = [
  {
    layer: "robots",
    path: /^\/robots\.txt$/,
    answer: async () => html("User-agent: *\nDisallow: /data/pub/doc/\nDisallow: /services.html\n", "text/plain"),
  },
  {
    layer: "encheres",
    path: /^\/ventes-aux-encheres-immobilieres\/[\w-]+\/prochaines-ventes\.html$/,
    answer: async (asked) =>
      html(licitorList(listed(await salesOf(asked, "licitor"), pageIn(asked.url, "p")), asked.today)),
  },
  {
    layer: "encheres",
    path: /^\/annonce\/(?:[\w-]+\/)+(\d+)\.html$/,
    answer: async (asked, [slug]) => {
      const found = await notice(asked, "licitor", slug);
      return found === undefined ? ABSENT : html(licitorNotice(found, asked.today));
    },
  },
  {
    layer: "encheres",
    path: /^\/recherche$/,
    answer: async (asked) => html(avoventesList(listed(await salesOf(asked, "avoventes"), pageIn(asked.url, "page")))),
  },
  {
    layer: "encheres",
    path: /^\/enchere\/([\w-]+)$/,
    answer: async (asked, [slug]) => {
      const found = await notice(asked, "avoventes", slug);
      return found === undefined ? ABSENT : html(avoventesNotice(found, asked.today));
    },
  },
  {
    layer: "encheres",
    path: /^\/$/,
    answer: async (asked) => {
      const page = pageIn(asked.url, "page");
      return html(cessionsList((await salesOf(asked, "cessions")).filter((sale) => sale.page === page)));
    },
  },
  {
    layer: "encheres",
    path: /^\/biens\/([\w-]+)$/,
    answer: async (asked, [slug]) => {
      const found = await notice(asked, "cessions", slug);
      return found === undefined ? ABSENT : html(cessionsNotice(found, asked.today));
    },
  },
];
