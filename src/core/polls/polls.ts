import type { Poll, PollConfig } from './poll.ts';

/** Polls, and the votes of the signed-in member in them. */
export abstract class Polls {
  abstract config(): Promise<PollConfig>;
  /** Sets the one choice of the member; null takes it back. */
  abstract choose(postId: string, optionId: string | null): Promise<Poll>;
  /** The polls of these posts; posts without one are left out. */
  abstract of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>>;
}
