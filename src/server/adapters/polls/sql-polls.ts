import { existing, Failure } from '#core/failure.ts';
import { pollConfig, type Poll, type PollConfig } from '#core/polls/poll.ts';
import type { Polls } from '#core/polls/polls.ts';
import { choose, optionRows } from './option-votes.ts';
import { pollFromRows } from './options.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlPolls implements Polls {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async config(): Promise<PollConfig> {
    return pollConfig;
  }

  async choose(postId: string, optionId: string | null): Promise<Poll> {
    const isChosen = await choose(this.#scope, postId, optionId, 'poll');
    const poll = existing((await this.of([postId])).get(postId));
    if (isChosen) return poll;
    throw poll.isOpen ? new Failure('missing') : new Failure('conflict', undefined, { code: 'POLL_CLOSED' });
  }

  async of(postIds: readonly string[]): Promise<ReadonlyMap<string, Poll>> {
    const rows = await optionRows(this.#scope, postIds, 'poll');
    return new Map(rows.map(({ id, closes_on, mine, options }) => [id, pollFromRows(options, closes_on ?? '', mine, this.#scope.today)]));
  }
}
