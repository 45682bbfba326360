import type { CrowdMedian, CrowdShare } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { Named } from '../named.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from './interview.ts';

/** How long people waited for one round, by its place and the kind that most had there. */
export interface StageWait {
  readonly stage: number;
  readonly kind: RoundKind;
  readonly days: CrowdMedian;
}

/** What became of offers (F-12): days to the letter and to joining, and the share that was moved or taken back. */
export interface OfferFigures {
  readonly letterDays: CrowdMedian | null;
  readonly joiningDays: CrowdMedian | null;
  readonly moved: CrowdShare | null;
  readonly revoked: CrowdShare | null;
}

/** The figures of the interviews of a company, or of one job there. What no story tells of itself is null where too few people said it. */
export interface InterviewFigures {
  /** The stories that count. */
  readonly interviewsCount: number;
  /** The stories that are shown and not counted. */
  readonly uncountedCount: number;
  readonly questionsCount: number;
  readonly experiences: CountsOf<CandidateExperience>;
  readonly outcomes: CountsOf<InterviewOutcome>;
  readonly sources: CountsOf<InterviewSource>;
  readonly hardnesses: CountsOf<Hardness>;
  readonly roundKinds: CountsOf<RoundKind>;
  /** From applying to the last round. */
  readonly totalDays: CrowdMedian | null;
  readonly stages: readonly StageWait[];
  /** The share that learned how it went. */
  readonly feedback: CrowdShare | null;
  readonly unpaidHours: CrowdMedian | null;
  readonly offers: OfferFigures;
}

/** Tells whether there are interviews to read, counted or not. */
export const hasInterviews = ({ interviewsCount, uncountedCount }: InterviewFigures): boolean => interviewsCount + uncountedCount > 0;

/** A job by which the interviews of a company are narrowed, most interviews first. */
export interface InterviewDesignation extends Named {
  readonly interviewsCount: number;
}

/** All that the interviews of a company can be narrowed by, with their figures. */
export interface InterviewFilters {
  readonly designations: readonly InterviewDesignation[];
  readonly figures: InterviewFigures;
}
