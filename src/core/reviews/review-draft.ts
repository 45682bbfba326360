import type { ModeratedFacts } from '../contributions/own-contributions.ts';
import type { EmploymentKind } from '../careers/employment-kind.ts';
import { longestReviewText, longestReviewTitle, reviewCategories, type ReviewCategory, type Stars } from './review.ts';

/** The fewest letters of likes and of dislikes: what is shorter helps nobody. */
export const shortestReviewText = 30;

/** The longest bond, notice or wait that is taken, and the largest bond. */
export const mostBondRupees = 10_000_000;
export const mostBondMonths = 120;
export const mostNoticeDays = 365;
export const mostWaitDays = 1_000;

/** Whether the notice could be bought out. */
export const buyouts = ['yes', 'no', 'not-asked'] as const;
export type Buyout = (typeof buyouts)[number];

/** What leaving a company took. Each may be left out. It is never shown of one person (F-06). */
export interface ExitFacts {
  /** The bond that was signed; 0 where there was none. */
  readonly bondRupees: number | null;
  readonly bondMonths: number | null;
  readonly noticeDays: number | null;
  readonly buyout: Buyout | null;
  /** The days from the last working day to the relieving letter, and to the last money. */
  readonly relievingDays: number | null;
  readonly settlementDays: number | null;
  /** Whether anything of either was withheld. */
  readonly isWithheld: boolean | null;
}

/** A review as its author sends it. */
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

/** A review as it is sent first. What no change of it says again is here. */
export interface NewReview extends ReviewDraft {
  /** Whether its author came by a link of the employer (F-09). */
  readonly isInvited: boolean;
}

/** The facts of leaving that an author can know: how it ended is for those who left. */
export const exitKnownTo = ({ isCurrent, exit }: Pick<ReviewDraft, 'isCurrent' | 'exit'>): ExitFacts | null =>
  exit && isCurrent === true ? { ...exit, relievingDays: null, settlementDays: null, isWithheld: null } : exit;

/** A review as the key that signed it sees it. */
export interface OwnReview extends ReviewDraft, ModeratedFacts {
  readonly reviewId: string;
  readonly designation: string | null;
  readonly city: string | null;
}

/** What is to be put right in a text of a review before it can be sent. */
export type ReviewTextProblem = 'missing' | 'short' | 'long';

/** What is to be put right in a review as it is filled in, by field. */
export interface ReviewProblems {
  readonly stars?: 'missing';
  readonly title?: 'long';
  readonly likes?: ReviewTextProblem;
  readonly dislikes?: ReviewTextProblem;
}

/** The rule of both sides: stars, and likes and dislikes that say something. */
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

/** The fewest letters and digits among them: signs alone say nothing. */
const fewestReviewLetters = 20;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;

function textProblem(text: string): ReviewTextProblem | undefined {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length < shortestReviewText || lettersIn(text) < fewestReviewLetters) return 'short';
  return length > longestReviewText ? 'long' : undefined;
}

/** The ratings that were given, in their order. */
export const ratedIn = (ratings: ReviewDraft['ratings']): readonly ReviewCategory[] => reviewCategories.filter((category) => ratings[category] !== undefined);
