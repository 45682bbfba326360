import type { Transaction } from 'kysely';
import { moveCounted } from '../crowds/counted-answers.ts';
import { markStale } from '../summaries/mark-stale.ts';
import type { Tables } from '../database/tables.ts';

/** Moves the stories of a company to another with all that belongs to them; their questions are moved beside them (`moveQuestions`). The figures are made anew there. */
export async function moveInterviews(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  await transaction.updateTable('interview').set({ company_id: into, asked_version: -1 }).where('company_id', '=', from).execute();
  for (const part of ['interview_round', 'offer_fact'] as const)
    await transaction.updateTable(part).set({ company_id: into }).where('company_id', '=', from).execute();
  await moveCounted(transaction, 'interviews', from, into);
  await transaction.deleteFrom('college_figure').where('company_id', '=', from).execute();
  await markStale(transaction, 'interviews', into);
}
