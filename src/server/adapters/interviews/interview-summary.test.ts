import { describe, expect, it } from 'vitest';
import type { OfferEnd } from '#core/interviews/interview-draft.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { aKnownInterview, aRound, keepInterviews, type KnownInterview } from '#tests/interviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { Secrets } from '../secrets/secrets.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { refreshStale } from '../summaries/refresh-stale.ts';
import { interviewSummary } from './interview-summary.ts';
import { SqlInterviews } from './sql-interviews.ts';

const company = aCompany({ urlName: 'koyal-pay' });
const { companyId } = company;
const now = Date.UTC(2026, 10, 20);
const at = (known: Partial<KnownInterview> = {}): KnownInterview => aKnownInterview({ companyId, ...known });
const ended = (end: OfferEnd, known: Partial<KnownInterview> = {}) => at({ offer: { letterDays: 5, joiningDays: null, movedDays: null, end }, ...known });

async function opened(interviews: readonly KnownInterview[]) {
  const { db } = await aDatabase();
  await keepInTables(db, [company]);
  await keepInterviews(db, interviews, now);
  const stories = new SqlInterviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  const refreshed = async (atMs = now) => {
    await markStale(db, 'interviews', companyId);
    await refreshStale(db, { now: () => atMs }, [interviewSummary(testDeclarations)]);
    return (await stories.filters('koyal-pay', null)).figures;
  };
  return { db, stories, refreshed };
}

describe('the figures of interviews over time (F-12, F-17)', () => {
  it('tell of no single story by what they were before it came', async () => {
    const { db, refreshed } = await opened([ended('revoked'), ...Array.from({ length: 7 }, () => ended('joined'))]);
    expect((await refreshed()).offers.revoked).toEqual({ percent: 10, people: 8 });
    await keepInterviews(db, [ended('revoked')], now);
    expect(await refreshed()).toMatchObject({ interviewsCount: 9, offers: { revoked: { percent: 10, people: 8 } } });
    await keepInterviews(
      db,
      Array.from({ length: 7 }, () => ended('revoked')),
      now,
    );
    expect((await refreshed()).offers.revoked).toEqual({ percent: 60, people: 10 });
  });

  it('hold what waits from its hour on, with its questions, and not before', async () => {
    const waiting = at({ status: 'SCHEDULED', dueAt: new Date(now + 60_000).toISOString(), rounds: [aRound({ questions: ['Why us?'] })] });
    const { db, stories } = await opened([waiting]);
    await refreshStale(db, { now: () => now }, [interviewSummary(testDeclarations)]);
    expect((await stories.filters('koyal-pay', null)).figures).toMatchObject({ interviewsCount: 0, questionsCount: 0 });
    await refreshStale(db, { now: () => now + 60_000 }, [interviewSummary(testDeclarations)]);
    expect((await stories.filters('koyal-pay', null)).figures).toMatchObject({ interviewsCount: 1, questionsCount: 1 });
    expect((await stories.one(waiting.interviewId)).week).toBe('2026-W47');
  });

  it('leave a job out of the list whose last story went', async () => {
    const { db, stories, refreshed } = await opened([at({ designation: 'Weaver' }), at({ designation: 'Dyer' })]);
    await db
      .updateTable('interview')
      .set({ status: 'AUTHOR_REJECTED' })
      .where('designation_id', 'in', db.selectFrom('designation').select('id').where('name', '=', 'Dyer'))
      .execute();
    expect((await refreshed()).interviewsCount).toBe(1);
    expect((await stories.filters('koyal-pay', null)).designations.map(({ name }) => name)).toEqual(['Weaver']);
    expect(await db.selectFrom('interview').select('asked_version').where('status', '=', 'AUTHOR_REJECTED').execute()).toEqual([{ asked_version: -1 }]);
  });
});
