import { describe, expect, it } from 'vitest';
import { nextOutcomes, type ReportedOutcome } from './count-outcomes.ts';

const aReport = (saver: number, more: Partial<ReportedOutcome> = {}): ReportedOutcome => ({
  saver: `saver ${saver}`,
  jobId: 'one',
  outcome: 'silent',
  place: 1,
  countedAs: null,
  isCountedAtJob: false,
  ...more,
});
const reports = (count: number, more: Partial<ReportedOutcome> = {}) => Array.from({ length: count }, (_, at) => aReport(at, more));

const counted = reports(20, { countedAs: 'silent', isCountedAtJob: true });
const unchanged = { '': 'unchanged', one: 'unchanged' };

const next = (...reported: readonly ReportedOutcome[]) =>
  Object.fromEntries([...nextOutcomes(reported)].map(([jobId, figure]) => [jobId, figure === 'unchanged' ? figure : figure.counts]));

describe('figures of what became of applications (F-02, R-193)', () => {
  it('are of eight people at least, each once, with the job they saved last', () => {
    expect(next(...reports(7))).toEqual({});
    expect(next(...reports(9), aReport(0, { jobId: 'two', outcome: 'offered', place: 2 }))).toEqual({
      '': { people: 9, silent: 8, rejected: 0, offered: 1 },
      one: { people: 8, silent: 8, rejected: 0, offered: 0 },
    });
  });

  it('change only with eight new people, whatever those counted change, withdraw or report elsewhere', () => {
    const changed = counted.map((report) => ({ ...report, outcome: 'offered' as const }));
    expect(next(...changed)).toEqual(unchanged);
    const others = counted.slice(0, 7).map((report) => aReport(Number(report.saver.slice(6)), { jobId: 'two', place: 2 }));
    expect(next(...counted, ...others)).toEqual(unchanged);
    const takenBack = counted.slice(0, 7).map((report) => ({ ...report, outcome: null }));
    expect(next(...takenBack, ...counted.slice(7), ...others)).toEqual(unchanged);
    const fresh = Array.from({ length: 8 }, (_, at) => aReport(30 + at));
    expect(next(...changed, ...fresh.slice(1))).toEqual(unchanged);
    expect(next(...changed, ...fresh)).toMatchObject({ '': { people: 28 }, one: { people: 28 } });
    expect(next(...counted.slice(1))).toEqual(unchanged);
  });

  it('of one job stay while few come to it, however many come to the company', () => {
    const elsewhere = Array.from({ length: 8 }, (_, at) => aReport(30 + at, { jobId: 'two' }));
    expect(next(...counted, ...elsewhere.slice(1), aReport(50, { outcome: 'offered' }))).toMatchObject({ '': { people: 28, offered: 1 }, one: 'unchanged' });
    expect(next(...counted, ...elsewhere)).toMatchObject({ '': { people: 28 }, one: 'unchanged', two: { people: 8 } });
  });

  it('are hidden once fewer than eight of those counted are left', () => {
    expect(next(...counted.slice(13), aReport(30))).toEqual({});
  });
});
