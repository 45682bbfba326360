import { sql } from 'kysely';

/** Shown rows that figures are made of. */
export const countedLive = sql`status = 'LIVE' and counted_year is not null`;

/** Shown rows without proof, outside the figures. */
export const uncountedLive = sql`status = 'LIVE' and counted_year is null`;
