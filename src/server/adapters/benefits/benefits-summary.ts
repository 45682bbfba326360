import { sql, type Transaction } from 'kysely';
import { bringOutDue } from '../contributions/bring-out-due.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../tables.ts';

/** The figures of a company's benefits. What is due comes out in the same stroke. */
export const benefitsSummary: Summary = {
  name: 'benefits',
  dueNow: (now) => sql`select distinct company_id from benefits where due_at <= ${new Date(now)}`,
  async refresh(transaction, companyId, now) {
    await bringOutDue(transaction, 'benefits', companyId, now);
    await countBenefits(transaction, companyId);
  },
};

/** Counts what is shown of a company anew. */
async function countBenefits(transaction: Transaction<Tables>, companyId: string): Promise<void> {
  await transaction.deleteFrom('benefit_figure').where('company_id', '=', companyId).execute();
  await sql`
    with told as (select id, note_on from benefits where company_id = ${companyId} and status = 'LIVE'),
      said as (select benefit, is_given from benefit_answer join told on id = benefits_id where company_id = ${companyId}),
      noted as (select note_on as benefit, count(*)::integer as notes from told where note_on is not null group by note_on),
      counted as (select benefit, count(*) filter (where is_given)::integer as confirmed, count(*) filter (where not is_given)::integer as denied from said group by benefit),
      figures as (select benefit, coalesce(confirmed, 0) as confirmed, coalesce(denied, 0) as denied, coalesce(notes, 0) as notes from counted full join noted using (benefit))
    insert into benefit_figure (company_id, people, counts)
    select ${companyId}, (select count(*)::integer from told), coalesce((select json_agg(figures order by benefit) from figures), '[]')`.execute(transaction);
}
