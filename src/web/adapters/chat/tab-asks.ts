import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { TabAsk, TabSaid } from './tab-talk.ts';

interface Waiting {
  readonly ask: TabAsk;
  readonly answered: (value: unknown) => void;
  readonly failed: (failure: Failure) => void;
}

const waitParts = 6;

/** Waits in parts, so that a tab that slept still reads answers before timing out. */
function afterAwake(clock: Pick<Clock, 'after'>, ms: number, act: () => void): () => void {
  let cancel: () => void = () => undefined;
  const waitFor = (left: number): void => {
    if (left === 0) act();
    else cancel = clock.after(ms / waitParts, () => waitFor(left - 1));
  };
  waitFor(waitParts);
  return () => cancel();
}

/** Unanswered asks of this tab to the leading one. */
export class TabAsks {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #makeId: () => string;
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Pick<Clock, 'after'>, makeId: () => string) {
    this.#clock = clock;
    this.#makeId = makeId;
  }

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

  /** Repeats unanswered asks to a new lead, where a message sent twice is written once. */
  repeat(say: (said: TabSaid) => void): void {
    for (const [id, { ask }] of this.#waiting) say({ kind: 'ask', id, ask });
  }

  /** Performs unanswered asks in this tab. */
  redo(perform: (ask: TabAsk) => Promise<unknown>): void {
    for (const id of this.#waiting.keys()) {
      const waiting = this.#settle(id);
      if (waiting) perform(waiting.ask).then(waiting.answered, (error: unknown) => waiting.failed(Failure.from(error)));
    }
  }

  /** Fails all asks where nobody leads any more. */
  fail(): void {
    for (const id of this.#waiting.keys()) this.#settle(id)?.failed(new Failure('offline'));
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
