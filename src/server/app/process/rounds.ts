import type { Clock } from '#core/clock.ts';
import type { Logger } from './log.ts';

/** A round of work, which tells of its own failures; it answers after how long the next begins where that is not the usual time. */
type Round = () => Promise<number | void>;

/** Work that comes again as long as the server runs. The next round begins some time after the one before has ended, so that there are never two. */
export class Rounds {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #everyMs: number;
  readonly #work: Round;
  #cancel: () => void = () => undefined;
  #round: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(clock: Pick<Clock, 'after'>, everyMs: number, work: Round) {
    this.#clock = clock;
    this.#everyMs = everyMs;
    this.#work = work;
  }

  /** Begins the first round after a while, and the next ones after it. */
  start(inMs = this.#everyMs): void {
    if (this.#isOver) return;
    this.#cancel = this.#clock.after(inMs, () => {
      this.#round = this.#work().then(
        (nextMs) => this.start(nextMs ?? this.#everyMs),
        () => this.start(this.#everyMs),
      );
    });
  }

  protected get isOver(): boolean {
    return this.#isOver;
  }

  /** Begins no round any more; answers when the one under way has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#round;
  }
}

/** What is done of such work at a time, and what the log says where that fails. */
interface DueConfig {
  /** Does the next of it; answers whether there was any. */
  readonly next: () => Promise<boolean>;
  readonly failed: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Work that is done some at a time until none is due, in every round. What fails stays due. Several servers share the work. */
export class DueWork extends Rounds {
  constructor(clock: Pick<Clock, 'after'>, everyMs: number, { next, failed, log }: DueConfig) {
    super(clock, everyMs, async () => {
      try {
        while (!this.isOver && (await next()));
      } catch (error) {
        log.warn({ err: error }, failed);
      }
    });
  }
}
