import { describe, expect, it } from 'vitest';
import { dayMs } from '../figures/durations.ts';
import { gravestOf, isToBeHidden, newcomerTenths, reportRule, reportTenths, settledTenths, recordOfSigner, weighed, type ReportReason } from './report.ts';

const bySettled = (counts: Readonly<Partial<Record<ReportReason, number>>>) => ({
  tenths: Object.fromEntries(Object.entries(counts).map(([reason, count]) => [reason, count * 10])),
  settled: Object.values(counts).reduce((sum, count) => sum + count, 0),
});

describe('reports (R-072)', () => {
  it('from a made-up name weigh by days since its first writing, least before', () => {
    const now = Date.parse('2026-11-21T08:00:00Z');
    const tenths = (wroteFirst: number | null) => reportTenths({ ...recordOfSigner(wroteFirst, now), upheld: 0 });
    const settled = now - reportRule.settledDays * dayMs;
    expect([tenths(null), tenths(settled + 1), tenths(settled)]).toEqual([newcomerTenths, newcomerTenths, settledTenths]);
  });

  it.each([
    [{}, 0, false],
    [{ 'personal-details': 2 }, 0, false],
    [{ 'personal-details': 3 }, 0, true],
    [{ threat: 1, sexual: 1, 'personal-details': 1 }, 0, true],
    [{ harassment: 3 }, 0, false],
    [{ harassment: 4 }, 0, true],
    [{ spam: 5, other: 1 }, 0, false],
    [{ spam: 6 }, 0, true],
    [{ other: 11 }, 0, false],
    [{ other: 12 }, 0, true],
    [{ other: 12 }, 20, false],
    [{ other: 13 }, 20, true],
    [{ other: 24 }, 100_000, true],
  ] as const)('%j on what %i like hide it: %j', (reports, upVotes, hides) => {
    expect(isToBeHidden(bySettled(reports), upVotes)).toBe(hides);
  });

  it.each([
    ['threat', 3],
    ['personal-details', 3],
    ['sexual', 3],
    ['harassment', 4],
    ['hate', 4],
    ['scam', 3],
    ['spam', 6],
    ['false', 12],
    ['off-topic', 12],
    ['other', 12],
  ] as const)('for %s hide a thing that %i settled members file, and no fewer', (reason, fewest) => {
    expect([fewest - 1, fewest].map((count) => isToBeHidden(bySettled({ [reason]: count }), 0))).toEqual([false, true]);
  });

  it.each([
    [{ days: 0, isOnboarded: true, upheld: 0 }, 1],
    [{ days: 6, isOnboarded: true, upheld: 9 }, 1],
    [{ days: 400, isOnboarded: false, upheld: 9 }, 1],
    [{ days: 7, isOnboarded: true, upheld: 2 }, 10],
    [{ days: 7, isOnboarded: true, upheld: 3 }, 20],
  ])('of %j weigh %i tenths (T-6)', (record, tenths) => {
    expect(reportTenths(record)).toBe(tenths);
  });

  it('of newcomers alone, or of two settled members with them, hide nothing (T-6)', () => {
    expect(isToBeHidden({ tenths: { threat: 500 }, settled: 0 }, 0)).toBe(false);
    expect(isToBeHidden({ tenths: { threat: 500 }, settled: 2 }, 0)).toBe(false);
    expect(isToBeHidden({ tenths: { threat: 30 }, settled: 3 }, 0)).toBe(true);
    expect(isToBeHidden({ tenths: { threat: 29 }, settled: 3 }, 0)).toBe(false);
  });

  it('name the gravest reason', () => {
    expect(gravestOf([by(10, 'spam'), by(10, 'spam'), by(10, 'spam'), by(10, 'threat')])).toBe('spam');
    expect(gravestOf([by(10, 'spam'), by(10, 'threat')])).toBe('threat');
    expect(gravestOf([])).toBe('other');
  });

  it('of newcomers name the reason only where nobody settled has reported', () => {
    const threats = Array.from({ length: 50 }, () => by(1, 'threat'));
    expect(gravestOf(threats)).toBe('threat');
    expect(gravestOf([...threats, by(10, 'spam')])).toBe('spam');
    expect(weighed([...threats, by(10, 'spam')])).toEqual({ tenths: { threat: 50, spam: 10 }, settled: 1 });
  });
});

const by = (tenths: number, reason: ReportReason) => ({ tenths, reason });
