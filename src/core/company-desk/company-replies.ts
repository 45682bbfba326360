import type { BenefitNote } from '../benefits/benefit.ts';
import type { Interview } from '../interviews/interview.ts';
import type { Page } from '../page.ts';
import type { Review } from '../reviews/review.ts';
import type { ReplyVersion } from './company-reply.ts';

/** Things that a company replies to. */
export type Replied = Review | Interview | BenefitNote;

export function repliedIdOf(thing: Replied): string {
  if ('reviewId' in thing) return thing.reviewId;
  return 'interviewId' in thing ? thing.interviewId : thing.benefitsId;
}

/** Replies in a company's name, one to each thing of a kind. */
export abstract class RepliesTo<Thing extends Replied> {
  abstract list(urlName: string, isAnswered: boolean, after?: string | null, pageSize?: number): Promise<Page<Thing>>;
  /** Publishes or changes the reply. Refuses what asks for the author, names a person or threatens (REPLY_REFUSED). */
  abstract save(urlName: string, id: string, text: string): Promise<Thing>;
  abstract takeBack(urlName: string, id: string): Promise<Thing>;
  /** Wordings, newest first, for everyone; none while the reply is taken back. */
  abstract versions(id: string): Promise<readonly ReplyVersion[]>;
}

export abstract class CompanyReplies extends RepliesTo<Review> {}

export abstract class InterviewReplies extends RepliesTo<Interview> {}

export abstract class BenefitReplies extends RepliesTo<BenefitNote> {}
