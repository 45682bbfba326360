import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { checkedLine } from '#server/adapters/content/sanitized-text.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { fillDemoInterviews } from './fill-interviews.ts';
import { fillDemoWorld } from './fill.ts';

const nowMs = Date.UTC(2026, 10, 20);

async function filled(scale: 'test' | number): Promise<{ readonly db: Kysely<Tables>; readonly count: number }> {
  const { db } = await aDatabase();
  await fillReferences(db);
  await fillDemoWorld(db, { scale, seed: 1, onProgress: () => undefined });
  return { db, count: await fillDemoInterviews(db, { ...testDeclarations, scale, seed: 1, nowMs }) };
}

const interviewsOf = (db: Kysely<Tables>) => db.selectFrom('interview').selectAll().orderBy('company_id').orderBy('id').execute();

describe('filling the interviews of a demo world', () => {
  it('has hundreds for tests, with companies of none, one, five and the maximum', async () => {
    const { db, count } = await filled('test');
    const interviews = await interviewsOf(db);
    expect(interviews.length).toBe(count);
    expect([count > 250, count < 700]).toEqual([true, true]);
    const { rows } = await sql<{ readonly name: string; readonly stories: number }>`
      select company.name, count(interview.id)::integer as stories from company left join interview on company.id = company_id
      where company.name in ('Kuraj Enterprises', 'Titahri Tiles', 'Tulsi & Daughters’ “Slow” Pickles, since 1987', 'Saptarishi Infotech')
      group by 1 order by 2`.execute(db);
    expect(rows.map(({ stories }) => stories)).toEqual([0, 1, 5, 25]);
  });

  it('repeats with the same seed, and spares a world where someone shared an interview', async () => {
    const [{ db }, other] = [await filled(5), await filled(5)];
    const one = await interviewsOf(db);
    expect(one.length).toBeGreaterThan(20);
    expect(await interviewsOf(other.db)).toEqual(one);
    expect(await fillDemoInterviews(db, { ...testDeclarations, scale: 5, seed: 1, nowMs })).toBe(0);
    expect(await interviewsOf(db)).toEqual(one);
  });

  describe('at twelve companies', () => {
    let db: Kysely<Tables>;
    beforeAll(async () => {
      ({ db } = await filled(12));
    });

    it('uses listed jobs and colleges, and each round in its place', async () => {
      const interviews = await interviewsOf(db);
      expect(interviews.filter(({ designation_id: designation }) => designation === null).length / interviews.length).toBeLessThan(0.15);
      expect(interviews.filter(({ source, college_id: college }) => (source === 'campus') !== (college !== null))).toEqual([]);
      expect(interviews.some(({ source }) => source === 'campus')).toBe(true);
      const { rows } = await sql<{ readonly rounds: number; readonly last: number; readonly isKept: boolean }>`
        select count(*)::integer as rounds, max(place)::integer as last, bool_and(interview.id is not null) as "isKept" from interview_round
        left join interview on interview.company_id = interview_round.company_id and interview.id = interview_id group by interview_id`.execute(db);
      expect(rows.length).toBe(interviews.length);
      expect(rows.filter(({ rounds, last, isKept }) => rounds !== last || !isKept)).toEqual([]);
    });

    it('has all questions in the lists, each of which would pass our text checks', async () => {
      const questions = await db.selectFrom('question').select(['id', 'text', 'asked_count']).where('is_asked', '=', true).execute();
      expect(questions.length).toBeGreaterThan(100);
      expect(questions.filter(({ text }) => checkedLine(text) !== text)).toEqual([]);
      const { rows } = await sql<{ readonly id: string }>`select id from question where asked_count <>
          (select count(distinct interview_id) from question_place where question_id = question.id)
        or asked_count <> (select sum(asked_count) from question_listing where question_id = question.id and starts_with(list, 'company '))`.execute(db);
      expect(rows).toEqual([]);
      expect((await interviewsOf(db)).filter(({ asked_version: asked, version }) => asked !== version)).toEqual([]);
    });

    it('tells what became of offers of those alone who had one (F-12)', async () => {
      const { rows } = await sql<{ readonly outcome: string }>`
        select distinct outcome from offer_fact join interview on interview.company_id = offer_fact.company_id and interview.id = interview_id`.execute(db);
      expect(rows).toEqual([{ outcome: 'offered' }]);
    });

    it('shows each story from a Monday of the last three years on, and nothing waits', async () => {
      const interviews = await interviewsOf(db);
      const moments = interviews.map(({ posted_at }) => new Date(posted_at));
      expect(moments.filter((moment) => moment.getUTCDay() !== 1 || moment.getTime() % dayMs !== 0)).toEqual([]);
      expect(moments.filter((moment) => moment.getTime() > nowMs || moment.getTime() < nowMs - 157 * 7 * dayMs)).toEqual([]);
      expect(interviews.filter(({ status, due_at }) => status !== 'LIVE' || due_at !== null)).toEqual([]);
    });
  });
});
