import { describe, expect, it } from 'vitest';
import { listingsOf, type ListedPlace } from './question-listings.ts';

const at = (known: Partial<ListedPlace> = {}): ListedPlace => ({ companyId: 'mill', interviewId: 'one', designationId: 7, round: 'technical', ...known });
const about = { skillIds: [], subjects: [] };

describe('the lists that a question is in (R-038, R-039)', () => {
  it('are those of each company and job that asked it, by number of stories', () => {
    const places = [at(), at({ round: 'manager' }), at({ interviewId: 'two', designationId: null }), at({ companyId: 'pay', interviewId: 'three' })];
    expect(Object.fromEntries(listingsOf(places, about))).toEqual({ 'company mill': 2, 'job mill 7': 1, 'designation 7': 2, 'company pay': 1, 'job pay 7': 1 });
  });

  it('are those of HR by asker or wording, and those of its skills', () => {
    expect([...listingsOf([at({ round: 'hr', designationId: null })], about)]).toEqual([
      ['company mill', 1],
      ['hr', 1],
    ]);
    expect([...listingsOf([at({ designationId: null })], { skillIds: [3], subjects: ['salary'] }).keys()]).toEqual([
      'company mill',
      'skill 3',
      'hr',
      'hr salary',
    ]);
  });

  it('count the stories in which HR asks it, which add up across groups', () => {
    const [one, two] = [at({ round: 'hr' }), at({ interviewId: 'two' })];
    expect(listingsOf([one, two], about).get('hr')).toBe(1);
    const sum = [one, two].map((place) => listingsOf([place], about).get('company mill') ?? 0).reduce((some, count) => some + count);
    expect(listingsOf([one, two], about).get('company mill')).toBe(sum);
  });

  it('are none of a question that no story asks', () => expect(listingsOf([], { skillIds: [3], subjects: ['salary'] }).size).toBe(0));
});
