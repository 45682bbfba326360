import { sql, type RawBuilder } from 'kysely';

/** Also matches names by sound when typed in an Indian script. */
export const orHeard = (written: RawBuilder<unknown>, column: RawBuilder<unknown>, patterns: readonly string[] | undefined): RawBuilder<unknown> =>
  patterns
    ? sql`(${written} or (${sql.join(
        patterns.map((pattern) => sql`${column} ~ ${pattern}`),
        sql` and `,
      )}))`
    : written;
