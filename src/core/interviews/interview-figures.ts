import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { Named } from '../named.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from './interview.ts';

/** A number in the middle of what so many people said, at least so many and in steps. */
export interface MedianOfMany {
  readonly median: number;
  readonly people: number;
}

/** A share of so many people in steps of five percent, at least so many and in steps. */
export interface ShareOfMany {
  readonly percent: number;
  readonly people: number;
}

/** How long people waited for one round, by its place and the kind that most had there. */
export interface StageWait {
  readonly stage: number;
  readonly kind: RoundKind;
  readonly days: MedianOfMany;
}

/** What became of offers (F-12): days to the letter and to joining, and the share that was moved or taken back. */
export interface OfferFigures {
  readonly letterDays: MedianOfMany | null;
  readonly joiningDays: MedianOfMany | null;
  readonly moved: ShareOfMany | null;
  readonly revoked: ShareOfMany | null;
}

/** The figures of the interviews of a company, or of one job there. What no story tells of itself is null where fewer than eight people said it. */
export interface InterviewFigures {
  readonly interviewsCount: number;
  readonly questionsCount: number;
  readonly experiences: CountsOf<CandidateExperience>;
  readonly outcomes: CountsOf<InterviewOutcome>;
  readonly sources: CountsOf<InterviewSource>;
  readonly hardnesses: CountsOf<Hardness>;
  readonly roundKinds: CountsOf<RoundKind>;
  /** From applying to the last round. */
  readonly totalDays: MedianOfMany | null;
  readonly stages: readonly StageWait[];
  /** The share that was told how it went. */
  readonly feedback: ShareOfMany | null;
  readonly unpaidHours: MedianOfMany | null;
  readonly offers: OfferFigures;
}

/** A job by which the interviews of a company are narrowed, most interviews first. */
export interface InterviewDesignation extends Named {
  readonly interviewsCount: number;
}

/** All that the interviews of a company can be narrowed by, with their figures. */
export interface InterviewFilters {
  readonly designations: readonly InterviewDesignation[];
  readonly figures: InterviewFigures;
}
