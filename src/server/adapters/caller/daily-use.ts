import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dailyLimits } from '#core/content/post-limits.ts';
import type { Tables } from '../tables.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';

/** Counts one more use of what is limited by the day; answers how often it was used today. */
export async function countUse(db: Kysely<Tables>, scope: PseudonymScope, ...what: readonly [string, ...string[]]): Promise<number> {
  const { rows } = await sql<{ readonly times: number }>`insert into daily_use as known (key, used_on) values (${scope.keyFor('use', ...what)}, ${scope.today})
    on conflict (key, used_on) do update set times = known.times + 1 returning times`.execute(db);
  return rows[0]?.times ?? 0;
}

/** Counts one more, and refuses it when it is one too many. */
export async function countWithinLimit(db: Kysely<Tables>, scope: PseudonymScope, what: keyof typeof dailyLimits): Promise<void> {
  if ((await countUse(db, scope, what)) > dailyLimits[what]) throw new Failure('invalid', undefined, { code: 'USER_LIMIT_EXCEEDED' });
}
