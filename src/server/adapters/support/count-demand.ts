import type { Kysely } from 'kysely';
import { quarterBegins, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { SummonsNotice } from '#core/support/summons-notice.ts';
import type { Tables } from '../database/tables.ts';
import type { DemandEvent } from './support-tables.ts';

export const quarterAt = (ms: number): string => quarterBegins(quarterOf(ms));

export async function countDemand(db: Kysely<Tables>, quarter: string, event: DemandEvent, notice?: SummonsNotice): Promise<void> {
  const { authority = '', asks = '' } = notice ?? {};
  await db
    .insertInto('demand_count')
    .values({ quarter, event, authority, asks, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['quarter', 'event', 'authority', 'asks']).doUpdateSet(({ eb }) => ({ times: eb('demand_count.times', '+', 1) })),
    )
    .execute();
}
