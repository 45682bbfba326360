import type { VoteWays } from '#core/votes/vote-ways.ts';
import { Request } from '../requests/request.ts';

/** The most things that one question is about, or votes that go together. */
export const mostVotesAtOnce = 50;

/**
 * The things that are shown without the member's vote on them, as their votes go by a key that no answer to the session knows. Once they are shown, their
 * votes are asked for, together and once; what was not answered is asked for with the next, or again.
 */
export class UnsentVotes {
  readonly #looking: Request<boolean>;
  readonly #ask: (ids: readonly string[]) => Promise<boolean>;
  readonly #shown = new Set<string>();
  #isAsking = false;

  constructor(ways: VoteWays, ask: (ids: readonly string[]) => Promise<boolean>) {
    this.#looking = new Request(() => ways.areByKey());
    this.#ask = ask;
  }

  add(id: string): void {
    this.#shown.add(id);
    this.again();
  }

  /** Asks for what was not answered. */
  again(): void {
    if (!this.#isAsking && this.#shown.size > 0) void this.#askAll();
  }

  async #askAll(): Promise<void> {
    this.#isAsking = true;
    const looked = await this.#looking.send();
    if (looked.status !== 'SUCCESS' || !looked.value) this.#shown.clear();
    while (this.#shown.size > 0) {
      const ids = [...this.#shown].slice(0, mostVotesAtOnce);
      if (!(await this.#ask(ids))) break;
      for (const id of ids) this.#shown.delete(id);
    }
    this.#isAsking = false;
  }
}
