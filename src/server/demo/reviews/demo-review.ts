import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { ReviewCategory, Stars } from '#core/reviews/review.ts';

export interface DemoReview {
  readonly reviewId: string;
  /** Stand-in for an author: 32 random bytes, in base64url. */
  readonly authorRef: string;
  readonly stars: Stars;
  readonly ratings: Readonly<Record<ReviewCategory, Stars>>;
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly department: string;
  readonly designation: string;
  /** URL name. */
  readonly city: string;
  readonly employment: EmploymentKind;
  readonly isCurrent: boolean;
  readonly weeksAgo: number;
  readonly helpful: number;
  readonly isInvited: boolean;
  readonly reply: string | null;
  readonly exit: DemoExit | null;
}

export interface DemoExit {
  /** Bond demanded at joining, or 0. */
  readonly bondRupees: number;
  readonly bondMonths: number;
  readonly noticeDays: number;
  readonly buyout: 'yes' | 'no' | 'not-asked';
  /** Days until the relieving letter, null where none came. */
  readonly relievingDays: number | null;
  /** Days until the final settlement, null where none came. */
  readonly settlementDays: number | null;
  readonly withheld: boolean;
}
