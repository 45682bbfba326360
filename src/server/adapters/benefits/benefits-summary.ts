import { sql, type Transaction } from 'kysely';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { nextBenefits, peopleShown } from '#core/benefits/benefit-shares.ts';
import { publishScheduled } from '../contributions/publish-scheduled.ts';
import { noteCounted, saidAt, type CrowdAnswers } from '../crowds/counted-answers.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../database/tables.ts';

/** Publishes due figures in the same transaction. */
export const benefitsSummary: Summary = {
  name: 'benefits',
  dueNow: (now) => sql`select distinct company_id from benefits where due_at <= ${new Date(now)}`,
  async refresh(transaction, companyId, now) {
    await publishScheduled(transaction, 'benefits', companyId, now);
    await countBenefits(transaction, companyId, now);
  },
};

/** Updates each figure once enough new people answered, and counts the notes. */
async function countBenefits(transaction: Transaction<Tables>, companyId: string, now: number): Promise<void> {
  const crowd = answersAt(companyId, now);
  const row = await transaction.selectFrom('benefit_figure').select('made').where('company_id', '=', companyId).executeTakeFirst();
  const before = row?.made ?? {};
  const saidOf = await saidAt(transaction, crowd);
  const next = nextBenefits(before, saidOf);
  await noteCounted(transaction, crowd, { before, next });
  const { rows: noted } = await sql<{ readonly noteOn: string; readonly count: number }>`select note_on as "noteOn", count(*)::integer as count from benefits
    where company_id = ${companyId} and status = 'LIVE' and note_on is not null group by 1`.execute(transaction);
  const notes = Object.fromEntries(noted.map(({ noteOn, count }) => [noteOn, count]));
  await sql`insert into benefit_figure (company_id, people, made, notes)
    values (${companyId}, ${peopleShown(next, saidOf('people'))}, ${JSON.stringify(next)}, ${JSON.stringify(notes)})
    on conflict (company_id) do update set people = excluded.people, made = excluded.made, notes = excluded.notes`.execute(transaction);
}

const answersAt = (companyId: string, now: number): CrowdAnswers => ({
  companyId,
  kind: 'benefits',
  answers: sql`
    with shared as (select id from benefits where company_id = ${companyId} and status = 'LIVE' and counted_year >= ${firstCountedYear(now)})
    select benefit as figure, benefits_id as thing, is_given::integer as value
      from benefit_answer join shared on id = benefits_id where company_id = ${companyId}
    union all select 'people', id, 1 from shared`,
  things: sql`select id from benefits where company_id = ${companyId} and status <> 'DELETED'`,
});
