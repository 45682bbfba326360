import type { Clock } from '#core/clock.ts';
import { isResting } from '#core/contributions/prompt-order.ts';
import type { UserStorage } from '#core/device/user-storage.ts';

/** Notes on this device of when prompts may return. */
export class PromptRests {
  readonly #storage: UserStorage;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(storage: UserStorage, clock: Pick<Clock, 'now'>) {
    this.#storage = storage;
    this.#clock = clock;
  }

  rests(key: string): boolean {
    return isResting(untilIn(this.#storage.read(key)), this.#clock.now());
  }

  rest(key: string, forMs: number): void {
    this.#storage.keep(key, { until: this.#clock.now() + forMs });
  }
}

function untilIn(kept: unknown): number | undefined {
  const until: unknown = typeof kept === 'object' && kept !== null && 'until' in kept ? kept.until : undefined;
  return typeof until === 'number' ? until : undefined;
}
