import { sql, type Transaction } from 'kysely';
import { allTitles, companyInterviews } from '#core/interviews/company-interviews.ts';
import { questionsOfRounds } from '#core/interviews/question-lines.ts';
import { mostRounds } from '#core/interviews/interview.ts';
import { countCampus } from '../colleges/count-campus.ts';
import { publishScheduled } from '../contributions/publish-scheduled.ts';
import { noteCells, saidInCells } from '../crowds/counted-cells.ts';
import type { Withdrawing } from '../moderation/withdraw.ts';
import { dropAsked, keepAsked } from '../questions/keep-asked.ts';
import type { Summary } from '../summaries/summary.ts';
import type { Tables } from '../database/tables.ts';
import { countInterviews, hiddenAnswers } from './count-interviews.ts';

type In = Transaction<Tables>;

/** Publishes due stories with their questions when making the figures. */
export const interviewSummary = (declared: Pick<Withdrawing, 'tables' | 'kinds'>): Summary => ({
  name: 'interviews',
  dueNow: (now) => sql`select distinct company_id from interview where due_at <= ${new Date(now)}`,
  async refresh(transaction, companyId, now) {
    await publishScheduled(transaction, 'interview', companyId, now);
    await dropHidden(transaction, companyId, { ...declared, now });
    await keepFresh(transaction, companyId, { ...declared, now });
    await makeInterviewFigures(transaction, companyId, now);
    await countCampus(transaction, companyId);
  },
});

/** Removes the questions of hidden stories from all lists. */
async function dropHidden(transaction: In, companyId: string, scope: Withdrawing): Promise<void> {
  const hidden = transaction.selectFrom('interview').select('id').where('company_id', '=', companyId).where('status', '<>', 'LIVE');
  const rows = await hidden.where('asked_version', '<>', -1).orderBy('id').forNoKeyUpdate().skipLocked().execute();
  for (const { id } of rows) {
    await dropAsked(transaction, { companyId, id }, scope);
    await markAsked(transaction, { companyId, id, version: -1 });
  }
}

const mostAtOnce = 500;

/** Stores questions of new or edited stories, locking each row so that no deleted text survives. */
async function keepFresh(transaction: In, companyId: string, scope: Withdrawing): Promise<void> {
  const shown = transaction.selectFrom('interview').select(['id', 'version', 'author_ref', 'designation_id', 'posted_at', 'questions']);
  const changed = shown.where('company_id', '=', companyId).where('status', '=', 'LIVE').whereRef('asked_version', '<>', 'version');
  const rows = await changed.orderBy('id').limit(mostAtOnce).forNoKeyUpdate().skipLocked().execute();
  const stories = rows.map(({ id, author_ref, designation_id, posted_at, questions }) => ({
    interviewId: id,
    authorRef: author_ref,
    designationId: designation_id,
    postedAt: posted_at,
    rounds: questionsOfRounds(questions, mostRounds),
  }));
  await keepAsked(transaction, companyId, stories, scope);
  const ids = rows.map(({ id }) => id);
  await sql`update interview set asked_version = version where company_id = ${companyId} and id = any(${ids}::text[])`.execute(transaction);
  if (rows.length === mostAtOnce) await keepFresh(transaction, companyId, scope);
}

const markAsked = (transaction: In, { companyId, id, version }: { readonly companyId: string; readonly id: string; readonly version: number }) =>
  transaction.updateTable('interview').set({ asked_version: version }).where('company_id', '=', companyId).where('id', '=', id).execute();

/** Makes figures for all stories and each job; jobs without stories lose their row. */
export async function makeInterviewFigures(transaction: In, companyId: string, now: number): Promise<void> {
  const ofAll = transaction.selectFrom('interview_figure').select('figures').where('company_id', '=', companyId).where('designation_id', '=', allTitles);
  const before = (await ofAll.executeTakeFirst())?.figures.made;
  const hidden = hiddenAnswers(companyId, now);
  const { figures: counted, next } = companyInterviews(await countInterviews(transaction, companyId), await saidInCells(transaction, hidden), before);
  await noteCells(transaction, hidden, next);
  const made = Object.fromEntries(Object.entries(next).map(([name, { cells }]) => [name, cells]));
  await transaction.deleteFrom('interview_figure').where('company_id', '=', companyId).execute();
  const rows = [...counted].map(([job, figures]) => ({
    job,
    count: figures.interviewsCount + figures.uncountedCount,
    questions: figures.questionsCount,
    figures: job === allTitles ? { figures, made } : { figures },
  }));
  await sql`insert into interview_figure (company_id, designation_id, interviews_count, questions_count, figures) select ${companyId}, job, count, questions, figures
    from json_to_recordset(${JSON.stringify(rows)}) as found (job integer, count integer, questions integer, figures json)`.execute(transaction);
}
