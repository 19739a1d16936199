import { housePicture } from "../formats/house-picture.ts";
import { ABSENT, type Answer, type Asked, type SourceRoute } from "./answers.ts";

const MOST_PER_PAGE = 30;

type Property = Readonly<Record<string, unknown>>;

const list = (url: URL, name: string): readonly string[] => url.searchParams.getAll(`${name}[]`);

const isOf = (url: URL): ((property: Property) => boolean) => {
  const kinds = list(url, "propertyTypes").map(Number);
  const budget = Number(url.searchParams.get("budgetMax") ?? Number.POSITIVE_INFINITY);
  const from = url.searchParams.get("fromDate") ?? "";
  return ({ propertyType, price, createdAt }) =>
    (kinds.length === 0 || kinds.includes(Number(propertyType))) &&
    Number(price) <= budget &&
    String(createdAt) >= from;
};

const latestFirst = (a: Property, b: Property): number => (String(a.createdAt) < String(b.createdAt) ? 1 : -1);

/** Photos are named by their path: the host is that of this server. */
const withHosts = (property: Property, base: string): Property => ({
  ...property,
  pictures: (property.pictures as readonly string[]).map((picture) =>
    picture.startsWith("/") ? `${base}${picture}` : picture,
  ),
});

const search = async ({ url, communes, base }: Asked): Promise<Answer> => {
  const codes = list(url, "includedInseeCodes");
  const asked = communes.filter(({ codeInsee }) => codes.includes(codeInsee));
  const all = await Promise.all(asked.map((commune) => commune.adverts?.(new Date()) ?? []));
  const found = all.flat().filter(isOf(url)).toSorted(latestFirst);
  const size = Math.min(MOST_PER_PAGE, Number(url.searchParams.get("itemsPerPage") ?? 10));
  const page = Math.max(1, Number(url.searchParams.get("page") ?? 1));
  const members = found.slice((page - 1) * size, page * size);
  const path = `${url.pathname}?page=`;
  return {
    kind: "json",
    value: {
      "@type": "hydra:Collection",
      "hydra:totalItems": found.length,
      "hydra:member": members.map((property) => withHosts(property, base)),
      "hydra:view": {
        "@id": `${path}${page}`,
        "hydra:first": `${path}1`,
        "hydra:last": `${path}${Math.max(1, Math.ceil(found.length / size))}`,
        ...(page * size < found.length ? { "hydra:next": `${path}${page + 1}` } : {}),
      },
    },
  };
};

/** The market API's properties for sale, and the drawn photos of those invented here. */
export const ADVERT_ROUTES: readonly SourceRoute[] = [
  { layer: "annonces", path: /^\/documents\/properties$/, answer: search },
  {
    layer: "photos",
    path: /^\/photos-fictives\/([\w-]{1,60})\.png$/,
    answer: async (_, [name]) =>
      name === undefined
        ? ABSENT
        : {
            kind: "file",
            file: { bytes: housePicture(name), isGzip: false, modified: new Date("2026-01-01T00:00:00Z") },
            type: "image/png",
          },
  },
];
