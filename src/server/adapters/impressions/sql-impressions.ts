import { sql } from 'kysely';
import { mostImpressions, usualEntity, type Impressions } from '#core/impressions/impressions.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Keeps a growing count within its column. */
const mostImpressionsAWeek = 2_000_000_000;

export class SqlImpressions implements Impressions {
  readonly #scope: Pick<PseudonymScope, 'db' | 'today'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'today'>) {
    this.#scope = scope;
  }

  /** Counts each known company once, ordered by id so that two calls never deadlock. */
  async count(companies: readonly string[], entity = usualEntity): Promise<void> {
    const { db, today } = this.#scope;
    const named = [...new Set(companies)].slice(0, mostImpressions);
    if (named.length === 0) return;
    await sql`insert into impression_week (company_id, entity, week, times)
      select id, ${entity}, date_trunc('week', ${today}::date)::date, 1 from company where url_name = any(${named}::text[]) order by id
      on conflict (company_id, entity, week) do update set times = least(impression_week.times + 1, ${sql.lit(mostImpressionsAWeek)})`.execute(db);
  }
}
