import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import type { EmployerReply } from '../company-replies/employer-reply.ts';
import { longestReviewText, longestReviewTitle, reviewCategories, type ReviewCategory, type Stars } from './review.ts';

export const shortestReviewText = 30;

export const mostBondRupees = 10_000_000;
export const mostBondMonths = 120;
export const mostNoticeDays = 365;
export const mostWaitDays = 1_000;

export const buyouts = ['yes', 'no', 'not-asked'] as const;
export type Buyout = (typeof buyouts)[number];

/** Optional facts of leaving, never shown for one person (F-06). */
export interface ExitFacts {
  /** Rupees of the signed bond, 0 where there was none. */
  readonly bondRupees: number | null;
  readonly bondMonths: number | null;
  readonly noticeDays: number | null;
  readonly buyout: Buyout | null;
  /** Days from the last working day. */
  readonly relievingDays: number | null;
  readonly settlementDays: number | null;
  readonly isWithheld: boolean | null;
}

export interface ReviewDraft {
  readonly stars: Stars;
  readonly ratings: Readonly<Partial<Record<ReviewCategory, Stars>>>;
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly designationId: number | null;
  readonly cityId: number | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
  readonly exit: ExitFacts | null;
}

/** Includes facts that later changes do not repeat. */
export interface NewReview extends ReviewDraft {
  /** True when the author came by an employer's link (F-09). */
  readonly isInvited: boolean;
}

/** Drops facts of the exit itself for current employees. */
export const exitKnownTo = ({ isCurrent, exit }: Pick<ReviewDraft, 'isCurrent' | 'exit'>): ExitFacts | null =>
  exit && isCurrent === true ? { ...exit, relievingDays: null, settlementDays: null, isWithheld: null } : exit;

/** Visible only to the signing key. */
export interface OwnReview extends ReviewDraft, ModeratedFacts {
  readonly reviewId: string;
  readonly designation: string | null;
  readonly city: string | null;
  /** Answer of the company, by which its author learns of it. */
  readonly reply: EmployerReply | null;
}

export type ReviewTextProblem = 'missing' | 'short' | 'long';

export interface ReviewProblems {
  readonly stars?: 'missing';
  readonly title?: 'long';
  readonly likes?: ReviewTextProblem;
  readonly dislikes?: ReviewTextProblem;
}

/** Validates stars, likes and dislikes in client and server alike. */
export function reviewProblems({
  stars,
  title,
  likes,
  dislikes,
}: Pick<ReviewDraft, 'title' | 'likes' | 'dislikes'> & { readonly stars: number | null }): ReviewProblems {
  const [liked, disliked] = [textProblem(likes), textProblem(dislikes)];
  return {
    ...(stars === null && { stars: 'missing' as const }),
    ...((title ?? '').trim().length > longestReviewTitle && { title: 'long' as const }),
    ...(liked && { likes: liked }),
    ...(disliked && { dislikes: disliked }),
  };
}

/** Fewest letters and digits, as signs alone say nothing. */
const fewestReviewLetters = 20;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

function textProblem(text: string): ReviewTextProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length < shortestReviewText || lettersIn(text) < fewestReviewLetters) return 'short';
  return length > longestReviewText ? 'long' : undefined;
}

export const ratedIn = (ratings: ReviewDraft['ratings']): readonly ReviewCategory[] => reviewCategories.filter((category) => ratings[category] !== undefined);
