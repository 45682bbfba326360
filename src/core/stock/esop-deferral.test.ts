import { describe, expect, it } from 'vitest';
import { esopDeferral } from './esop-deferral.ts';

const due = (more: object = {}) => esopDeferral({ allottedOn: '2026-09-15', ...more });

describe('the tax on shares of an eligible start-up (13.4)', () => {
  it.each([
    [{}, 'window', '2032-03-31', '2032-04-14'],
    [{ leftOn: '2028-06-20' }, 'leaving', '2028-06-20', '2028-07-04'],
    [{ leftOn: '2032-04-01' }, 'window', '2032-03-31', '2032-04-14'],
    [{ leftOn: '2032-03-31' }, 'window', '2032-03-31', '2032-04-14'],
    [{ leftOn: '2028-06-20', soldOn: '2028-06-19' }, 'sale', '2028-06-19', '2028-07-03'],
    [{ soldOn: '2028-02-15' }, 'sale', '2028-02-15', '2028-02-29'],
  ])('is due after the earliest event: %o', (more, event, eventOn, dueOn) => {
    expect(due(more)).toMatchObject({ eligible: true, event, eventOn, dueOn, windowEndsOn: '2032-03-31', ratesOf: '2026-27' });
  });

  it.each([
    ['2026-03-31', '2031-03-31', '2025-26'],
    ['2026-04-01', '2032-03-31', '2026-27'],
    ['2025-04-01', '2031-03-31', '2025-26'],
    ['2027-03-31', '2032-03-31', '2026-27'],
    ['2022-01-31', '2027-03-31', '2021-22'],
  ])('waits as long under both Acts: allotted on %s, until %s', (allottedOn, windowEndsOn, ratesOf) => {
    expect(due({ allottedOn })).toMatchObject({ windowEndsOn, ratesOf });
  });

  it.each([
    [{ recognised: false }, ['not-recognised']],
    [{ certified: false }, ['not-certified']],
    [{ incorporatedOn: '2016-03-31' }, ['set-up-too-early']],
    [{ incorporatedOn: '2016-04-01' }, []],
    [{ incorporatedOn: '2030-03-31' }, []],
    [{ incorporatedOn: '2030-04-01' }, ['set-up-too-late']],
    [{ turnover: 1_000_000_000 }, []],
    [{ turnover: 1_000_000_000.01 }, ['turnover-too-high']],
  ])('does not wait without every condition: %o', (more, because) => {
    const answer = due(more);
    expect([answer.because, answer.eligible, answer.dueOn]).toEqual([because, because.length === 0, because.length === 0 ? '2032-04-14' : null]);
  });

  it('says what it takes for granted, and the days that are left', () => {
    expect(due().warnings.map(({ id }) => id)).toContain('start-up-assumed');
    expect(due({ recognised: true, certified: true }).warnings).toEqual([]);
    expect(due({ leftOn: '2028-06-20', today: '2028-07-01' }).daysLeft).toBe(3);
    expect(due({ leftOn: '2028-06-20', today: '2028-07-05' }).daysLeft).toBe(-1);
    expect(due().daysLeft).toBe(null);
  });

  it('refuses an event before the allotment', () => {
    expect(() => due({ soldOn: '2026-09-14' })).toThrow('soldOn is before the allotment.');
    expect(() => due({ leftOn: '2026-09-14' })).toThrow('leftOn is before the allotment.');
  });
});
