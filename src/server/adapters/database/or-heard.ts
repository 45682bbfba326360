import { sql, type RawBuilder } from 'kysely';

/** A condition that a name also meets by how it is said, where that was typed in a script of India. */
export const orHeard = (written: RawBuilder<unknown>, column: RawBuilder<unknown>, patterns: readonly string[] | undefined): RawBuilder<unknown> =>
  patterns
    ? sql`(${written} or (${sql.join(
        patterns.map((pattern) => sql`${column} ~ ${pattern}`),
        sql` and `,
      )}))`
    : written;
