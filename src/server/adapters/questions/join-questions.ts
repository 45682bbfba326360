import { sql, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mayJoin } from '#core/questions/may-join.ts';
import { holdQuestions } from '../companies/move-questions.ts';
import { addDelta } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';
import { listQuestions } from './list-questions.ts';

export async function joinQuestions(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await holdQuestions(transaction);
  const { rows } = await sql<{
    readonly id: string;
    readonly company: string;
    readonly isAsked: boolean;
  }>`select id, company_id as company, is_asked as "isAsked" from question where id in (${from}, ${into}) and status = 'LIVE' and merged_into is null order by id for update`.execute(
    transaction,
  );
  const [source, target] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)];
  if (!source || !target) throw new Failure('missing');
  if (!mayJoin(source, target))
    throw new Failure('invalid', 'What members ask takes in only what members ask about the same company.', { code: 'RULE_BROKEN' });
  const { rows: counted } = await sql<{ readonly count: number }>`
    with moved as (update comment set post_id = ${into} where post_id = ${from} returning status)
    select count(*)::integer as count from moved where status = 'LIVE'`.execute(transaction);
  const count = counted[0]?.count ?? 0;
  await addDelta(transaction, from, 'comments', -count);
  await addDelta(transaction, into, 'comments', count);
  await transaction.updateTable('question_place').set({ question_id: into }).where('question_id', '=', from).execute();
  await sql`update question set merged_into = ${into} where id = ${from} or merged_into = ${from}`.execute(transaction);
  await listQuestions(transaction, [from, into]);
  await sql`insert into stale_summary (company_id, summary) select distinct company_id, 'interviews' from question_place where question_id = ${into}
    on conflict do nothing`.execute(transaction);
}
