import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { HostNumbers, HostNumbersReader, NumberSpan } from '#core/usage/host-numbers.ts';
import type { VisitSpan } from '#core/usage/usage-counts.ts';

/** Given numbers. Days are empty except for added visits. */
export class FakeHostNumbers implements HostNumbersReader {
  readonly #now: number;
  readonly #given: Partial<HostNumbers>;
  readonly #visits: Record<VisitSpan, number> = { day: 0, week: 0, month: 0 };

  constructor(now: number, given: Partial<HostNumbers> = {}) {
    this.#now = now;
    this.#given = given;
  }

  visit(span: VisitSpan): void {
    this.#visits[span]++;
  }

  async read(span: NumberSpan): Promise<HostNumbers> {
    const { day, week, month } = this.#visits;
    const days = Array.from({ length: span }, (_, at) => ({
      day: dayOf(this.#now - (span - 1 - at) * dayMs),
      visitors: at === span - 1 ? day : 0,
      pages: 0,
      searches: 0,
      emptySearches: 0,
      signUps: 0,
    }));
    const lists = { clients: [], weeks: [], screens: [], emptySearches: [], sources: [], logins: [], calls: [], slow: [], events: [] };
    const before = { visitors: 0, pages: 0, searches: 0, emptySearches: 0, signUps: 0, visitorsOfWeek: 0, visitorsOfMonth: 0 };
    return { days, visitorsOfWeek: week, visitorsOfMonth: month, before, ...lists, ...this.#given };
  }
}
