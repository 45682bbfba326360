import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';
import { Rounds } from '../process/rounds.ts';
import type { SqlRateCounts } from '#server/adapters/caller/sql-rate-counts.ts';

const mostKeys = 20_000;
/** Delay until other processes know local counts. */
const shareMs = 1_000;
/** Share of a limit counted locally; modest clients are never written anywhere. */
const ownPart = 0.1;

interface Window {
  shared: number;
  own: number;
  endsAt: number;
}

interface Asked {
  readonly group: string | null;
  readonly key: string;
  readonly timeWindow: number;
  readonly max: number;
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Shared = Pick<SqlRateCounts, 'add'>;
type Clocks = Pick<Clock, 'after'> & MonotonicClock;

/** Fixed windows on a monotonic clock, shared every second beyond a tenth of the limit, without waiting. */
export class RateCounts {
  readonly #clock: Clocks;
  readonly #shared: () => Shared | undefined;
  readonly #due = new Map<string, { readonly group: string; readonly key: string; readonly window: Window }>();
  readonly #rounds: Rounds;

  constructor(clock: Clocks, shared: () => Shared | undefined) {
    this.#clock = clock;
    this.#shared = shared;
    this.#rounds = new Rounds(clock, shareMs, () => this.share());
  }

  /** Store for the plugin; equal `groupId`s count together across processes. */
  get store(): FastifyRateLimitStoreCtor {
    const count = (windows: LruCache<Window>, asked: Asked) => this.#count(windows, asked);
    return class Store {
      readonly #windows = new LruCache<Window>(mostKeys);
      readonly #group: string | null;

      constructor(_options: object, group: string | null = 'data') {
        this.#group = group;
      }

      incr(key: string, counted: Counted, timeWindow = 0, max = Infinity): void {
        counted(null, count(this.#windows, { group: this.#group, key, timeWindow, max }));
      }

      child(options: object): Store {
        return new Store(options, 'groupId' in options && typeof options.groupId === 'string' ? options.groupId : null);
      }
    };
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): void {
    void this.#rounds.stop();
  }

  /** Exchanges counts with all processes; failures are made up next time, and expired windows replaced. */
  async share(): Promise<void> {
    const shared = this.#shared();
    if (!shared || this.#due.size === 0) return;
    const due = [...this.#due];
    this.#due.clear();
    const sent = due.map(([name, { group, key, window }]) => ({ name, group, key, times: window.own, leftMs: window.endsAt - this.#clock.elapsed() }));
    try {
      const known = await shared.add(sent);
      for (const [at, [, { window }]] of due.entries()) {
        const { times, leftMs } = known[at] ?? { times: 0, leftMs: 0 };
        const own = sent[at]?.times ?? 0;
        window.own -= own;
        window.shared = times;
        window.endsAt = this.#clock.elapsed() + leftMs;
      }
    } catch {
      for (const [name, entry] of due) if (!this.#due.has(name)) this.#due.set(name, entry);
    }
  }

  #count(windows: LruCache<Window>, { group, key, timeWindow, max }: Asked): { current: number; ttl: number } {
    const now = this.#clock.elapsed();
    const found = windows.peek(key);
    const window = found && found.endsAt > now ? found : { shared: 0, own: 0, endsAt: now + timeWindow };
    window.own++;
    windows.put(key, window);
    const current = window.shared + window.own;
    if (group !== null && current >= max * ownPart) this.#due.set(`${group} ${key}`, { group, key, window });
    return { current, ttl: window.endsAt - now };
  }
}
