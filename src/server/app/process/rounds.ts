import type { Clock } from '#core/clock.ts';

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
        () => this.start(),
      );
    });
  }

  /** Begins no round any more; answers when the one under way has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#round;
  }
}
