import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { UsageCount } from '#core/usage/usage-counts.ts';
import { visitSourceIn } from '#core/usage/visit-source.ts';
import { spansAt, spansBegun } from '#core/usage/visit-spans.ts';

/** Counts visits without an id: the device remembers the day, week and month in which it counted last, and this tab the source that it counted. */
export class VisitCounter {
  readonly #storage: UserStorage;
  readonly #tab: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, tab: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#tab = tab;
    this.#clock = clock;
  }

  /** The spans of which this is the first page here. */
  spans(): readonly UsageCount[] {
    const now = spansAt(this.#clock.now());
    const begun = spansBegun(this.#storage.read('visits'), now);
    if (begun.length > 0) this.#storage.keep('visits', now);
    return begun.map((span) => ({ kind: 'visit', span }));
  }

  /** Where the visit comes from, by its first address; the same once more in this tab is a page that was loaded again. */
  source(search: string): readonly UsageCount[] {
    const source = visitSourceIn(search);
    if (!source || JSON.stringify(this.#tab.read('source')) === JSON.stringify(source)) return [];
    this.#tab.keep('source', source);
    return [{ kind: 'source', ...source }];
  }
}
