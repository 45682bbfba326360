import { sql, type Kysely } from 'kysely';
import { mostAskedTogether } from '#core/questions/question.ts';
import type { Tables } from '../database/tables.ts';

/** The most stories of a question that are looked at: the newest of them. */
const mostStories = 50;

/** The questions that the newest stories of a question ask beside it, those that most of them ask first. */
export async function askedTogether(db: Kysely<Tables>, questionId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select question.id from (
      select distinct company_id, interview_id from (select company_id, interview_id from question_place
        where question_id = ${questionId} order by posted_at desc, interview_id desc limit ${sql.lit(mostStories)}) as newest) as story
    join question_place as beside on beside.company_id = story.company_id and beside.interview_id = story.interview_id and beside.question_id <> ${questionId}
    join question on question.id = beside.question_id and status = 'LIVE' and merged_into is null
    group by question.id order by count(distinct story.interview_id) desc, comments_count desc, question.id limit ${sql.lit(mostAskedTogether)}`.execute(db);
  return rows.map(({ id }) => id);
}
