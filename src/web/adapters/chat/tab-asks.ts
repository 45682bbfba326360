import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { TabAsk, TabSaid } from './tab-talk.ts';

interface Waiting {
  readonly ask: TabAsk;
  readonly answered: (value: unknown) => void;
  readonly failed: (failure: Failure) => void;
}

/** The parts in which a wait passes. */
const waitParts = 6;

/**
 * Calls after a time, which passes in parts: a tab that slept or had no processor for seconds loses one of them. Browsers ring what is overdue before they bring what
 * other tabs said meanwhile, and an answer that is there already is still heard.
 */
function afterAwake(clock: Pick<Clock, 'after'>, ms: number, act: () => void): () => void {
  let cancel: () => void = () => undefined;
  const waitFor = (left: number): void => {
    if (left === 0) act();
    else cancel = clock.after(ms / waitParts, () => waitFor(left - 1));
  };
  waitFor(waitParts);
  return () => cancel();
}

/** What a tab has asked of the one that has the line, until it is answered. */
export class TabAsks {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #makeId: () => string;
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Pick<Clock, 'after'>, makeId: () => string) {
    this.#clock = clock;
    this.#makeId = makeId;
  }

  /** Asks, and waits for the answer so long. */
  ask(ask: TabAsk, say: (said: TabSaid) => void, timeoutMs: number): Promise<unknown> {
    const id = this.#makeId();
    return new Promise((answered, failed) => {
      const cancel = afterAwake(this.#clock, timeoutMs, () => this.#settle(id)?.failed(new Failure('offline')));
      this.#waiting.set(id, {
        ask,
        answered: (value) => {
          cancel();
          answered(value);
        },
        failed: (failure) => {
          cancel();
          failed(failure);
        },
      });
      say({ kind: 'ask', id, ask });
    });
  }

  hear(said: Extract<TabSaid, { readonly kind: 'answer' | 'refusal' }>): void {
    const waiting = this.#settle(said.id);
    if (said.kind === 'answer') waiting?.answered(said.value);
    else waiting?.failed(new Failure(said.failure, undefined, said.code === undefined ? {} : { code: said.code }));
  }

  /** Says again what is not answered, to another tab that has the line now. A message that was sent twice is written once. */
  repeat(say: (said: TabSaid) => void): void {
    for (const [id, { ask }] of this.#waiting) say({ kind: 'ask', id, ask });
  }

  /** Has what is not answered done here. */
  redo(perform: (ask: TabAsk) => Promise<unknown>): void {
    for (const id of this.#waiting.keys()) {
      const waiting = this.#settle(id);
      if (waiting) perform(waiting.ask).then(waiting.answered, (error: unknown) => waiting.failed(Failure.from(error)));
    }
  }

  /** Nobody is asked any more. */
  fail(): void {
    for (const id of this.#waiting.keys()) this.#settle(id)?.failed(new Failure('offline'));
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
