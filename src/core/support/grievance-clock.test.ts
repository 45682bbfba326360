import { describe, expect, it } from 'vitest';
import { appealBy, clockOf, deadlineTime, decideByOf } from './grievance-clock.ts';

const at = (moment: string): number => Date.parse(`${moment}+05:30`);
const answer = { outcome: 'ACTED', text: 'It is gone.', answeredOn: '2026-11-28' } as const;

describe('the deadline of a grievance (R-246, S-119, F-22)', () => {
  it.each(['CONTENT', 'ACCOUNT', 'PRIVACY', 'OTHER'] as const)('of the kind %s is the end of the seventh day, whatever the hour was', (kind) => {
    for (const hour of ['00:00:01', '23:59:59']) expect(decideByOf(kind, at(`2026-11-26T${hour}`))).toBe(at('2026-12-03T23:59:59'));
  });

  it('is two hours where it shows or imitates the person who complains', () =>
    expect(decideByOf('IMITATION_OR_INTIMATE', at('2026-11-26T23:30:00'))).toBe(at('2026-11-27T01:30:00')));
});

describe('the clock of a grievance (R-246, S-119)', () => {
  const decideBy = at('2026-12-03T23:59:59');

  it.each([
    ['2026-11-29T12:00:00', { is: 'running', days: 4 }],
    ['2026-12-03T00:00:00', { is: 'running', hours: 23, minutes: 59 }],
    ['2026-12-03T21:59:59', { is: 'running', hours: 2, minutes: 0 }],
    ['2026-12-03T22:00:00', { is: 'running', hours: 1, minutes: 59 }],
    ['2026-12-03T23:20:00', { is: 'running', hours: 0, minutes: 39 }],
    ['2026-12-03T23:59:59', { is: 'running', hours: 0, minutes: 1 }],
    ['2026-12-04T00:00:00', { is: 'overdue', hours: 0, minutes: 1 }],
    ['2026-12-04T05:00:00', { is: 'overdue', hours: 5, minutes: 0 }],
    ['2026-12-06T12:00:00', { is: 'overdue', days: 2 }],
  ])('says at %s %j', (moment, clock) => expect(clockOf({ decideBy, answer: null }, at(moment))).toEqual(clock));

  it('has a time of day where it is not the end of a day', () =>
    expect([deadlineTime(decideByOf('IMITATION_OR_INTIMATE', at('2026-11-26T23:30:00'))), deadlineTime(decideBy)]).toEqual(['01:30', undefined]));

  it('stops with the answer, however late that came', () => expect(clockOf({ decideBy, answer }, at('2027-01-01T00:00:00'))).toEqual({ is: 'answered' }));

  it('leaves thirty days for an appeal', () => expect(appealBy('2026-11-28')).toBe('2026-12-28'));
});
