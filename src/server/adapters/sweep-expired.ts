import { dayMs } from '#core/figures/durations.ts';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { passingTables } from './data-map.ts';
import type { Tables } from './tables.ts';

/** Deletes every row that has lived longer than the data map says (F-15). */
export async function sweepExpired(db: Kysely<Tables>, clock: Clock): Promise<void> {
  for (const { table, datedBy, days } of passingTables) {
    const oldestKept = new Date(clock.now() - days * dayMs).toISOString().slice(0, 10);
    await sql`delete from ${sql.table(table)} where ${sql.ref(datedBy)} < ${oldestKept}::date`.execute(db);
  }
}
