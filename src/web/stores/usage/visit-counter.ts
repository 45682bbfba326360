import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { UsageCount } from '#core/usage/usage-counts.ts';
import { visitSourceIn } from '#core/usage/visit-source.ts';
import { spansAt, spansBegun } from '#core/usage/visit-spans.ts';

/** Counts visits without an id, by the last counted day, week, month and source. */
export class VisitCounter {
  readonly #storage: UserStorage;
  readonly #tab: UserStorage;
  readonly #clock: Clock;

  constructor(storage: UserStorage, tab: UserStorage, clock: Clock) {
    this.#storage = storage;
    this.#tab = tab;
    this.#clock = clock;
  }

  /** Periods in which this is the device's first page. */
  spans(): readonly UsageCount[] {
    const now = spansAt(this.#clock.now());
    const begun = spansBegun(this.#storage.read('visits'), now);
    if (begun.length > 0) this.#storage.keep('visits', now);
    return begun.map((span) => ({ kind: 'visit', span }));
  }

  /** Source of the visit. A reload in the same tab counts nothing. */
  source(search: string): readonly UsageCount[] {
    const source = visitSourceIn(search);
    if (!source || JSON.stringify(this.#tab.read('source')) === JSON.stringify(source)) return [];
    this.#tab.keep('source', source);
    return [{ kind: 'source', ...source }];
  }
}
