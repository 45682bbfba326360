import { oneIn } from '#core/device/kept-value.ts';
import type { Turns } from '#core/device/turns.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { resourceTypes, votes as voteKinds } from '#core/votes/vote.ts';
import type { CastVote } from '#core/votes/votes.ts';
import type { KeptEntry } from '../content/texts-by-owner.ts';
import { WaitingVotes, type VoterSession } from './waiting-votes.ts';

/** The votes on posts and comments that wait on the device. */
export class VoteOutbox extends WaitingVotes<CastVote> {
  constructor(storage: UserStorage, turns: Turns, session: VoterSession) {
    super(storage, turns, session, 'votes', voteIn);
  }
}

function voteIn(resourceId: string, kept: KeptEntry): CastVote | undefined {
  const resourceType = oneIn(resourceTypes, kept['resourceType']);
  const voteType = oneIn(voteKinds, kept['voteType']);
  // The server takes no other for the id of something.
  return /^[a-z0-9]{16,32}$/.test(resourceId) && resourceType && voteType ? { resourceId, resourceType, voteType } : undefined;
}
