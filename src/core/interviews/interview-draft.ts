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

/** The longest round, wait and unpaid work that is taken. */
export const mostRoundMinutes = 1_440;
export const mostStageDays = 365;
export const mostUnpaidHours = 200;

/** A round as its author tells it. */
export interface RoundDraft {
  readonly kind: RoundKind;
  readonly minutes: number | null;
  readonly hardness: Hardness | null;
  /** The days from the stage before, or from applying (F-24). */
  readonly waitDays: number | null;
  /** Whether anyone said afterwards how it went. */
  readonly hasFeedback: boolean | null;
  /** What was asked, each question by itself. */
  readonly questions: readonly string[];
}

/** How an offer went on: joined, taken back by the company, turned down, or still to come. */
export const offerEnds = ['joined', 'revoked', 'declined', 'waiting'] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** What became of an offer, in days from the day on which one was selected. It is never shown of one person (F-12). */
export interface OfferStory {
  /** The days until the letter came; null where it never came, or nobody said. */
  readonly letterDays: number | null;
  /** The days until the joining date that was given first. */
  readonly joiningDays: number | null;
  /** By how many days that date was moved in the end; 0 where it was not. */
  readonly movedDays: number | null;
  readonly end: OfferEnd;
}

/** An interview as its author sends it. */
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
  /** The hours of work that were asked for and not paid: assignments, trial days (F-24). */
  readonly unpaidHours: number | null;
  readonly offer: OfferStory | null;
}

/** An interview as the key that signed it sees it. */
export interface OwnInterview extends InterviewDraft, ModeratedFacts {
  readonly interviewId: string;
  readonly designation: string | null;
  readonly college: string | null;
}

/** The facts that belong together: an offer went on only where there was one, and a college is that of an interview on campus. */
export const interviewKnownTo = <Draft extends Pick<InterviewDraft, 'outcome' | 'source' | 'collegeId' | 'offer'>>(draft: Draft): Draft => ({
  ...draft,
  collegeId: draft.source === 'campus' ? draft.collegeId : null,
  offer: draft.outcome === 'offered' ? draft.offer : null,
});

/** What is to be put right in the story of an offer: nobody joins before the letter says so, and a date that nobody gave is not moved. */
export type OfferProblem = 'order' | 'moved';

/** The order of what happens to an offer (F-12): selected, letter, joining date, moved, joined or taken back. */
export function offerStoryProblems({ letterDays, joiningDays, movedDays }: OfferStory): readonly OfferProblem[] {
  const isLate = letterDays !== null && joiningDays !== null && letterDays > joiningDays + (movedDays ?? 0);
  return [...(isLate ? (['order'] as const) : []), ...(joiningDays === null && (movedDays ?? 0) > 0 ? (['moved'] as const) : [])];
}

/** What is to be put right in an interview as it is filled in, by field. */
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

/** An interview as it is filled in: what is not said yet is null. */
export type InterviewForm = Pick<InterviewDraft, 'rounds' | 'story' | 'tips' | 'offer'> & {
  readonly [Name in 'experience' | 'outcome' | 'hardness']: InterviewDraft[Name] | null;
};

/** The rule of both sides: who, how it ended, how hard, and either a story or a question that was asked. */
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
