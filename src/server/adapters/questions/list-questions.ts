import { sql, type Transaction } from 'kysely';
import { hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { listingsOf, type ListedPlace } from '#core/questions/question-listings.ts';
import { skillsIn } from '#core/questions/question-skills.ts';
import type { Tables } from '../tables.ts';
import { readSkills } from './read-skills.ts';

type In = Transaction<Tables>;

interface PlaceRow extends ListedPlace {
  readonly questionId: string;
  /** The designation as it is kept, which may have the name of another. */
  readonly toldDesignationId: number | null;
}

/**
 * Puts questions into the lists that they stand in, by the stories that ask them, and counts these. A question that is not asked any more where it was asked first
 * belongs to the first place that is left.
 */
export async function listQuestions(transaction: In, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const places = Map.groupBy(await placesOf(transaction, ids), ({ questionId }) => questionId);
  const skills = await readSkills(transaction);
  const rows = await transaction.selectFrom('question').select(['id', 'company_id', 'is_asked', 'text']).where('id', 'in', ids).orderBy('id').execute();
  await transaction.deleteFrom('question_listing').where('question_id', 'in', ids).execute();
  const listings = rows.flatMap(({ id, text }) => {
    const about = { skillIds: skillsIn(text, skills).map(({ skillId }) => skillId), subjects: hrSubjectsOf(text) };
    return [...listingsOf(places.get(id) ?? [], about)].map(([list, asked_count]) => ({ list, question_id: id, asked_count }));
  });
  if (listings.length > 0) await transaction.insertInto('question_listing').values(listings).execute();
  for (const { id, company_id, is_asked } of rows) {
    const own = places.get(id) ?? [];
    const [first] = own;
    const moved = is_asked && first && !own.some(({ companyId }) => companyId === company_id);
    await transaction
      .updateTable('question')
      .set({
        asked_count: new Set(own.map(({ interviewId }) => interviewId)).size,
        ...(moved && { company_id: first.companyId, designation_id: first.toldDesignationId }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** The places of questions, the first first. Of designations with one name one stands for all, as their lists are asked for by it. */
async function placesOf(transaction: In, ids: readonly string[]): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select question_id as "questionId", asked.company_id as "companyId", asked.interview_id as "interviewId", asked.designation_id as "toldDesignationId",
      (select min(twin.id) from designation join designation as twin on twin.url_name = designation.url_name where designation.id = asked.designation_id) as "designationId",
      interview_round.kind as round
    from question_place as asked
    left join interview on interview.company_id = asked.company_id and interview.id = asked.interview_id
    left join interview_round on interview_round.company_id = asked.company_id and interview_round.interview_id = asked.interview_id and interview_round.place = asked.round
    where question_id = any(${ids}::text[]) order by interview.posted_at, asked.interview_id, asked.round, asked.place`.execute(transaction);
  return rows;
}
