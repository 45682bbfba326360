import type { MarkedThings, OwnMarks } from './own-marks.ts';
import type { Resource, Tally, Vote } from './vote.ts';

export interface CastVote extends Resource {
  readonly voteType: Vote;
}

/** Lacks a tally when the vote could not be counted. */
export interface CountedVote {
  readonly resourceId: string;
  readonly tally: Tally | null;
}

/** Counts one vote per resource, even when several arrive at once. */
export abstract class Votes {
  abstract cast(resource: Resource, vote: Vote): Promise<Tally>;
  /** Oldest first, where an uncountable vote stops no other. */
  abstract castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]>;
  abstract tallyOf(resource: Resource): Promise<Tally>;
  /** Leaves out posts and comments without a vote. */
  abstract mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>>;
  abstract marksOn(things: MarkedThings): Promise<OwnMarks>;
}
