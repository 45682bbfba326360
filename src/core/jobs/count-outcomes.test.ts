import { describe, expect, it } from 'vitest';
import { nextOutcomes, type ReportedOutcome } from './count-outcomes.ts';

const aReport = (saver: number, more: Partial<ReportedOutcome> = {}): ReportedOutcome => ({
  saver: `saver ${saver}`,
  jobId: 'one',
  outcome: 'silent',
  place: 1,
  countedAs: null,
  ...more,
});
const reports = (count: number, more: Partial<ReportedOutcome> = {}) => Array.from({ length: count }, (_, at) => aReport(at, more));

describe('figures of what became of applications (F-02, R-193)', () => {
  it('are of eight people at least, each once, with the job they saved last', () => {
    expect(nextOutcomes(reports(7))).toEqual({ is: 'hidden' });
    const next = nextOutcomes([...reports(8), aReport(0, { jobId: 'two', outcome: 'offered', place: 2 })]);
    expect(next.is === 'counted' && Object.fromEntries(next.figures)).toEqual({
      '': { people: 8, silent: 7, rejected: 0, offered: 1 },
      one: { people: 7, silent: 7, rejected: 0, offered: 0 },
      two: { people: 1, silent: 0, rejected: 0, offered: 1 },
    });
  });

  it('stay as they are until eight more are new, whatever those counted say instead, take back or report of another job', () => {
    const counted = reports(20, { countedAs: 'silent' });
    const changed = counted.map((report) => ({ ...report, outcome: 'offered' as const }));
    expect(nextOutcomes(changed)).toEqual({ is: 'unchanged' });
    const others = counted.map((report) => aReport(Number(report.saver.slice(6)), { jobId: 'two', place: 2 }));
    expect(nextOutcomes([...counted, ...others])).toEqual({ is: 'unchanged' });
    const takenBack = counted.slice(0, 8).map((report) => ({ ...report, outcome: null }));
    expect(nextOutcomes([...takenBack, ...counted.slice(8), ...others.slice(0, 8)])).toEqual({ is: 'unchanged' });
    const fresh = Array.from({ length: 8 }, (_, at) => aReport(30 + at));
    expect(nextOutcomes([...changed, ...fresh.slice(1)])).toEqual({ is: 'unchanged' });
    expect(nextOutcomes([...changed, ...fresh]).is).toBe('counted');
    expect(nextOutcomes(counted.slice(1))).toEqual({ is: 'unchanged' });
  });

  it('are hidden once fewer than eight of those counted are left', () => {
    expect(nextOutcomes([...reports(7, { countedAs: 'silent' }), aReport(30)])).toEqual({ is: 'hidden' });
  });
});
