import { sql, type RawBuilder, type Transaction } from 'kysely';
import { firstCountedYear } from '#core/crowds/counted-years.ts';
import { buyoutCodes, countedFacts, nextExits, shownExits, type CountedFact } from '#core/reviews/exit-figures.ts';
import { noteCounted, saidAt, type CrowdAnswers } from '../crowds/counted-answers.ts';
import type { Tables } from '../database/tables.ts';

/** Updates exit figures where enough new people came. */
export async function countExits(transaction: Transaction<Tables>, companyId: string, now: number): Promise<void> {
  const crowd = answersAt(companyId, now);
  const row = await transaction.selectFrom('exit_figure').select('made').where('company_id', '=', companyId).executeTakeFirst();
  const before = row?.made ?? {};
  const next = nextExits(before, await saidAt(transaction, crowd));
  await noteCounted(transaction, crowd, { before, next });
  const [figures, made] = [shownExits(next), next].map((each) => JSON.stringify(each));
  await sql`insert into exit_figure (company_id, figures, made) values (${companyId}, ${figures}, ${made})
    on conflict (company_id) do update set figures = excluded.figures, made = excluded.made`.execute(transaction);
}

/** Numeric answers, matching `exitAnswers` of the core. */
const valueOf: Readonly<Record<CountedFact, RawBuilder<unknown>>> = {
  bond: sql`(bond_rupees > 0)::integer`,
  bondRupees: sql`case when bond_rupees > 0 then bond_rupees end`,
  bondMonths: sql`case when bond_rupees > 0 and bond_months > 0 then bond_months end`,
  noticeDays: sql`notice_days`,
  buyout: sql`case buyout ${sql.join(
    Object.entries(buyoutCodes).map(([said, code]) => sql`when ${said} then ${sql.lit(code)}`),
    sql` `,
  )} end`,
  relievingDays: sql`relieving_days`,
  settlementDays: sql`settlement_days`,
  withheld: sql`is_withheld::integer`,
};

const values = sql.join(countedFacts.map((fact) => sql`(${sql.lit(fact)}, ${valueOf[fact]})`));

const answersAt = (companyId: string, now: number): CrowdAnswers => ({
  companyId,
  kind: 'exit',
  answers: sql`select each.figure, exit_fact.review_id as thing, each.value::integer as value
    from exit_fact join review on review.company_id = exit_fact.company_id and review.id = exit_fact.review_id, lateral (values ${values}) as each (figure, value)
    where exit_fact.company_id = ${companyId} and review.company_id = ${companyId} and review.status = 'LIVE' and counted_year >= ${firstCountedYear(now)}
      and each.value is not null`,
  things: sql`select id from review where company_id = ${companyId} and status <> 'DELETED'`,
});
