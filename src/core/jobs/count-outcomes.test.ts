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

  it('stay as they are until eight more are new or changed, whatever a few of them do', () => {
    const counted = reports(20, { countedAs: 'silent' });
    const changed = counted.map((report, at) => (at < 7 ? { ...report, outcome: 'offered' as const } : report));
    expect(nextOutcomes(changed)).toEqual({ is: 'unchanged' });
    expect(nextOutcomes([...changed, aReport(30)]).is).toBe('counted');
    expect(nextOutcomes(counted.slice(1))).toEqual({ is: 'unchanged' });
  });

  it('are hidden once fewer than eight of those counted are left', () => {
    expect(nextOutcomes([...reports(7, { countedAs: 'silent' }), aReport(30)])).toEqual({ is: 'hidden' });
  });
});
