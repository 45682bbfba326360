import { describe, expect, it } from 'vitest';
import { practisedList } from './practised-list.ts';

const company = { urlName: 'palash', name: 'Palash Insurance' };
const java = { urlName: 'java', name: 'Java' };
const jobs = [
  { urlName: 'weaver', name: 'Weaver' },
  { urlName: 'dyer', name: 'Dyer' },
];
const ofPalash = { of: 'company', company: 'palash', designation: null };
const weft = { text: 'What is a weft?', company, companiesCount: 9, jobs: [], skills: [] };

describe('the list by which a question is practised (R-038)', () => {
  it.each([
    ['one company asks', { ...weft, companiesCount: 1, jobs, skills: [java] }, ofPalash],
    ['a member asks', { ...weft, companiesCount: 0 }, ofPalash],
    ['several companies ask about a subject', { ...weft, text: 'What is your expected salary?', jobs }, { of: 'hr', subject: 'salary' }],
    ['several companies ask, for a job', { ...weft, jobs, skills: [java] }, { of: 'designation', designation: 'weaver' }],
    ['several companies ask about a skill', { ...weft, skills: [java] }, { of: 'skill', skill: 'java' }],
  ])('is, where %s, the nearest', (_, question, list) => {
    expect(practisedList(question)).toEqual(list);
  });

  it('is never that of one company among several, but none', () => {
    expect(practisedList(weft)).toBeNull();
  });
});
