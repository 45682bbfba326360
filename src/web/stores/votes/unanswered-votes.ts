import { observable, runInAction } from 'mobx';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import { settled } from '../requests/request.ts';

export const mostVotesAtOnce = 50;

/** Shown things whose vote no answer has told; all but waiting ones are asked for, together and once. */
export class UnansweredVotes {
  readonly #ways: VoteWays;
  /** Requests votes and answers the ids now known. */
  readonly #ask: (ids: readonly string[]) => Promise<readonly string[]>;
  readonly #waiting = observable.set<string>();
  readonly #open = new Map<string, 'by key' | 'untold' | 'unsure'>();
  #asking: Promise<void> | undefined;

  constructor(ways: VoteWays, ask: (ids: readonly string[]) => Promise<readonly string[]>) {
    this.#ways = ways;
    this.#ask = ask;
  }

  get waiting(): readonly string[] {
    return [...this.#waiting];
  }

  waits(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** True where a vote is in the counts, though no answer told it. */
  isInCounts(id: string): boolean {
    return ['by key', 'untold'].includes(this.#open.get(id) ?? '');
  }

  /** Shows a thing whose vote may go by key, or of which no answer tells it to anyone. */
  show(id: string, why: 'by key' | 'untold' = 'by key'): void {
    this.#open.set(id, why);
    void this.ask();
  }

  wait(id: string): void {
    this.#open.delete(id);
    runInAction(() => this.#waiting.add(id));
  }

  doubt(id: string): void {
    this.tell(id);
    this.#open.set(id, 'unsure');
  }

  tell(id: string): void {
    this.#open.delete(id);
    runInAction(() => this.#waiting.delete(id));
  }

  async ask(): Promise<void> {
    if (this.#open.size > 0) await (this.#asking ??= this.#askAll());
  }

  async #askAll(): Promise<void> {
    const byKey = await settled(this.#ways.areByKey());
    if (byKey.status !== 'SUCCESS' || !byKey.value) for (const [id, why] of this.#open) if (why === 'by key') this.#open.delete(id);
    for (let isAnswered = true; isAnswered && this.#open.size > 0;) {
      const ids = [...this.#open.keys()].slice(0, mostVotesAtOnce);
      for (const id of await this.#ask(ids)) this.#open.delete(id);
      isAnswered = !ids.some((id) => this.#open.has(id));
    }
    this.#asking = undefined;
  }
}
