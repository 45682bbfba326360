import { lastAppealDay } from '../moderation/appeal-time.ts';
import type { ModerationOutcome } from '../moderation/moderation-outcome.ts';
import type { KeptStatus } from '../posts/post.ts';

/** States of a contribution: on the device, sent, shown or taken down. */
export const contributionStates = ['pending', 'submitted', 'live', 'rejected'] as const;
export type ContributionState = (typeof contributionStates)[number];

interface Sent {
  readonly state: Exclude<ContributionState, 'pending'>;
  readonly moderation: readonly ModerationOutcome[];
}

/** Maps the stored status. */
export function sentState(status: KeptStatus): Sent['state'] {
  if (status === 'LIVE') return 'live';
  return status === 'AUTHOR_REJECTED' ? 'rejected' : 'submitted';
}

/** Pending while nothing was sent by its key. */
export const contributionState = (own: Pick<Sent, 'state'> | undefined): ContributionState => own?.state ?? 'pending';

/** Allows a fix of removed content for a new review, until the appeal period ends or an appeal waits (F-28). */
export function mayResubmit({ state, moderation }: Sent, today: string): boolean {
  const removal = moderation.find(({ measure }) => measure === 'remove');
  const last = lastAppealDay('REVIEW', removal?.decidedOn ?? null);
  return state === 'rejected' && last !== null && today <= last && !isAppealed({ moderation });
}

export const isAppealed = ({ moderation }: Pick<Sent, 'moderation'>): boolean => moderation.some(({ appeal }) => appeal === 'open');
