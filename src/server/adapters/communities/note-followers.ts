import type { Transaction } from 'kysely';
import { counters } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

export async function noteFollowers(transaction: Transaction<Tables>, ids: readonly string[], by: 1 | -1): Promise<void> {
  const changed = ids.map((thing) => ({ thing, counter: counters.followers, change: by }));
  if (changed.length > 0) await transaction.insertInto('count_delta').values(changed).execute();
}
