import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { ReviewCategory, Stars } from '#core/reviews/review.ts';

/** A made-up review of a company that does not exist. */
export interface DemoReview {
  readonly reviewId: string;
  /** The stand-in for its author: 32 random bytes, in base64url. */
  readonly authorRef: string;
  readonly stars: Stars;
  readonly ratings: Readonly<Record<ReviewCategory, Stars>>;
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  /** Department and designation as the reference lists call them. */
  readonly department: string;
  readonly designation: string;
  /** The url name of the city. */
  readonly city: string;
  readonly employment: EmploymentKind;
  readonly isCurrent: boolean;
  readonly weeksAgo: number;
  readonly helpful: number;
  readonly isInvited: boolean;
  /** The answer of the employer. */
  readonly reply: string | null;
  readonly exit: DemoExit | null;
}

/** The way in which someone left. */
export interface DemoExit {
  /** The bond asked for at joining; 0 where there was none. */
  readonly bondRupees: number;
  readonly bondMonths: number;
  readonly noticeDays: number;
  readonly buyout: 'yes' | 'no' | 'not-asked';
  /** The days until the relieving letter came; null where none has come. */
  readonly relievingDays: number | null;
  /** The days until the last money came; null where none has come. */
  readonly settlementDays: number | null;
  readonly withheld: boolean;
}
