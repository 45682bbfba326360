import { sql, type Kysely } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { RoundKind } from '#core/interviews/interview.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { Named } from '#core/named.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import { mostQuestionJobs, mostQuestionPlaces, type QuestionPlace } from '#core/questions/question.ts';
import type { Tables } from '../database/tables.ts';

interface PlaceRow {
  readonly url_name: string;
  readonly name: string;
  readonly designation_url: string | null;
  readonly designation_name: string | null;
  readonly round: RoundKind;
  readonly posted_at: Date;
}

/** Newest first, from what stories show on their own. */
export async function questionPlaces(db: Kysely<Tables>, questionId: string): Promise<readonly QuestionPlace[]> {
  const { rows } = await sql<PlaceRow>`select company.url_name, company.name, designation.url_name as designation_url, designation.name as designation_name,
      coalesce(interview_round.kind, 'other') as round, interview.posted_at
    from question_place as asked
    join interview on interview.company_id = asked.company_id and interview.id = asked.interview_id and interview.status = 'LIVE'
    join company on company.id = asked.company_id
    left join interview_round on interview_round.company_id = asked.company_id and interview_round.interview_id = asked.interview_id and interview_round.place = asked.round
    left join designation on designation.id = asked.designation_id
    where asked.question_id = ${questionId} order by asked.posted_at desc, asked.interview_id desc, asked.round, asked.place limit ${sql.lit(mostQuestionPlaces)}`.execute(
    db,
  );
  return rows.map(({ url_name: urlName, name, designation_url, designation_name, round, posted_at }) => ({
    company: { urlName, name },
    designation: designation_url === null || designation_name === null ? null : { urlName: designation_url, name: designation_name },
    round,
    week: weekOf(dayOf(posted_at.getTime())),
  }));
}

export async function jobsOf(db: Kysely<Tables>, questionId: string): Promise<readonly Named[]> {
  const { designation } = topicLists;
  const { rows } = await sql<Named>`select url_name as "urlName", name
    from (select list, asked_count from question_listing where question_id = ${questionId} offset 0) as listed
    join designation on designation.id = substr(list, ${designation.length + 1}::integer)::integer
    where starts_with(list, ${designation}) order by asked_count desc, name limit ${sql.lit(mostQuestionJobs)}`.execute(db);
  return rows;
}
