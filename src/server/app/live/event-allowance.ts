import type { Clock, MonotonicClock } from '#core/clock.ts';

/** What one persona may send over all its sockets: so many at once, and so many a second from then on. */
const allowed = { events: { burst: 60, perSecond: 20 }, sends: { burst: 30, perSecond: 2 }, violations: { burst: 200, perSecond: 0.2 } } as const;
/** Anyone who sends as many events in one second means no good. */
const mostInASecond = 1_000;

/** A token bucket. */
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

/** The allowance of one persona (S-85): events, messages among them, and how often it may be wrong before its socket is closed. */
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

  /** Whether one more event is answered. */
  takes(event: string): boolean {
    return this.#events.take() && (event !== 'message:send' || this.#sends.take());
  }

  /** Notes that an event came, and answers whether they come as a flood. */
  isFlood(): boolean {
    const now = this.#clock.elapsed();
    if (now - this.#second.beganAt >= 1_000) this.#second = { beganAt: now, count: 0 };
    return ++this.#second.count > mostInASecond;
  }

  /** Notes a violation, and answers whether there were too many. */
  isSpent(): boolean {
    return !this.#violations.take();
  }
}

/** After so long without a socket an allowance is full again. */
const restedMs = 60_000;

/** The allowances of the personas that are connected to this process, each the same over all its sockets, and for those that come back. */
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
