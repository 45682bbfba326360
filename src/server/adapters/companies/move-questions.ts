import { sql, type Transaction } from 'kysely';
import { holdQuestions } from '../questions/keep-asked.ts';
import { listQuestions } from '../questions/list-questions.ts';
import type { Tables } from '../tables.ts';

/** Moves the questions of a company to another, with the places where they were asked; their lists are made anew. */
export async function moveQuestions(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await holdQuestions(transaction);
  await sql`update question set company_id = ${into} where company_id = ${from}`.execute(transaction);
  const { rows } = await sql<{
    readonly id: string;
  }>`update question_place set company_id = ${into} where company_id = ${from} returning question_id as id`.execute(transaction);
  await listQuestions(transaction, [...new Set(rows.map(({ id }) => id))]);
}
