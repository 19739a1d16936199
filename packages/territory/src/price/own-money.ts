import { type RawBuilder, sql } from "kysely";

/** The best plans of a commune in money under the assumptions of one organisation, in the place of the public ones. */
export interface OwnMoney {
  /** `[{ parcelle_id, score, coverage, margin, margin_rate, residual_price_eur }]`, read by the database as it stands. */
  readonly rows: string;
}

/** Every column of a described parcel `p` that a search reads, but those of its money and what follows from it. */
export const FACT_COLUMNS_BUT_MONEY = sql`p.parcelle_id, p.load_id, p.commune, p.version, p.surface_m2, p.zone_status,
  p.zone, p.typezone, p.frontage_m, p.built_m2, p.built_share, p.price_eur, p.price_low_eur, p.price_high_eur,
  p.has_recent_sale, p.last_sold_on, p.verdict, p.most_lots, p.access_forms, p.reasons, p.sheet`;

/** Described parcels to read, and what comes before the statement that reads them. */
export interface Facts {
  /** Opens the statement's common tables. */
  readonly before: RawBuilder<unknown>;
  /** Those in force. To be named `f`. */
  readonly table: RawBuilder<unknown>;
  /** What the best plan of `f` leaves, as JSON. */
  readonly margin: RawBuilder<unknown>;
}

const PUBLIC: Facts = {
  before: sql`with`,
  table: sql`territory.parcelle_fact`,
  margin: sql`null::jsonb`,
};

const WITH_OWN = sql`(select ${FACT_COLUMNS_BUT_MONEY}, m.margin, m.margin_rate, m.residual_price_eur,
    case when m.parcelle_id is null then p.score else m.score end as score,
    case when m.parcelle_id is null then p.coverage else m.coverage end as coverage
  from territory.parcelle_fact p left join own_money m on m.parcelle_id = p.parcelle_id)`;

/** The parcels under an organisation's own money, or the public one. */
export const factsUnder = (money: OwnMoney | undefined): Facts =>
  money === undefined
    ? PUBLIC
    : {
        before: sql`with own_money as materialized (
          select * from jsonb_to_recordset(${money.rows}::jsonb)
            as m(parcelle_id char(14), score smallint, coverage real, margin jsonb, margin_rate real, residual_price_eur double precision)),`,
        table: WITH_OWN,
        margin: sql`f.margin`,
      };
