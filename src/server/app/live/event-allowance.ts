import type { Clock, MonotonicClock } from '#core/clock.ts';

/** Limits per persona over all its sockets: a burst, then a rate per second. */
const allowed = { events: { burst: 60, perSecond: 20 }, sends: { burst: 30, perSecond: 2 }, violations: { burst: 200, perSecond: 0.2 } } as const;
const mostInASecond = 1_000;

class Bucket {
  readonly #clock: MonotonicClock;
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #filledAt: number;

  constructor(clock: MonotonicClock, { burst, perSecond }: { readonly burst: number; readonly perSecond: number }) {
    this.#clock = clock;
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#filledAt = clock.elapsed();
  }

  take(): boolean {
    const now = this.#clock.elapsed();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#filledAt) / 1_000) * this.#perSecond);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** Allowance of a persona for events, messages and violations (S-85). */
export class EventAllowance {
  readonly #clock: MonotonicClock;
  readonly #events: Bucket;
  readonly #sends: Bucket;
  readonly #violations: Bucket;
  #second = { beganAt: 0, count: 0 };

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
    this.#events = new Bucket(clock, allowed.events);
    this.#sends = new Bucket(clock, allowed.sends);
    this.#violations = new Bucket(clock, allowed.violations);
  }

  takes(event: string): boolean {
    return this.#events.take() && (event !== 'message:send' || this.#sends.take());
  }

  /** Counts an event and detects a flood. */
  isFlood(): boolean {
    const now = this.#clock.elapsed();
    if (now - this.#second.beganAt >= 1_000) this.#second = { beganAt: now, count: 0 };
    return ++this.#second.count > mostInASecond;
  }

  /** Counts a violation and detects too many. */
  isSpent(): boolean {
    return !this.#violations.take();
  }
}

/** Time without sockets that restores a full allowance. */
const restedMs = 60_000;

/** Allowances of this process, shared by a persona's sockets and kept for reconnects. */
export class EventAllowances {
  readonly #clock: Clock & MonotonicClock;
  readonly #known = new Map<string, { readonly allowance: EventAllowance; sockets: number; forget: () => void }>();

  constructor(clock: Clock & MonotonicClock) {
    this.#clock = clock;
  }

  take(ref: string): { readonly allowance: EventAllowance; readonly release: () => void } {
    const entry = this.#known.get(ref) ?? { allowance: new EventAllowance(this.#clock), sockets: 0, forget: () => undefined };
    this.#known.set(ref, entry);
    entry.forget();
    entry.sockets++;
    return {
      allowance: entry.allowance,
      release: () => {
        if (--entry.sockets === 0) entry.forget = this.#clock.after(restedMs, () => this.#known.delete(ref));
      },
    };
  }
}
