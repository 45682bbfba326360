import type { Poll, PollConfig } from './poll.ts';

export abstract class Polls {
  abstract config(): Promise<PollConfig>;
  /** Null withdraws the vote. */
  abstract choose(postId: string, optionId: string | null): Promise<Poll>;
  /** Omits posts without a poll. */
  abstract of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>>;
}
