import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isInForce, type SanctionTime } from '#core/moderation/sanction.ts';
import { aDatabase } from '#tests/database.ts';
import { inForce } from './refuse-sanctioned.ts';

describe('the sanctions that hold (R-064)', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  const moments = [null, now - 1, now, now + 1];
  const times = moments.flatMap((until) => moments.map((liftedAt): SanctionTime => ({ until, liftedAt })));

  it('are the same to the database as to the core', async () => {
    const { db } = await aDatabase();
    const moment = (ms: number | null) => (ms === null ? null : new Date(ms));
    const stored = async ({ until, liftedAt }: SanctionTime) =>
      (
        await sql`select 1 from (select ${moment(until)}::timestamptz as until, ${moment(liftedAt)}::timestamptz as lifted_at) as sanction where ${inForce({ now })}`.execute(
          db,
        )
      ).rows.length > 0;
    expect(await Promise.all(times.map(stored))).toEqual(times.map((time) => isInForce(time, now)));
    expect(times.filter((time) => isInForce(time, now))).toEqual([
      { until: null, liftedAt: null },
      { until: now + 1, liftedAt: null },
    ]);
  });
});
