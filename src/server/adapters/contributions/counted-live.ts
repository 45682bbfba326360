import { sql } from 'kysely';

/** The rows of a kind that are shown and have a year in which they count: what figures are made of. */
export const countedLive = sql`status = 'LIVE' and counted_year is not null`;

/** The rows of a kind that are shown beside the figures, as no proof stands behind them. */
export const uncountedLive = sql`status = 'LIVE' and counted_year is null`;
