import type { Transaction } from 'kysely';
import { moveCounted } from '../crowds/counted-answers.ts';
import type { Tables } from '../database/tables.ts';

/** Prepares stories for another company; `moveQuestions` moves their questions. */
export async function beforeInterviewsMove(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await transaction.updateTable('interview').set({ asked_version: -1 }).where('company_id', '=', from).execute();
  await moveCounted(transaction, 'interviews', 'interview_figure', from, into);
  await transaction.deleteFrom('college_figure').where('company_id', '=', from).execute();
}
