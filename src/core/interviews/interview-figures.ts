import type { CrowdMedian, CrowdShare } from '../crowds/figure.ts';
import type { CountsOf } from '../crowds/shares-of-many.ts';
import type { Named } from '../named.ts';
import type { CandidateExperience, Hardness, InterviewOutcome, InterviewSource, RoundKind } from './interview.ts';

export interface StageWait {
  readonly stage: number;
  readonly kind: RoundKind;
  readonly days: CrowdMedian;
}

/** Offer outcomes (F-12): days to letter and joining, and shares delayed or revoked. */
export interface OfferFigures {
  readonly letterDays: CrowdMedian | null;
  readonly joiningDays: CrowdMedian | null;
  readonly moved: CrowdShare | null;
  readonly revoked: CrowdShare | null;
}

/** Hidden facts are null where too few people gave them. */
export interface InterviewFigures {
  readonly interviewsCount: number;
  readonly uncountedCount: number;
  readonly questionsCount: number;
  readonly experiences: CountsOf<CandidateExperience>;
  readonly outcomes: CountsOf<InterviewOutcome>;
  readonly sources: CountsOf<InterviewSource>;
  readonly hardnesses: CountsOf<Hardness>;
  readonly roundKinds: CountsOf<RoundKind>;
  /** Days from applying to the last round. */
  readonly totalDays: CrowdMedian | null;
  readonly stages: readonly StageWait[];
  readonly feedback: CrowdShare | null;
  readonly unpaidHours: CrowdMedian | null;
  readonly offers: OfferFigures;
}

export const hasInterviews = ({ interviewsCount, uncountedCount }: InterviewFigures): boolean => interviewsCount + uncountedCount > 0;

export interface InterviewDesignation extends Named {
  readonly interviewsCount: number;
}

export interface InterviewFilters {
  readonly designations: readonly InterviewDesignation[];
  readonly figures: InterviewFigures;
}
