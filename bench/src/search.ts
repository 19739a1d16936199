import type { Member } from "./member.ts";
import { quantile, timed } from "./quantile.ts";

const CALLS = 200;
const SEARCHES = [
  "",
  "&minSurface=800&maxSurface=3000",
  "&maxBudget=300000",
  "&minScore=50&minFrontage=10",
  "&built=nu&order=surface",
];

const searchOnce =
  (member: Member, codeInsee: string) =>
  async (rank: number): Promise<unknown> =>
    member.get(`/api/cadastral/analyze?commune=${codeInsee}${SEARCHES[rank % SEARCHES.length]}`);

/** `analyze` over 200 calls of several filters, one after the other; p95 in milliseconds. */
export const searchP95 = async (member: Member, codeInsee: string): Promise<number> =>
  quantile(await timed(CALLS, searchOnce(member, codeInsee)), 0.95);

/** The same 200 calls while another commune loads; stops early when its loading ends first. */
export const searchDuringLoadP95 = async (
  member: Member,
  { codeInsee, loading }: { readonly codeInsee: string; readonly loading: string },
): Promise<{ readonly p95Ms: number; readonly calls: number }> => {
  await member.ask(`/api/cadastral/analyze?commune=${loading}`);
  const figures: number[] = [];
  const isLoading = async (): Promise<boolean> => {
    const { data } = await member.ask(`/api/communes/${loading}`);
    return data.status === "loading" || data.status === "analysing";
  };
  while (figures.length < CALLS && (figures.length % 20 !== 0 || (await isLoading()))) {
    figures.push(...(await timed(1, () => searchOnce(member, codeInsee)(figures.length))));
    // A person looks at a list before asking for the next: the whole loading is seen, not its first second.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { p95Ms: quantile(figures, 0.95), calls: figures.length };
};
