import type { Clock } from '#core/clock.ts';
import type { Logger } from './log.ts';

/** Round that logs its own failures and may set the delay of the next. */
type Round = () => Promise<number | void>;

/** Repeats work without overlap, pausing after each round. */
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

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#round;
  }
}

interface DueConfig {
  /** Returns false when nothing was due. */
  readonly next: () => Promise<boolean>;
  readonly failed: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Works off everything due each round; failures stay due, and servers share the work. */
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
