import { lastAppealDay } from '../moderation/appeal-time.ts';
import type { KeptStatus } from '../posts/post.ts';
import type { ContributionState } from '../contributions/contribution-state.ts';
import type { OwnReview } from './review-draft.ts';

/** The state of a review that was sent, by the status in which it is kept. */
export function sentState(status: KeptStatus): OwnReview['state'] {
  if (status === 'LIVE') return 'live';
  return status === 'AUTHOR_REJECTED' ? 'rejected' : 'submitted';
}

/** The state of a contribution of this device: it waits here as long as nothing was sent by its key. */
export const contributionState = (own: Pick<OwnReview, 'state'> | undefined): ContributionState => own?.state ?? 'pending';

/** Whether its author may put right what was taken down, so that a moderator reads it anew: as long as they could appeal, and not while they do (F-28). */
export function mayMend({ state, moderation }: Pick<OwnReview, 'state' | 'moderation'>, today: string): boolean {
  const removal = moderation.find(({ measure }) => measure === 'remove');
  const last = lastAppealDay('REVIEW', removal?.decidedOn ?? null);
  return state === 'rejected' && last !== null && today <= last && !isAppealed({ moderation });
}

/** Whether an appeal waits. */
export const isAppealed = ({ moderation }: Pick<OwnReview, 'moderation'>): boolean => moderation.some(({ appeal }) => appeal === 'open');
