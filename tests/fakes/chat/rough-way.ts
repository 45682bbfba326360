import type { LiveEvent } from '#core/chat/live-line.ts';

/** Fate of the next events: lost, doubled, reversed or late. */
export type Fate = 'dropped' | 'doubled' | 'turned' | 'late';

/** Path of events to a client, disturbed by the test. */
export class RoughWay {
  readonly #hear: (event: LiveEvent) => void;
  readonly #fates: Record<Fate, number> = { dropped: 0, doubled: 0, turned: 0, late: 0 };
  #turned: LiveEvent[] = [];
  #late: LiveEvent[] = [];

  constructor(hear: (event: LiveEvent) => void) {
    this.#hear = hear;
  }

  next(fate: Fate, events: number): void {
    this.#fates[fate] += events;
  }

  carry(event: LiveEvent): void {
    if (this.#befalls('dropped')) return;
    const events = this.#befalls('doubled') ? [event, event] : [event];
    if (this.#befalls('turned')) {
      this.#turned.push(...events);
      if (this.#fates.turned === 0) for (const turned of this.#turned.splice(0).toReversed()) this.#hear(turned);
    } else if (this.#befalls('late')) this.#late.push(...events);
    else for (const each of events) this.#hear(each);
  }

  /** Delivers delayed events and delays no more. */
  deliver(): void {
    Object.assign(this.#fates, { late: 0, turned: 0 });
    for (const event of [...this.#late.splice(0), ...this.#turned.splice(0).toReversed()]) this.#hear(event);
  }

  lose(): void {
    this.#late = [];
    this.#turned = [];
  }

  #befalls(fate: Fate): boolean {
    if (this.#fates[fate] === 0) return false;
    this.#fates[fate]--;
    return true;
  }
}
