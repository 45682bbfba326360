import { sql } from 'kysely';
import { Failure } from '#core/failure.ts';
import {
  interviewKnownTo,
  interviewProblems,
  type InterviewDraft,
  type OfferStory,
  type OwnInterview,
  type RoundDraft,
} from '#core/interviews/interview-draft.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';
import { questionsOfRounds } from '#core/interviews/question-lines.ts';
import { sanitized, sanitizedQuestions } from '../content/sanitized-text.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import { noAnswer } from '../contributions/answer-reply.ts';
import type { PartsOf } from '../contributions/own-kind.ts';
import { ownModerated } from '../contributions/own-moderated.ts';
import { dropAsked } from '../questions/keep-asked.ts';
import { interviewKind } from './interview-kind.ts';
import { interview } from './interview-tables.ts';

type ReadAsKept = Pick<
  OwnInterview,
  'designationId' | 'designation' | 'experience' | 'outcome' | 'source' | 'collegeId' | 'college' | 'hardness' | 'story' | 'unpaidHours'
>;

interface OwnRow extends ReadAsKept, RepliedRow {
  readonly tips: string;
  readonly questions: string;
  readonly rounds: readonly Omit<RoundDraft, 'questions'>[];
  readonly offer: OfferStory | null;
}

export const storyParts = ({ rounds, offer }: Pick<InterviewDraft, 'rounds' | 'offer'>): PartsOf<'interview'> => ({
  interview_round: rounds.map(({ kind, minutes, hardness, waitDays, hasFeedback }, at) => ({
    place: at + 1,
    kind,
    minutes,
    hardness,
    wait_days: waitDays,
    has_feedback: hasFeedback,
  })),
  offer_fact: offer ? [{ letter_days: offer.letterDays, joining_days: offer.joiningDays, moved_days: offer.movedDays, offer_end: offer.end }] : [],
});

const roundsJson = sql`(select coalesce(json_agg(json_build_object('kind', kind, 'minutes', minutes, 'hardness', interview_round.hardness, 'waitDays', wait_days, 'hasFeedback', has_feedback)
    order by place), '[]') from interview_round where interview_round.company_id = interview.company_id and interview_id = interview.id)`;
const offerJson = sql`(select json_build_object('letterDays', letter_days, 'joiningDays', joining_days, 'movedDays', moved_days, 'end', offer_end)
  from offer_fact where offer_fact.company_id = interview.company_id and interview_id = interview.id)`;

const ownInterview = ownModerated({
  kind: interviewKind,
  table: interview,
  rule: 'A story says how it went, or what was asked.',
  texts: ({ story, tips, rounds }: InterviewDraft) => ({
    story: sanitized(story),
    tips: sanitized(tips ?? ''),
    questions: sanitizedQuestions(rounds.map((round) => round.questions)),
  }),
  problemsOf: (draft, { story, tips, questions }) => (story === '' && questions === '' ? { story: 'missing' } : interviewProblems({ ...draft, story, tips })),
  facts: async (draft, { transaction }) => {
    const { designationId, collegeId, experience, outcome, source, hardness, unpaidHours } = interviewKnownTo(draft);
    const { rows } = await sql<{ readonly isKnown: boolean }>`
      select (${designationId}::integer is null or exists (select 1 from designation where id = ${designationId}))
        and (${collegeId}::integer is null or exists (select 1 from college where id = ${collegeId})) as "isKnown"`.execute(transaction);
    if (!rows[0]?.isKnown) throw new Failure('invalid');
    return { designation_id: designationId, college_id: collegeId, experience, outcome, source, hardness, unpaid_hours: unpaidHours };
  },
  once: (_draft: InterviewDraft) => noAnswer,
  parts: (draft) => storyParts(interviewKnownTo(draft)),
  columns: sql<OwnRow>`designation_id as "designationId", designation.name as designation, experience, outcome, source, college_id as "collegeId", college.name as college,
    hardness, story, tips, questions, unpaid_hours as "unpaidHours", ${roundsJson} as rounds, ${replyColumns}, ${offerJson} as offer`,
  joins: sql`left join designation on designation.id = designation_id left join college on college.id = college_id ${joinsReply('interview')}`,
  own: (row) => {
    const { tips, rounds, designationId, designation, experience, outcome, source, collegeId, college, hardness, story, unpaidHours, offer } = row;
    const read = { designationId, designation, experience, outcome, source, collegeId, college, hardness, story, unpaidHours, offer };
    const questions = questionsOfRounds(row.questions, rounds.length);
    return {
      ...read,
      interviewId: row.id,
      tips: tips === '' ? null : tips,
      rounds: rounds.map((round, at) => ({ ...round, questions: questions[at] ?? [] })),
      reply: replyFromRow(row),
    };
  },
  /** Removes questions from lists while their places are still known. */
  beforeDelete: dropAsked,
});

export class SqlOwnInterviews extends ownInterview implements OwnInterviews {}
