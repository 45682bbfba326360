import { sql, type RawBuilder, type Transaction } from 'kysely';
import { nextBatches, type CountedAnswer } from '#core/reviews/exit-batches.ts';
import { buyoutCodes, countedFacts, exitFiguresOf, type CountedFact, type ExitCount } from '#core/reviews/exit-figures.ts';
import type { Tables } from '../tables.ts';

type In = Transaction<Tables>;

/** Makes the figures of leaving a company anew: first which answers are counted, then what they come to. */
export async function countExits(transaction: In, companyId: string): Promise<void> {
  await batchAnswers(transaction, companyId);
  const { rows } = await sql<ExitCount>`select fact, value, count(*)::integer as count
    from exit_batch where company_id = ${companyId} and batch <> '' group by 1, 2`.execute(transaction);
  const figures = JSON.stringify(exitFiguresOf(rows));
  await transaction
    .insertInto('exit_figure')
    .values({ company_id: companyId, figures })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ figures }))
    .execute();
}

/** The number of each answer, as `exitAnswers` of the core has it. */
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

const answers = sql.join(countedFacts.map((fact) => sql`(${sql.lit(fact)}, ${valueOf[fact]})`));

interface Answer {
  readonly fact: CountedFact;
  readonly reviewId: string;
  /** What the review says now; null where it is not shown, or says nothing of it. */
  readonly said: number | null;
  /** How it was counted last; null where it never was. */
  readonly counted: CountedAnswer | null;
}

/** Lets the rule of the core say which answers are counted. Batches of which nothing changed are not even read. */
async function batchAnswers(transaction: In, companyId: string): Promise<void> {
  const { rows } = await sql<Answer>`
    with said as (select fact, exit_fact.review_id, value::integer as value
        from exit_fact join review on review.company_id = exit_fact.company_id and review.id = exit_fact.review_id, lateral (values ${answers}) as each (fact, value)
        where exit_fact.company_id = ${companyId} and review.company_id = ${companyId} and status = 'LIVE' and value is not null),
      counted as (select * from exit_batch where company_id = ${companyId}),
      whole as (select fact, batch from counted left join said using (fact, review_id) where batch <> '' group by fact, batch
        having bool_and(counted.value is not distinct from said.value) and count(*) = min(size))
    select coalesce(said.fact, counted.fact) as fact, coalesce(said.review_id, counted.review_id) as "reviewId", said.value as said,
      case when counted.review_id is not null
        then json_build_object('reviewId', counted.review_id, 'batch', batch, 'size', size, 'value', counted.value) end as counted
    from said full join counted on counted.fact = said.fact and counted.review_id = said.review_id
    where not exists (select from whole where whole.fact = counted.fact and whole.batch = counted.batch)
    order by 1, 2`.execute(transaction);
  if (rows.length === 0) return;
  const next = countedFacts.flatMap((fact) => {
    const of = rows.filter((row) => row.fact === fact);
    const said = of.flatMap(({ reviewId, said: value }) => (value === null ? [] : [{ reviewId, value }]));
    const counted = of.flatMap((row) => row.counted ?? []);
    const waited = new Set(counted.flatMap(({ batch, reviewId }) => (batch === '' ? [reviewId] : [])));
    return nextBatches(counted, said).flatMap((each) => (each.batch === '' && waited.has(each.reviewId) ? [] : [{ ...each, fact }]));
  });
  for (let from = 0; from < next.length; from += rowsAtATime) await write(transaction, companyId, next.slice(from, from + rowsAtATime));
}

/** The most rows of one statement. */
const rowsAtATime = 5_000;

const write = (transaction: In, companyId: string, rows: readonly (CountedAnswer & { readonly fact: CountedFact })[]) =>
  sql`insert into exit_batch (company_id, review_id, fact, batch, size, value) select ${companyId}, "reviewId", fact, batch, size, value
    from json_to_recordset(${JSON.stringify(rows)}) as found ("reviewId" text, fact text, batch text, size integer, value integer)
    on conflict (company_id, fact, review_id) do update set batch = excluded.batch, size = excluded.size, value = excluded.value`.execute(transaction);
