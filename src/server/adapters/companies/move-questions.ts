import { sql, type Transaction } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { moveRows } from '../database/move-rows.ts';
import type { Tables } from '../database/tables.ts';

/** Serializes question placement, so that none is duplicated or listed by outdated data. */
export const holdQuestions = (transaction: Transaction<Tables>): Promise<void> => holdLock(transaction, 'questions');

/** Moves questions with places and lists, whose counts add up since stories differ. */
export async function moveQuestions(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await holdQuestions(transaction);
  await sql`update question set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await moveRows(transaction, 'question_place', { from, into });
  const ofCompany = (id: string) => [listNames.company(id), listNames.jobs(id)] as const;
  const [[list, jobs], [listInto, jobsInto]] = [ofCompany(from), ofCompany(into)];
  await sql`with moved as (delete from question_listing where list = ${list} or starts_with(list, ${jobs}) returning list, question_id, asked_count, is_answered)
    insert into question_listing (list, question_id, asked_count, is_answered)
    select case when list = ${list} then ${listInto} else ${jobsInto} || substr(list, length(${jobs}) + 1) end, question_id, asked_count, is_answered from moved
    on conflict (list, question_id) do update set asked_count = question_listing.asked_count + excluded.asked_count`.execute(transaction);
}
