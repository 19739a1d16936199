import { CodeInsee, MARKET_PERIODS, PricedKind } from "@lotir/contract";

/** What the market page shows, as the address keeps it. */
export interface MarketState {
  readonly commune: string | undefined;
  readonly period: number;
  readonly zone: string | undefined;
  readonly kind: PricedKind;
}

type Raw = Readonly<Record<string, unknown>>;

const textIn = (raw: Raw, name: string): string | undefined => {
  const value = raw[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

const DEFAULT_PERIOD = 12;

/** Reads an address that anybody may have typed: what cannot be read falls back. */
export const readMarketState = (raw: Raw): MarketState => {
  const period = Number(textIn(raw, "periode"));
  const commune = CodeInsee.safeParse(textIn(raw, "commune"));
  return {
    commune: commune.success ? commune.data : undefined,
    period: MARKET_PERIODS.find((months) => months === period) ?? DEFAULT_PERIOD,
    zone: textIn(raw, "zone")?.slice(0, 20),
    kind: PricedKind.catch("building-land").parse(raw.bien),
  };
};

export const writeMarketState = (state: MarketState): Record<string, string> => ({
  ...(state.commune === undefined ? {} : { commune: state.commune }),
  ...(state.period === DEFAULT_PERIOD ? {} : { periode: String(state.period) }),
  ...(state.zone === undefined ? {} : { zone: state.zone }),
  ...(state.kind === "building-land" ? {} : { bien: state.kind }),
});
