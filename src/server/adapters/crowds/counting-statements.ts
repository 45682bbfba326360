import { sql } from 'kysely';

/** Statement that counts what one person wrote or keeps, for that person or for a limit of theirs. */
export const sqlOfOwn = sql;

/** Statement that counts for those who moderate or run the installation. */
export const sqlForDesk = sql;

/** Statement that counts rows which everyone reads one by one, so that it says nothing more than they do. */
export const sqlOfShown = sql;
