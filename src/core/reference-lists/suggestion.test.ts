import { describe, expect, it } from 'vitest';
import { beginsWith, isCalled, isExactly, isSuggested, wordsOf } from './suggestion.ts';

describe('a suggestion (R-058)', () => {
  it.each([
    ['iit b', ['Indian Institute of Technology Bombay', 'IIT Bombay']],
    ['IITB', ['Indian Institute of Technology Bombay', 'IIT Bombay']],
    ['bombay iit', ['Indian Institute of Technology Bombay', 'IIT Bombay']],
    ['soft eng', ['Senior Software Engineer']],
    ['sse', ['Senior Software Engineer']],
    ['PC', ['Pravaha Cloudworks']],
    ['r&d', ['Research and Development']],
    ['RD', ['Research and Development']],
    ['j.p. st', ['JP Steel']],
    ['jp', ['J.P. Steel']],
    ['node js', ['Node.js']],
    ['nodejs', ['Node.js']],
    ['NESTLE', ['Nestlé']],
    ['st xaviers', ['St. Xavier’s College', 'Xaviers']],
    ['चाय', ['चाय घर']],
    ['  ui/ux ', ['UI/UX Designer']],
  ])('is made for “%s”: %j', (asked, names) => expect(isSuggested(asked, names)).toBe(true));

  it.each([
    ['', ['Anything']],
    [' &. ', ['Anything']],
    ['iit d', ['IIT Bombay']],
    ['ware', ['Software Engineer']],
    ['c++', ['Java']],
    ['softwares', ['Software Engineer']],
  ])('is not made for “%s”: %j', (asked, names) => expect(isSuggested(asked, names)).toBe(false));

  it('parts words at marks, and never within a script', () => expect(wordsOf('A.B-c, (Über) चाय घर')).toEqual(['a', 'b', 'c', 'uber', 'चाय', 'घर']));

  it('comes before all others when it is called just so', () => {
    expect([isExactly('CA', ['Chartered Accountant', 'CA']), isExactly('ca', ['Cabin Crew']), isExactly('i.i.t. b', ['IITB'])]).toEqual([true, false, true]);
  });

  it('comes before those with the same first letters when it goes by them', () => {
    const asked = ['SDE', 's.d.e.', 'Software  Development Engineer'];
    expect(asked.map((each) => isCalled(each, ['Software Development Engineer', 'SDE']))).toEqual([true, true, true]);
    expect([isCalled('sde', ['Senior Data Engineer']), isCalled('sde', ['Software Development Engineer II', 'SDE 2'])]).toEqual([false, false]);
  });

  it('is heard whole, as all of a name, or at its beginning', () => {
    expect([isExactly('शेफ', ['Executive Chef']), isExactly('शेफ', ['Safety Officer'])]).toEqual([true, false]);
    expect([isCalled('রিক্রুটার', ['Recruiter']), isCalled('রিক্রুটার', ['HR Recruiter'])]).toEqual([true, false]);
    expect([beginsWith('Recruiter', 'রিক্রু'), beginsWith('HR Recruiter', 'রিক্রু')]).toEqual([true, false]);
    expect([isSuggested('रिक्रूटर एचआर', ['HR Recruiter']), isSuggested('टीसीएस', ['Tata Consultancy Services'])]).toEqual([true, true]);
  });

  it('comes first when its name begins so', () => {
    expect(beginsWith('Software Engineer', ' SOFT')).toBe(true);
    expect(beginsWith('Senior Software Engineer', 'soft')).toBe(false);
  });
});
