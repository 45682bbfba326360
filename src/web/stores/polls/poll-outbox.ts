import { maybeTextIn } from '#core/device/kept-value.ts';
import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { WaitingVotes, type VoterSession } from '../votes/vote-outbox.ts';

/** A choice in a poll; none takes the vote back. */
export interface ChosenOption {
  readonly postId: string;
  readonly optionId: string | null;
}

/** The votes in polls that wait on the device. */
export class PollOutbox extends WaitingVotes<ChosenOption> {
  constructor(storage: UserStorage, turns: Turns, session: VoterSession) {
    super(storage, turns, session, 'poll-votes', (postId, { optionId }) => ({ postId, optionId: maybeTextIn(optionId) ?? null }));
  }
}
