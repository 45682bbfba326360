import type { Turns } from '#core/device/turns.ts';

/** Turns of one browser, shared by the stores of its tabs. */
export class FakeTurns implements Turns {
  #alone: Promise<unknown> = Promise.resolve();
  #beside: readonly Promise<unknown>[] = [];

  together<Done>(_name: string, work: () => Promise<Done>): Promise<Done> {
    const working = this.#alone.then(work);
    this.#beside = [...this.#beside, working];
    return working;
  }

  alone<Done>(_name: string, work: () => Promise<Done>): Promise<Done> {
    const working = Promise.allSettled([this.#alone, ...this.#beside]).then(work);
    this.#beside = [];
    this.#alone = working.catch(() => undefined);
    return working;
  }
}
