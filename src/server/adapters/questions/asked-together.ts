import { sql, type Kysely } from 'kysely';
import { mostAskedTogether } from '#core/questions/question.ts';
import type { Tables } from '../database/tables.ts';

/** Newest stories considered, with room for hidden questions. */
const mostStories = 50;
const mostFound = 30;

/** Questions asked together in the newest stories, most frequent first, then those with more answers. */
export async function askedTogether(db: Kysely<Tables>, questionId: string): Promise<readonly string[]> {
  const { rows: beside } = await sql<{
    readonly id: string;
    readonly stories: number;
  }>`select beside.question_id as id, count(distinct story.interview_id)::integer as stories
    from (select distinct company_id, interview_id from (select company_id, interview_id from question_place
      where question_id = ${questionId} order by posted_at desc, interview_id desc limit ${sql.lit(mostStories)}) as newest) as story
    join question_place as beside on beside.company_id = story.company_id and beside.interview_id = story.interview_id and beside.question_id <> ${questionId}
    group by beside.question_id order by stories desc, id limit ${sql.lit(mostFound)}`.execute(db);
  if (beside.length === 0) return [];
  const shown = db.selectFrom('question').select(['id', 'comments_count']).where('status', '=', 'LIVE').where('merged_into', 'is', null);
  const ids = beside.map(({ id }) => id);
  const answers = new Map((await shown.where('id', 'in', ids).execute()).map(({ id, comments_count }) => [id, comments_count]));
  return beside
    .filter(({ id }) => answers.has(id))
    .toSorted((one, other) => other.stories - one.stories || (answers.get(other.id) ?? 0) - (answers.get(one.id) ?? 0))
    .slice(0, mostAskedTogether)
    .map(({ id }) => id);
}
