import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { decideByOf } from '#core/support/grievance-clock.ts';
import { demoGrievances } from '#core/support/demo-grievances.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { newRow } from '#server/adapters/database/table.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { hashed, randomId } from '#server/adapters/secrets/secrets.ts';
import { quarterAt } from '#server/adapters/support/count-demand.ts';
import { grievance } from '#server/adapters/support/support-tables.ts';

/** Summons and grievances of earlier quarters, newest first. */
const before = [
  { summons: [['POLICE', 'IDENTITY', 2] as const, ['COURT', 'REMOVAL', 1] as const], received: 14, inTime: 13, late: 1 },
  { summons: [['POLICE', 'IDENTITY', 1] as const], received: 9, inTime: 9, late: 0 },
  { summons: [], received: 6, inTime: 6, late: 0 },
];

const quarterMs = 91 * dayMs;

/** Plants an answered and a pending, never overdue grievance, with counts of earlier quarters. */
export function plantGrievances(db: Kysely<Tables>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const isNew = [await plantAnswered(transaction, nowMs - 9 * dayMs), await plantWaiting(transaction, nowMs - 2 * dayMs)];
    if (isNew.every(Boolean)) await plantCounts(transaction, nowMs);
  });
}

async function plantAnswered(transaction: Transaction<Tables>, receivedAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('grievance')
    .values(
      newRow(grievance, {
        case_id: randomId(),
        number_hash: hashed(demoGrievances.answered),
        kind: 'CONTENT',
        page: null,
        content: sanitized('A comment named a colleague of mine with her full name.'),
        received_on: dayOf(receivedAt),
        decide_by: new Date(decideByOf('CONTENT', receivedAt)),
        outcome: 'ACTED',
        answer: sanitized('You are right: a full name breaks the rule on personal details. The comment is taken down, and its line is in the ledger.'),
        answered_on: dayOf(receivedAt + 2 * dayMs),
      }),
    )
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

async function plantWaiting(transaction: Transaction<Tables>, receivedAt: number): Promise<boolean> {
  const number_hash = hashed(demoGrievances.waiting);
  const times = { received_on: dayOf(receivedAt), decide_by: new Date(decideByOf('PRIVACY', receivedAt)) };
  const known = await transaction
    .updateTable('grievance')
    .set(times)
    .where('number_hash', '=', number_hash)
    .where('answered_on', 'is', null)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('grievance')
    .values(
      newRow(grievance, {
        ...times,
        case_id: randomId(),
        number_hash,
        kind: 'PRIVACY',
        page: null,
        content: sanitized('A post says on which day I left, and everybody here knows who that was.'),
        outcome: null,
        answer: null,
        answered_on: null,
      }),
    )
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}

async function plantCounts(transaction: Transaction<Tables>, nowMs: number): Promise<void> {
  const now = { summons: [], received: 2, inTime: 1, late: 0 };
  const counts = [now, ...before].flatMap(({ summons, received, inTime, late }, at) => {
    const quarter = quarterAt(nowMs - at * quarterMs);
    const of = (event: 'GRIEVANCE' | 'ANSWERED_IN_TIME' | 'ANSWERED_LATE', times: number) =>
      times === 0 ? [] : [{ quarter, event, authority: '' as const, asks: '' as const, times }];
    return [
      ...summons.map(([authority, asks, times]) => ({ quarter, event: 'SUMMONS' as const, authority, asks, times })),
      ...of('GRIEVANCE', received),
      ...of('ANSWERED_IN_TIME', inTime),
      ...of('ANSWERED_LATE', late),
    ];
  });
  await transaction
    .insertInto('demand_count')
    .values(counts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
