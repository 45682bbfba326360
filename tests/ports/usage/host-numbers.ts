import { expect, it } from 'vitest';
import { numberSpans, type HostNumbersReader } from '#core/usage/host-numbers.ts';
import type { VisitSpan } from '#core/usage/usage-counts.ts';

/** Opens the adapter at a moment, with a way to count visits. */
export type OpenHostNumbers = (now: number) => Promise<{ readonly numbers: HostNumbersReader; readonly visit: (span: VisitSpan) => Promise<void> }>;

const friday = Date.parse('2026-11-20T12:00+05:30');

export function keepsHostNumbers(open: OpenHostNumbers): void {
  it.each(numberSpans)('has each of %i days, the last of which is today', async (span) => {
    const { numbers } = await open(friday);
    const { days } = await numbers.read(span);
    expect(days).toHaveLength(span);
    expect(days.at(-1)).toEqual({ day: '2026-11-20', visitors: 0, pages: 0, searches: 0, emptySearches: 0, signUps: 0 });
    expect(days.at(-2)?.day).toBe('2026-11-19');
  });

  it('is empty where nothing was counted', async () => {
    const { numbers } = await open(friday);
    const { days: _, ...rest } = await numbers.read(30);
    const lists = { clients: [], weeks: [], screens: [], emptySearches: [], sources: [], logins: [], calls: [], slow: [], events: [] };
    const before = { visitors: 0, pages: 0, searches: 0, emptySearches: 0, signUps: 0, visitorsOfWeek: 0, visitorsOfMonth: 0 };
    expect(rest).toEqual({ visitorsOfWeek: 0, visitorsOfMonth: 0, before, ...lists });
  });

  it('counts visitors of a day, a week and a month each by themselves', async () => {
    const { numbers, visit } = await open(friday);
    for (const span of ['day', 'day', 'day', 'week', 'week', 'month'] as const) await visit(span);
    const { days, visitorsOfWeek, visitorsOfMonth } = await numbers.read(7);
    expect([days.at(-1)?.visitors, visitorsOfWeek, visitorsOfMonth]).toEqual([3, 2, 1]);
  });
}
