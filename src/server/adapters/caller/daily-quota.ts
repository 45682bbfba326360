import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dailyLimits } from '#core/content/post-limits.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';

/** Counts one more use and returns today's total. */
export async function countUse(db: Kysely<Tables>, scope: PseudonymScope, ...what: readonly [string, ...string[]]): Promise<number> {
  const { rows } = await sql<{ readonly times: number }>`insert into daily_use as known (key, used_on) values (${scope.keyFor('use', ...what)}, ${scope.today})
    on conflict (key, used_on) do update set times = known.times + 1 returning times`.execute(db);
  return rows[0]?.times ?? 0;
}

export async function takeFromQuota(db: Kysely<Tables>, scope: PseudonymScope, what: keyof typeof dailyLimits): Promise<void> {
  if ((await countUse(db, scope, what)) > dailyLimits[what]) throw new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' });
}
