import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock, MonotonicClock } from '#core/clock.ts';
import { LruCache } from '#core/lru-cache.ts';
import { Rounds } from '../process/rounds.ts';
import type { SqlRateCounts } from '#server/adapters/caller/sql-rate-counts.ts';

const mostKeys = 20_000;
/** The time after which other processes know what was counted here. */
const shareMs = 1_000;
/** The part of a limit that a process counts for itself. A member or a network that asks for no more is never written down anywhere. */
const ownPart = 0.1;

/** One window of one key: what other processes are known to have counted with us, and what they do not know yet. */
interface Window {
  shared: number;
  own: number;
  endsAt: number;
}

/** One request that counts: its group of routes, where that counts with other processes, and its limit. */
interface Asked {
  readonly group: string | null;
  readonly key: string;
  readonly timeWindow: number;
  readonly max: number;
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Shared = Pick<SqlRateCounts, 'add'>;
type Clocks = Pick<Clock, 'after'> & MonotonicClock;

/**
 * The counts of rate limits, in fixed windows by a clock that no change of the time of day moves; the least recently seen key leaves first. Nobody waits for the
 * other processes: a count that has come to a tenth of its limit is added to theirs every second. So each process lets pass at most what comes to it within a
 * second, and before that a tenth of the limit.
 */
export class RateCounts {
  readonly #clock: Clocks;
  readonly #shared: () => Shared | undefined;
  readonly #due = new Map<string, { readonly group: string; readonly key: string; readonly window: Window }>();
  readonly #rounds: Rounds;

  /** Takes the counts that all processes have together, as soon as there are any. */
  constructor(clock: Clocks, shared: () => Shared | undefined) {
    this.#clock = clock;
    this.#shared = shared;
    this.#rounds = new Rounds(clock, shareMs, () => this.share());
  }

  /** The store for the plugin; a group of routes that names itself (`groupId`) counts with the same group of other processes. */
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

  /** Shares the counts every second, until it is stopped. */
  start(): void {
    this.#rounds.start();
  }

  stop(): void {
    void this.#rounds.stop();
  }

  /** Adds what was counted here to what all processes have counted, and learns that. A round that fails is made good by the next; a window that has begun again meanwhile is in place of the old one. */
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
