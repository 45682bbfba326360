import { sql } from 'kysely';

/** Counts a person's own content, for them or their limits. */
export const sqlOfOwn = sql;

/** Counts for moderators or operators. */
export const sqlForDesk = sql;

/** Counts publicly readable rows, revealing nothing more. */
export const sqlOfShown = sql;
