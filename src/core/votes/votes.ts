import type { MarkedThings, OwnMarks } from './own-marks.ts';
import type { Resource, Tally, Vote } from './vote.ts';

/** A vote in the outbox, waiting to be sent. */
export interface CastVote extends Resource {
  readonly voteType: Vote;
}

/** The result for one vote of a bulk request; no tally when it could not be counted. */
export interface CountedVote {
  readonly resourceId: string;
  readonly tally: Tally | null;
}

/** The signed-in member's votes: one on each resource, even when several arrive at once. */
export abstract class Votes {
  abstract cast(resource: Resource, vote: Vote): Promise<Tally>;
  /** Casts the votes of an outbox, oldest first. One that cannot be counted stops no other. */
  abstract castAll(votes: readonly CastVote[]): Promise<readonly CountedVote[]>;
  abstract tallyOf(resource: Resource): Promise<Tally>;
  /** The votes of the member on these posts and comments; those without one are left out. */
  abstract mineOn(ids: readonly string[]): Promise<ReadonlyMap<string, Vote>>;
  /** The marks of the member on what a page shows that everyone gets alike. */
  abstract marksOn(things: MarkedThings): Promise<OwnMarks>;
}
