import type { Clock } from '#core/clock.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { foldCounts } from '#server/adapters/counts/fold-counts.ts';
import type { Logger } from '../process/log.ts';

const flushMs = 2_000;

/** Folds changes of counts into their rows as long as the server runs. Between two folds a count is right all the same, only a little slower to read. */
export class FoldedCounts {
  readonly #db: Database['db'];
  readonly #clock: Clock;
  readonly #log: Logger;
  #cancel: () => void = () => undefined;
  #folding: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(db: Database['db'], clock: Clock, log: Logger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  keepUp(): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(flushMs, () => {
      this.#folding = this.#fold().then(() => this.keepUp());
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#folding;
  }

  /** A fold that fails is made good by the next. */
  async #fold(): Promise<void> {
    await foldCounts(this.#db).catch((error: unknown) => this.#log.warn({ err: error }, 'Counts could not be folded'));
  }
}
