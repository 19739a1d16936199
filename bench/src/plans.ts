import type { Member } from "./member.ts";
import { quantile, timed } from "./quantile.ts";

const ANNOTATIONS = 500;
const CALLS = 30;

/** A plan of five hundred annotations, in milliseconds at the median. */
export interface PlanFigures {
  readonly openMs: number;
  /** One stroke, from what is sent to what is acknowledged. */
  readonly saveMs: number;
  readonly imageMs: number;
}

const stroke = (rank: number) => ({
  id: `trait-${rank}`,
  kind: "line",
  layer: "annotations",
  points: [
    [rank % 50, Math.floor(rank / 50)],
    [(rank % 50) + 3, Math.floor(rank / 50) + 2],
  ],
  holes: [],
  closed: false,
  color: "#1E2A27",
  fill: null,
  width: 2,
  dash: null,
  text: null,
  fontSize: null,
  fontWeight: null,
  visible: true,
  locked: false,
  rank,
  facts: {},
});

const parcelIn = async (member: Member, codeInsee: string): Promise<string> => {
  const asked = `commune=${codeInsee}&minSurface=900`;
  const { data } = JSON.parse(new TextDecoder().decode(await member.get(`/api/cadastral/analyze?${asked}`)));
  return data.parcels[0]?.parcelId ?? "";
};

/** A plan drawn on as hands would in a long day: opened, saved stroke by stroke, drawn as a picture. */
export const planFigures = async (member: Member, codeInsee: string): Promise<PlanFigures> => {
  const property = await member.send("/api/properties", { cadastralReference: await parcelIn(member, codeInsee) });
  const plan = await member.send(`/api/properties/${property.data.id}/plans`, { name: "Banc" });
  const path = `/api/properties/${property.data.id}/plans/${plan.data.id}`;
  const edit = (ranks: readonly number[]) =>
    member.patch(`${path}/objects`, {
      edits: ranks.map((rank) => ({ id: `trait-${rank}`, before: null, after: stroke(rank) })),
    });
  await edit(Array.from({ length: ANNOTATIONS }, (_, rank) => rank));
  const median = async (call: (rank: number) => Promise<unknown>) => quantile(await timed(CALLS, call), 0.5);
  return {
    openMs: await median(() => member.get(path)),
    saveMs: await median((rank) => edit([ANNOTATIONS + rank])),
    imageMs: await median(() => member.get(`${path}/image`)),
  };
};
