import { lastAppealDay } from '../moderation/appeal-time.ts';
import type { ModerationOutcome } from '../moderation/moderation-outcome.ts';
import type { KeptStatus } from '../posts/post.ts';

/** The states of a contribution: on the device alone, sent, shown, or taken down. */
export const contributionStates = ['pending', 'submitted', 'live', 'rejected'] as const;
export type ContributionState = (typeof contributionStates)[number];

/** A contribution that was sent, and what moderators decided about it. */
interface Sent {
  readonly state: Exclude<ContributionState, 'pending'>;
  readonly moderation: readonly ModerationOutcome[];
}

/** The state of a contribution that was sent, by the status in which it is stored. */
export function sentState(status: KeptStatus): Sent['state'] {
  if (status === 'LIVE') return 'live';
  return status === 'AUTHOR_REJECTED' ? 'rejected' : 'submitted';
}

/** The state of a contribution of this device: it waits here as long as nothing was sent by its key. */
export const contributionState = (own: Pick<Sent, 'state'> | undefined): ContributionState => own?.state ?? 'pending';

/** Whether its author may put right what was taken down, so that a moderator reads it again: as long as they could appeal, and not while they do (F-28). */
export function mayResubmit({ state, moderation }: Sent, today: string): boolean {
  const removal = moderation.find(({ measure }) => measure === 'remove');
  const last = lastAppealDay('REVIEW', removal?.decidedOn ?? null);
  return state === 'rejected' && last !== null && today <= last && !isAppealed({ moderation });
}

/** Whether an appeal waits. */
export const isAppealed = ({ moderation }: Pick<Sent, 'moderation'>): boolean => moderation.some(({ appeal }) => appeal === 'open');
