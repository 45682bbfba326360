import { describe, expect, it } from 'vitest';
import { checkInFormProblems, checkInOf, fieldsOfCheckIn } from './check-in-form.ts';
import { isCheckInDue, yearsToTell, yearToBegin, yearToTell } from './check-in-year.ts';
import type { CheckIn } from './check-in.ts';

const reported: CheckIn = { year: 2026, variablePromised: 200_000, variablePaid: 150_000, hikeAnnounced: 10, hikeReceived: 0, monthsSinceRevision: 14 };

const empty = fieldsOfCheckIn(null, 2026, 'INR');

describe('the form of a yearly check-in (F-11)', () => {
  it('is filled in with what was shared of the year, and understands it again', () => {
    const fields = fieldsOfCheckIn(reported, 2026, 'INR');
    expect(fields).toMatchObject({ year: '2026', variablePromised: '2,00,000', hikeReceived: '0' });
    expect([checkInOf(fields, 'INR'), checkInFormProblems(fields, 'INR')]).toEqual([reported, {}]);
    expect(fieldsOfCheckIn(reported, 2025, 'INR')).toEqual({ ...empty, year: '2025' });
  });

  it('takes amounts in whole thousands, and numbers in whole, as people type them', () => {
    const typed = { ...empty, variablePromised: '1.5 lakh', variablePaid: '99,900', hikeAnnounced: '8.5%', hikeReceived: '८', monthsSinceRevision: ' 14 ' };
    expect(checkInOf(typed, 'INR')).toEqual({
      year: 2026,
      variablePromised: 150_000,
      variablePaid: 100_000,
      hikeAnnounced: 9,
      hikeReceived: 8,
      monthsSinceRevision: 14,
    });
  });

  it.each([
    ['nothing at all', {}, { variablePromised: 'silent' }],
    ['only what was promised', { variablePromised: '2 lakh' }, { variablePaid: 'half' }],
    ['only what was paid', { variablePaid: '2 lakh' }, { variablePromised: 'half' }],
    ['that nothing was promised', { variablePromised: '0', variablePaid: '0' }, { variablePromised: 'none' }],
    ['more than twice of it', { variablePromised: '1 lakh', variablePaid: '2.1 lakh' }, { variablePaid: 'more' }],
    ['that nothing came', { variablePromised: '2 lakh', variablePaid: '0' }, {}],
    ['an amount without its unit', { variablePromised: '2', variablePaid: '1 lakh' }, { variablePromised: 'unsure' }],
    ['an amount that is none', { variablePaid: 'much' }, { variablePaid: 'unreadable' }],
    ['only the hike that was announced', { hikeAnnounced: '10' }, { hikeReceived: 'half' }],
    ['only the hike that came', { hikeReceived: '10' }, { hikeAnnounced: 'half' }],
    ['a hike that is none', { hikeAnnounced: 'ten', hikeReceived: '10' }, { hikeAnnounced: 'number' }],
    ['too large a hike', { hikeAnnounced: '301', hikeReceived: '300' }, { hikeAnnounced: 'number' }],
    ['too many months', { monthsSinceRevision: '121' }, { monthsSinceRevision: 'number' }],
    ['months alone', { monthsSinceRevision: '120' }, {}],
  ])('that says %s is put right at its field', (_said, typed, problems) => {
    expect(checkInFormProblems({ ...empty, ...typed }, 'INR')).toEqual(problems);
  });

  it.each([
    ['2026-11-20', 2026, [2026, 2025]],
    ['2027-03-31', 2026, [2027, 2026]],
    ['2027-04-01', 2027, [2027, 2026]],
  ])('tells on %s first of the year that ended', (today, year, years) => {
    expect([yearToTell(today), yearsToTell(today)]).toEqual([year, years]);
  });

  it('begins with the running year once that was shared', () => {
    expect([yearToBegin(null, '2027-02-01'), yearToBegin(reported, '2027-02-01'), yearToBegin({ year: 2027 }, '2027-02-01')]).toEqual([2026, 2026, 2027]);
    expect(yearToBegin(reported, '2027-05-01')).toBe(2027);
  });
});

describe('the time for a yearly check-in, by what a device knows (F-11)', () => {
  it.each([
    ['a salary of eleven months', { sentOn: '2025-12-20' }, false],
    ['one that is a day older', { sentOn: '2025-12-19' }, true],
    ['one that is almost a year old', { sentOn: '2025-11-25' }, true],
    ['one of last month', { sentOn: '2026-10-01' }, false],
    ['one of two years ago', { sentOn: '2024-11-21' }, true],
    ['one whose day is not known', {}, false],
    ['one whose year that ended was shared', { sentOn: '2024-11-21', checkInYear: 2026 }, false],
    ['one of which only a former year was shared', { sentOn: '2026-02-01', checkInYear: 2025 }, true],
  ])('is or is not there for %s', (_salary, notes, isDue) => {
    expect(isCheckInDue(notes, '2026-11-20')).toBe(isDue);
  });
});
