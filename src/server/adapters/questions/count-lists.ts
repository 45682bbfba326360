import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';

export async function countLists(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<ListCount>`select list, count(*)::integer as count from question_listing where ${which} group by list`.execute(db);
  return new Map(rows.map(({ list, count }) => [list, count]));
}

/** Hidden questions in lists; deleted or merged ones are in none. */
export async function countHidden(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sqlOfShown<ListCount>`select list, count(*)::integer as count from question join question_listing on question_id = question.id
    where ${which} and status not in ('LIVE', 'DELETED') group by list`.execute(db);
  return new Map(rows.map(({ list, count }) => [list, count]));
}

interface ListCount {
  readonly list: string;
  readonly count: number;
}
