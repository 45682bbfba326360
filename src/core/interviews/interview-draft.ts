import type { EmployerReply } from '../company-replies/employer-reply.ts';
import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import {
  longestQuestion,
  longestStory,
  longestTips,
  mostRoundQuestions,
  mostRounds,
  type CandidateExperience,
  type Hardness,
  type InterviewOutcome,
  type InterviewSource,
  type RoundKind,
} from './interview.ts';

/** Upper limits for a round, a wait and unpaid work. */
export const mostRoundMinutes = 1_440;
export const mostStageDays = 365;
export const mostUnpaidHours = 200;

export interface RoundDraft {
  readonly kind: RoundKind;
  readonly minutes: number | null;
  readonly hardness: Hardness | null;
  /** Days since the previous stage, or since applying (F-24). */
  readonly waitDays: number | null;
  readonly hasFeedback: boolean | null;
  readonly questions: readonly string[];
}

export const offerEnds = ['joined', 'revoked', 'declined', 'waiting'] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** Days counted from selection, never shown for one person (F-12). */
export interface OfferStory {
  /** Null if no letter came or it was not said. */
  readonly letterDays: number | null;
  /** Days to the first joining date given. */
  readonly joiningDays: number | null;
  /** Total delay of the joining date; 0 if unchanged. */
  readonly movedDays: number | null;
  readonly end: OfferEnd;
}

export interface InterviewDraft {
  readonly designationId: number | null;
  readonly experience: CandidateExperience;
  readonly outcome: InterviewOutcome;
  readonly source: InterviewSource | null;
  readonly collegeId: number | null;
  readonly hardness: Hardness;
  readonly rounds: readonly RoundDraft[];
  readonly story: string;
  readonly tips: string | null;
  /** Unpaid hours of assignments or trial days (F-24). */
  readonly unpaidHours: number | null;
  readonly offer: OfferStory | null;
}

export interface OwnInterview extends InterviewDraft, ModeratedFacts {
  readonly interviewId: string;
  readonly designation: string | null;
  readonly college: string | null;
  /** Answer of the company, by which its author learns of it. */
  readonly reply: EmployerReply | null;
}

/** Drops an offer story without an offer, and a college off campus. */
export const interviewKnownTo = <Draft extends Pick<InterviewDraft, 'outcome' | 'source' | 'collegeId' | 'offer'>>(draft: Draft): Draft => ({
  ...draft,
  collegeId: draft.source === 'campus' ? draft.collegeId : null,
  offer: draft.outcome === 'offered' ? draft.offer : null,
});

/** Impossible order, or a delay of a date never given. */
export type OfferProblem = 'order' | 'moved';

/** Checks the order of selection, letter, joining date and outcome (F-12). */
export function offerStoryProblems({ letterDays, joiningDays, movedDays }: OfferStory): readonly OfferProblem[] {
  const isLate = letterDays !== null && joiningDays !== null && letterDays > joiningDays + (movedDays ?? 0);
  return [...(isLate ? (['order'] as const) : []), ...(joiningDays === null && (movedDays ?? 0) > 0 ? (['moved'] as const) : [])];
}

export interface InterviewProblems {
  readonly experience?: 'missing';
  readonly outcome?: 'missing';
  readonly hardness?: 'missing';
  readonly story?: 'missing' | 'long';
  readonly tips?: 'long';
  readonly rounds?: 'many';
  readonly questions?: 'long' | 'many';
  readonly offer?: OfferProblem;
}

/** Null for what is not said yet. */
export type InterviewForm = Pick<InterviewDraft, 'rounds' | 'story' | 'tips' | 'offer'> & {
  readonly [Name in 'experience' | 'outcome' | 'hardness']: InterviewDraft[Name] | null;
};

/** Requires experience, outcome, hardness, and a story or a question, on both sides. */
export function interviewProblems({ experience, outcome, hardness, story, tips, rounds, offer }: InterviewForm): InterviewProblems {
  const asked = rounds.flatMap(({ questions }) => questions);
  const [offerProblem] = offer && outcome === 'offered' ? offerStoryProblems(offer) : [];
  return {
    ...(experience === null && { experience: 'missing' as const }),
    ...(outcome === null && { outcome: 'missing' as const }),
    ...(hardness === null && { hardness: 'missing' as const }),
    ...(story.trim() === '' && asked.every((text) => text.trim() === '') && { story: 'missing' as const }),
    ...(story.trim().length > longestStory && { story: 'long' as const }),
    ...((tips ?? '').trim().length > longestTips && { tips: 'long' as const }),
    ...(rounds.length > mostRounds && { rounds: 'many' as const }),
    ...(rounds.some(({ questions }) => questions.length > mostRoundQuestions) && { questions: 'many' as const }),
    ...(asked.some((text) => text.trim().length > longestQuestion) && { questions: 'long' as const }),
    ...(offerProblem && { offer: offerProblem }),
  };
}
