import { maybeTextIn } from '#core/device/kept-value.ts';
import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { WaitingVotes, type VoterSession } from '../votes/vote-outbox.ts';

/** Choice in a poll. None takes the vote back. */
export interface ChosenOption {
  readonly postId: string;
  readonly optionId: string | null;
}

export class PollOutbox extends WaitingVotes<ChosenOption> {
  constructor(storage: UserStorage, turns: Turns, session: VoterSession) {
    super(storage, turns, session, 'poll-votes', (postId, { optionId }) => ({ postId, optionId: maybeTextIn(optionId) ?? null }));
  }
}
