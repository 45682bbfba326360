import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** The keyed hash of the moderator who last decided on a measure about a thing; one that was upheld is of who upheld it. */
export async function deciderOf(transaction: Transaction<Tables>, thing: string, measure: 'remove' | 'lock'): Promise<string | null> {
  const { rows } = await sql<{ readonly decider: string | null }>`select decider from moderation_item where thing = ${thing} and decision is not null
    and (case stage when 'second' then former else decision end) = ${measure} order by decided_at desc, place desc limit 1`.execute(transaction);
  return rows[0]?.decider ?? null;
}
