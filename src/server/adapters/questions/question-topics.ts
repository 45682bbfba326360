import { sql, type Kysely } from 'kysely';
import type { Named } from '#core/named.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import { mostQuestionTopics, type QuestionTopics } from '#core/questions/question.ts';
import type { Tables } from '../database/tables.ts';

export type QuestionTopic = keyof typeof topicLists;

/** Range of an index over list names with a common prefix. */
export const isOfTopic = (topic: QuestionTopic) => sql`(list >= ${topicLists[topic]} and list < ${`${topicLists[topic]}~`})`;

export async function makeQuestionTopics(db: Kysely<Tables>): Promise<void> {
  await sql`with counted as (select list, count(*)::integer as questions_count from question_listing join question on question.id = question_id
      where (${isOfTopic('designation')} or ${isOfTopic('skill')}) and status = 'LIVE' and merged_into is null group by list),
    gone as (delete from question_topic where not exists (select 1 from counted where counted.list = question_topic.list))
    insert into question_topic (list, questions_count) select list, questions_count from counted
    on conflict (list) do update set questions_count = excluded.questions_count where question_topic.questions_count <> excluded.questions_count`.execute(db);
}

export async function readQuestionTopics(db: Kysely<Tables>): Promise<QuestionTopics> {
  const most = (topic: QuestionTopic) => sql`(select ${topic}::text as topic, named.url_name as "urlName", named.name, questions_count as count
    from question_topic join ${sql.table(topic)} as named on named.id = substr(list, ${topicLists[topic].length + 1}::integer)::integer
    where ${isOfTopic(topic)} order by questions_count desc, named.url_name limit ${sql.lit(mostQuestionTopics)})`;
  const { rows } = await sql<Named & { readonly topic: QuestionTopic; readonly count: number }>`${most('designation')} union all ${most('skill')}
    order by count desc, "urlName"`.execute(db);
  const named = (wanted: QuestionTopic) => rows.filter(({ topic }) => topic === wanted).map(({ urlName, name }) => ({ urlName, name }));
  return { designations: named('designation'), skills: named('skill') };
}
