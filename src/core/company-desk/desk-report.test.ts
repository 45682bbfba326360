import { describe, expect, it } from 'vitest';
import { deskReportCounts, deskReportOf, type DeskReportFacts } from './desk-report.ts';

const undecided = { decision: null, rule: null, decidedOn: null };
const kept = { decision: 'keep', rule: 'spam', decidedOn: '2026-11-10' } as const;
const removed = { ...kept, decision: 'remove' } as const;
const facts = (more: Partial<DeskReportFacts> = {}): DeskReportFacts => ({
  reviewId: 'r000000000000001',
  title: 'Rosters too late',
  stars: 2,
  reason: 'spam',
  filedOn: '2026-11-06',
  status: 'LIVE',
  first: undecided,
  again: null,
  isPutBack: false,
  ...more,
});
const reportOf = (more: Partial<DeskReportFacts>, today = '2026-11-20') => deskReportOf(facts(more), today);

describe('a report of a company', () => {
  it.each([
    [{}, 'waiting'],
    [{ first: kept }, 'kept'],
    [{ first: removed, status: 'AUTHOR_REJECTED' }, 'removed'],
    [{ first: removed, status: 'LIVE' }, 'restored'],
    [{ first: kept, again: undecided }, 'waiting'],
    [{ first: kept, again: removed, status: 'AUTHOR_REJECTED' }, 'removed'],
    [{ status: 'FLAGGED' }, 'waiting'],
    [{ status: 'DELETED' }, 'gone'],
    [{ status: 'DELETED', first: kept }, 'kept'],
    [{ status: 'DELETED', first: removed }, 'removed'],
    [{ status: 'DELETED', first: removed, isPutBack: true }, 'restored'],
  ] as const)('of %j is %s', (more, outcome) => {
    expect(reportOf(more).outcome).toBe(outcome);
  });

  it('asks for a second look once, within the days of an appeal, about what stays', () => {
    expect(reportOf({ first: kept }).mayAskAgain).toBe(true);
    expect(reportOf({ first: kept }, '2026-11-26').mayAskAgain).toBe(false);
    expect(reportOf({ first: kept, again: kept }).mayAskAgain).toBe(false);
    expect(reportOf({ first: removed, status: 'AUTHOR_REJECTED' }).mayAskAgain).toBe(false);
    expect(reportOf({}).mayAskAgain).toBe(false);
  });

  it('has weeks, the rule of a removal, and no title of what is gone', () => {
    expect(reportOf({ first: kept })).toMatchObject({ week: '2026-W45', decidedWeek: '2026-W46', rule: null, title: 'Rosters too late' });
    expect(reportOf({ first: removed, status: 'AUTHOR_REJECTED' })).toMatchObject({ rule: 'spam', title: null });
  });

  it('is counted by what came of it', () => {
    const outcomes = ['removed', 'kept', 'restored', 'waiting', 'gone'] as const;
    expect(deskReportCounts(outcomes.map((outcome) => ({ outcome })))).toEqual({ all: 5, waiting: 1, removed: 1, stayed: 2, gone: 1 });
  });
});
