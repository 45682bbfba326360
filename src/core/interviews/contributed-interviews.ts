import type { Named } from '../named.ts';
import type { Stock } from '../contributions/contributed-keys.ts';
import type { StockOccasion } from '../contributions/contribution-stock.ts';
import type { ContributionKey } from '../contributions/contribution-keys.ts';
import type { InterviewDraft, OwnInterview } from './interview-draft.ts';

/** The interviews that were contributed from this device, each by a key of its own that it holds. */
export abstract class ContributedInterviews {
  /** The keys of the interviews, as the device noted them. Nobody is asked: asked for in one go, they would be known as those of one person. */
  abstract held(): Promise<readonly ContributionKey[]>;
  /** Gets ready for an interview to come, so that nothing has to be asked for by session just before it is sent (F-07). It never fails; it answers what is known of what pays for it. */
  abstract prepare(occasion: StockOccasion): Promise<Stock>;
  /** Sends an interview, paid for by a token of the account that is signed in. Begun again after a lost answer it is sent once, and costs one token. */
  abstract send(company: Named, draft: InterviewDraft): Promise<OwnInterview>;
  /** The interview of a key as it stands; nothing where there is none any more. */
  abstract one(publicKey: string): Promise<OwnInterview | undefined>;
  /** Refused where it was changed since that version. */
  abstract change(publicKey: string, before: Pick<OwnInterview, 'interviewId' | 'version'>, draft: InterviewDraft): Promise<OwnInterview>;
  /** Appeals the last decision about it that can be appealed (F-28). */
  abstract appeal(publicKey: string, interviewId: string, text: string): Promise<OwnInterview>;
  /** Deletes an interview for everybody, and forgets its key. */
  abstract remove(publicKey: string, interviewId: string): Promise<void>;
  /** Forgets a key whose interview is gone already. */
  abstract forget(publicKey: string): Promise<void>;
}
