import { describe, expect, it } from 'vitest';
import { practisedList } from './practised-list.ts';

const company = { urlName: 'palash', name: 'Palash Insurance' };
const java = { urlName: 'java', name: 'Java' };
const ofPalash = { of: 'company', company: 'palash', designation: null };

describe('the list by which a question is practised (R-038)', () => {
  it.each([
    ['of its company alone', { companiesCount: 1, skills: [java] }, ofPalash],
    ['that a member asks', { companiesCount: 0, skills: [] }, ofPalash],
    ['of several companies and a skill', { companiesCount: 2, skills: [java] }, { of: 'skill', skill: 'java' }],
    ['of several companies and a subject', { companiesCount: 2, skills: [] }, { of: 'hr', subject: 'salary' }],
  ])('is, %s, the nearest', (_, known, list) => {
    expect(practisedList({ text: 'What is your expected salary?', company, ...known })).toEqual(list);
  });

  it('is that of a company where its words are about nothing that is listed', () => {
    expect(practisedList({ text: 'What is a weft?', company, companiesCount: 9, skills: [] })).toEqual(ofPalash);
  });
});
