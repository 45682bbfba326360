import { expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { clockOf } from '#core/support/grievance-clock.ts';
import { demoGrievances } from '#core/support/demo-grievances.ts';
import { SqlDemandReports } from '#server/adapters/support/sql-demand-reports.ts';
import { SqlGrievances } from '#server/adapters/support/sql-grievances.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aDatabase } from '#tests/database.ts';
import { plantGrievances } from './plant-grievances.ts';

it('a demo has an answered and a waiting grievance, never overdue, and earlier counts (R-246)', async () => {
  const { db } = await aDatabase();
  const start = Date.parse('2026-11-20T10:00:00+05:30');
  const grievances = new SqlGrievances({ db, now: start, today: '2026-11-20', secrets: new Secrets(Buffer.alloc(32, 3)) });
  await plantGrievances(db, start);
  const first = await new SqlDemandReports({ db }).quarters();
  expect(first.map(({ begins }) => begins)).toEqual(['2026-10-01', '2026-07-01', '2026-04-01', '2026-01-01']);
  expect(first[0]?.grievances).toEqual({ received: 2, inTime: 1, late: 0, waiting: 1 });
  for (const now of [start, start + 40 * dayMs]) {
    await plantGrievances(db, now);
    expect(await grievances.find(demoGrievances.answered)).toMatchObject({ answer: { outcome: 'ACTED' } });
    const waiting = await grievances.find(demoGrievances.waiting);
    expect(clockOf(waiting, now)).toMatchObject({ is: 'running', days: 5 });
  }
  expect(await new SqlDemandReports({ db }).quarters()).toEqual(first);
});
