import type { Vote } from './vote.ts';

/** Things on a page of which a member may be told something else than a guest. */
export interface MarkedThings {
  /** Ids of posts, comments and questions. */
  readonly ids: readonly string[];
  /** Whether communities are among them. */
  readonly hasCommunities: boolean;
}

/** The marks of one member on these things. */
export interface OwnMarks {
  readonly votes: ReadonlyMap<string, Vote>;
  /** The option that was chosen in the poll of a post, by the id of the post. */
  readonly choices: ReadonlyMap<string, string>;
  /** Whether more than that differs from what a guest reads: their own, what they muted or joined, or what moderators see. */
  readonly areOthers: boolean;
}

/** The most things that are asked for at once. */
export const mostMarked = 200;
