import type { Resource, Tally, Vote } from './vote.ts';

/** A vote that waits to be sent. */
export interface CastVote extends Resource {
  readonly voteType: Vote;
}

/** What became of one of many votes; no tally when it could not be counted. */
export interface CountedVote {
  readonly resourceId: string;
  readonly tally: Tally | null;
}

/** Where the votes of the signed-in member are kept: one on each thing, whatever happens at the same time. */
export abstract class Votes {
  abstract cast(resource: Resource, vote: Vote): Promise<Tally>;
  /** Votes that were kept back, oldest first. One that cannot be counted stops no other. */
  abstract castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]>;
  abstract tallyOf(resource: Resource): Promise<Tally>;
  /** The votes of the member on these posts and comments; those without one are left out. */
  abstract mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>>;
}
