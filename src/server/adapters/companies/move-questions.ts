import { sql, type Transaction } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import { holdLock } from '../database/advisory-lock.ts';
import type { Tables } from '../database/tables.ts';

/** Anyone who gives questions their places and lists waits for others who do, so that no question is made twice, and none is listed by what was before. */
export const holdQuestions = (transaction: Transaction<Tables>): Promise<void> => holdLock(transaction, 'questions');

/** Moves the questions of a company to another, with the places where they were asked, and the lists of the one into those of the other: their stories are not the same, so that counts add up. */
export async function moveQuestions(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await holdQuestions(transaction);
  await sql`update question set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update question_place set company_id = ${into} where company_id = ${from}`.execute(transaction);
  const ofCompany = (id: string) => [listNames.company(id), listNames.jobs(id)] as const;
  const [[list, jobs], [listInto, jobsInto]] = [ofCompany(from), ofCompany(into)];
  await sql`with moved as (delete from question_listing where list = ${list} or starts_with(list, ${jobs}) returning list, question_id, asked_count, is_answered)
    insert into question_listing (list, question_id, asked_count, is_answered)
    select case when list = ${list} then ${listInto} else ${jobsInto} || substr(list, length(${jobs}) + 1) end, question_id, asked_count, is_answered from moved
    on conflict (list, question_id) do update set asked_count = question_listing.asked_count + excluded.asked_count`.execute(transaction);
}
