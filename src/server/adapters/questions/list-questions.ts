import { sql, type Transaction } from 'kysely';
import { hrSubjectsOf } from '#core/questions/hr-subjects.ts';
import { listingsOf, type ListedPlace } from '#core/questions/question-listings.ts';
import { skillsIn } from '#core/questions/question-skills.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';
import { readSkills } from './read-skills.ts';

type In = Transaction<Tables>;

interface PlaceRow extends ListedPlace {
  readonly questionId: string;
  /** Original designation, which may share its name with another. */
  readonly reportedDesignationId: number | null;
}

export interface AskedChange {
  readonly questionId: string;
  readonly place: ListedPlace;
  readonly by: 1 | -1;
}

/** Updates lists by the changed stories alone, without reading others. */
export async function countListed(transaction: In, changes: readonly AskedChange[]): Promise<void> {
  const ids = [...new Set(changes.map(({ questionId }) => questionId))];
  if (ids.length === 0) return;
  const aboutOf = await aboutQuestions(transaction, ids);
  const standsFor = await namesakes(transaction, changes);
  const listed = new Map<string, number>();
  const asked = new Map<string, number>();
  for (const same of Map.groupBy(changes, ({ questionId, place, by }) => `${questionId} ${place.interviewId} ${by}`).values()) {
    const [{ questionId, by } = { questionId: '', by: 1 }] = same;
    const places = same.map(({ place }) => ({ ...place, designationId: place.designationId === null ? null : standsFor(place.designationId) }));
    for (const [list, count] of listingsOf(places, aboutOf(questionId)))
      listed.set(`${questionId} ${list}`, (listed.get(`${questionId} ${list}`) ?? 0) + by * count);
    asked.set(questionId, (asked.get(questionId) ?? 0) + by);
  }
  const rows = [...listed].flatMap(([key, count]) =>
    count === 0 ? [] : [{ question_id: key.slice(0, key.indexOf(' ')), list: key.slice(key.indexOf(' ') + 1), asked_count: count }],
  );
  // Before the lists: anyone who counts answers meanwhile waits for it, and finds the rows of the lists.
  const counts = [...asked].map(([id, by]) => ({ id, by }));
  await sql`update question set asked_count = asked_count + by from json_to_recordset(${JSON.stringify(counts)}) as found (id text, by integer)
    where question.id = found.id`.execute(transaction);
  await sql`insert into question_listing as known (list, question_id, asked_count, is_answered)
    select list, question_id, found.asked_count, comments_count > 0 from json_to_recordset(${JSON.stringify(rows)}) as found (list text, question_id text, asked_count integer)
      join question on question.id = question_id
    on conflict (list, question_id) do update set asked_count = known.asked_count + excluded.asked_count`.execute(transaction);
  await transaction.deleteFrom('question_listing').where('question_id', 'in', ids).where('asked_count', '<=', 0).execute();
}

async function aboutQuestions(transaction: In, ids: readonly string[]) {
  const skills = await readSkills(transaction);
  const rows = await transaction.selectFrom('question').select(['id', 'text']).where('id', 'in', ids).execute();
  const known = new Map(rows.map(({ id, text }) => [id, { skillIds: skillsIn(text, skills).map(({ skillId }) => skillId), subjects: hrSubjectsOf(text) }]));
  return (id: string) => known.get(id) ?? { skillIds: [], subjects: [] };
}

/** Designations with the same name share one list. */
async function namesakes(transaction: In, changes: readonly AskedChange[]): Promise<(designation: number) => number> {
  const asked = [...new Set(changes.flatMap(({ place }) => place.designationId ?? []))];
  const { rows } = await sql<{ readonly id: number; readonly first: number }>`select asked.id, min(twin.id) as first from designation as asked
    join designation as twin on twin.url_name = asked.url_name where asked.id = any(${asked}::integer[]) group by asked.id`.execute(transaction);
  const first = new Map(rows.map((row) => [row.id, row.first]));
  return (designation) => first.get(designation) ?? designation;
}

/** Moves questions to another company that asks them, once their first no longer does. */
export async function rehome(transaction: In, ids: readonly string[]): Promise<void> {
  const asked = await transaction.selectFrom('question').select(['id', 'company_id']).where('id', 'in', ids).where('is_asked', '=', true).execute();
  if (asked.length === 0) return;
  const askedIds = asked.map(({ id }) => id);
  const { rows: places } = await sql<{ readonly id: string; readonly company_id: string; readonly designation_id: number | null }>`
    select question_id as id, company_id, designation_id from question_place where question_id = any(${askedIds}::text[])
    order by question_id, company_id, interview_id`.execute(transaction);
  const left = Map.groupBy(places, ({ id }) => id);
  for (const { id, company_id } of asked) {
    const [first, ...others] = left.get(id) ?? [];
    if (!first || [first, ...others].some((place) => place.company_id === company_id)) continue;
    const { company_id: next, designation_id } = first;
    await transaction.updateTable('question').set({ company_id: next, designation_id }).where('id', '=', id).execute();
  }
}

/** Rebuilds questions' lists and counts; each belongs to the first place that still asks it. */
export async function listQuestions(transaction: In, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const places = Map.groupBy(await placesOf(transaction, ids), ({ questionId }) => questionId);
  const skills = await readSkills(transaction);
  const rows = await transaction
    .selectFrom('question')
    .select(['id', 'company_id', 'is_asked', 'text', 'comments_count'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  await transaction.deleteFrom('question_listing').where('question_id', 'in', ids).execute();
  const listings = rows.flatMap(({ id, text, comments_count }) => {
    const about = { skillIds: skillsIn(text, skills).map(({ skillId }) => skillId), subjects: hrSubjectsOf(text) };
    return [...listingsOf(places.get(id) ?? [], about)].map(([list, asked_count]) => ({
      list,
      question_id: id,
      asked_count,
      is_answered: comments_count > 0,
    }));
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
        ...(moved && { company_id: first.companyId, designation_id: first.reportedDesignationId }),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Places in order; designations with the same name share one list. */
async function placesOf(transaction: In, ids: readonly string[]): Promise<readonly PlaceRow[]> {
  const { rows } = await sqlOfShown<PlaceRow>`
    select question_id as "questionId", asked.company_id as "companyId", asked.interview_id as "interviewId", asked.designation_id as "reportedDesignationId",
      (select min(twin.id) from designation join designation as twin on twin.url_name = designation.url_name where designation.id = asked.designation_id) as "designationId",
      asked.kind as round
    from question_place as asked
    left join interview on interview.company_id = asked.company_id and interview.id = asked.interview_id
    where question_id = any(${ids}::text[]) order by interview.posted_at, asked.interview_id, asked.round, asked.place`.execute(transaction);
  return rows;
}
