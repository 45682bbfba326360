import { dayMs } from '#core/figures/durations.ts';
import { describe, expect, it } from 'vitest';
import { ownDataInTheDatabase } from '#tests/login/own-data-ports.ts';
import { sweepExpired } from '../sweep-expired.ts';
import { testDeclarations } from '#tests/database.ts';

describe('sweeping the own data of members (F-15)', () => {
  it('forgets dismissed nudges after half a year, feedback after two, receipts after three', async () => {
    const { db, clock, ports } = await ownDataInTheDatabase();
    const { memberNudges, feedbacks, accounts, experiences } = await ports();
    await memberNudges.putAway('become-writer');
    await feedbacks.give({ rating: 5, text: 'Fine.' });
    const job = { companyName: 'Some Mill', designation: 'Fitter', employmentType: 'fulltime', location: null, from: '2020-01', to: null } as const;
    await experiences.add(job, 'submission-key-of-a-job');
    await db.insertInto('deletion_receipt').values({ number_hash: 'x', deleted_on: '2026-11-20', deleted: '[]', left_behind: '[]' }).execute();
    await expect(accounts.receipt('0000-0000-0000-0000')).rejects.toMatchObject({ kind: 'missing' });
    const left = async () => {
      await sweepExpired(db, testDeclarations.tables, clock);
      const count = async (table: 'popup_rest' | 'feedback' | 'deletion_receipt' | 'work_experience' | 'session') =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows;
      return Promise.all([count('popup_rest'), count('feedback'), count('deletion_receipt'), count('work_experience')]);
    };
    const seen: number[][] = [await left()];
    for (const day of [181, 182, 711, 712, 1_095, 1_096]) {
      clock.advance(Date.UTC(2026, 10, 20, 10) + day * dayMs - clock.now());
      seen.push(await left());
    }
    expect(seen).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [0, 1, 1, 1],
      [0, 1, 1, 1],
      [0, 0, 1, 1],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
    ]);
  });
});
