import { sql, type Transaction } from 'kysely';
import { sentState } from '#core/contributions/contribution-state.ts';
import type { InterviewDraft, OfferStory, OwnInterview, RoundDraft } from '#core/interviews/interview-draft.ts';
import { questionsOfRounds } from '#core/interviews/question-lines.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { Named } from '#core/named.ts';
import type { KeptStatus } from '#core/posts/post.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { KeyedContributions } from '../contributions/keyed-contributions.ts';
import type { Tables } from '../database/tables.ts';

type In = Transaction<Tables>;

interface StoryPlace {
  readonly companyId: string;
  readonly interviewId: string;
}

/** Keeps the rounds of a story and what became of its offer, in place of what was told before. */
export async function keepRounds(
  transaction: In,
  { companyId, interviewId }: StoryPlace,
  { rounds, offer }: Pick<InterviewDraft, 'rounds' | 'offer'>,
): Promise<void> {
  const of = { company_id: companyId, interview_id: interviewId };
  for (const part of ['interview_round', 'offer_fact'] as const)
    await transaction.deleteFrom(part).where('company_id', '=', companyId).where('interview_id', '=', interviewId).execute();
  const rows = rounds.map(({ kind, minutes, hardness, waitDays, hasFeedback }, at) => ({
    ...of,
    place: at + 1,
    kind,
    minutes,
    hardness,
    wait_days: waitDays,
    has_feedback: hasFeedback,
  }));
  if (rows.length > 0) await transaction.insertInto('interview_round').values(rows).execute();
  if (!offer) return;
  const { letterDays, joiningDays, movedDays, end } = offer;
  await transaction
    .insertInto('offer_fact')
    .values({ ...of, letter_days: letterDays, joining_days: joiningDays, moved_days: movedDays, offer_end: end })
    .execute();
}

type ReadAsKept = Pick<
  OwnInterview,
  'designationId' | 'designation' | 'experience' | 'outcome' | 'source' | 'collegeId' | 'college' | 'hardness' | 'story' | 'unpaidHours' | 'version'
>;

interface OwnRow extends ReadAsKept {
  readonly id: string;
  readonly company: Named;
  readonly status: KeptStatus;
  readonly lockedFor: ModerationRule | null;
  readonly tips: string;
  readonly questions: string;
  readonly rounds: readonly Omit<RoundDraft, 'questions'>[];
  readonly offer: OfferStory | null;
}

const roundsJson = sql`(select coalesce(json_agg(json_build_object('kind', kind, 'minutes', minutes, 'hardness', interview_round.hardness, 'waitDays', wait_days, 'hasFeedback', has_feedback)
    order by place), '[]') from interview_round where interview_round.company_id = interview.company_id and interview_id = interview.id)`;
const offerJson = sql`(select json_build_object('letterDays', letter_days, 'joiningDays', joining_days, 'movedDays', moved_days, 'end', offer_end)
  from offer_fact where offer_fact.company_id = interview.company_id and interview_id = interview.id)`;

/** The story of a key as its author sees it: all that was told, whatever others are shown of it. */
export async function ownInterviewOf({ db, signer }: PseudonymScope, keyed: KeyedContributions): Promise<OwnInterview | undefined> {
  const { rows } = await sql<OwnRow>`
    select interview.id, json_build_object('urlName', company.url_name, 'name', company.name) as company, interview.status, locked_for as "lockedFor", interview.version,
      designation_id as "designationId", designation.name as designation, experience, outcome, source, college_id as "collegeId", college.name as college, hardness, story, tips,
      questions, unpaid_hours as "unpaidHours", ${roundsJson} as rounds, ${offerJson} as offer
    from interview join company on company.id = interview.company_id
    left join designation on designation.id = designation_id left join college on college.id = college_id
    where interview.author_ref = ${signer} and interview.status <> 'DELETED'`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { id, status, lockedFor, tips, questions: lines, rounds, ...own } = row;
  const questions = questionsOfRounds(lines, rounds.length);
  return {
    ...own,
    interviewId: id,
    state: sentState(status),
    tips: tips === '' ? null : tips,
    rounds: rounds.map((round, at) => ({ ...round, questions: questions[at] ?? [] })),
    moderation: await keyed.moderation({ id, status, lockedFor }),
  };
}
