import { sql } from 'kysely';

/** Rows of a kind that are shown and count: figures are made of them. */
export const countedLive = sql`status = 'LIVE' and counted_year is not null`;

/** Rows of a kind that are shown beside the figures, without a proof that counts. */
export const uncountedLive = sql`status = 'LIVE' and counted_year is null`;
