import { describe, expect, it } from 'vitest';
import type { ReviewFilters } from '../reviews/review-figures.ts';
import { anonymitySetOf, type SaidJob } from './anonymity-set.ts';

const option = (urlName: string, reviewsCount: number) => ({ urlName, name: urlName.toUpperCase(), reviewsCount });
const filters: ReviewFilters = {
  stars: [{ stars: 5, reviewsCount: 60 }],
  departments: [option('engineering', 44)],
  designations: [option('software-engineer', 23), option('tester', 8)],
  cities: [option('pune', 11)],
  employments: [{ employment: 'full-time', reviewsCount: 9 }],
  works: [{ isCurrent: true, reviewsCount: 9 }],
};
const nothing: SaidJob = { department: null, designation: null, city: null, employment: null, isCurrent: null };
const anonymitySet = (job: Partial<SaidJob>) => anonymitySetOf({ ...nothing, ...job }, filters);

describe('the crowd that a job is in, by public counts (F-10)', () => {
  it('is not asked for a job that says nothing', () => expect(anonymitySet({})).toBeNull());

  it('covers those who give the same single part, with nothing to leave out', () => {
    expect(anonymitySet({ designation: 'tester' })).toEqual({ size: 'among', rarest: 'designation', count: 8, generalise: null });
  });

  it('knows a part by its name as by its url name', () => expect(anonymitySet({ city: 'PUNE' })).toEqual(anonymitySet({ city: 'pune' })));

  it('does not grow smaller by a department, which goes with its designation', () => {
    expect(anonymitySet({ department: 'engineering', designation: 'software-engineer' })).toEqual({
      size: 'among',
      rarest: 'designation',
      count: 23,
      generalise: null,
    });
  });

  it('is not proven by the count of each part, and one part less proves it', () => {
    expect(anonymitySet({ designation: 'software-engineer', city: 'pune' })).toEqual({ size: 'each', rarest: 'city', count: 11, generalise: 'city' });
  });

  it.each([
    ['a city that no filter finds', { designation: 'software-engineer', city: 'indore' }, 'city', 'city'],
    ['a designation that no filter finds', { department: 'engineering', designation: 'architect', city: 'pune' }, 'designation', 'designation'],
    ['a kind of employment that no filter finds', { employment: 'intern' }, 'employment', 'employment'],
    ['a former job where no filter finds one', { city: 'pune', isCurrent: false }, 'isCurrent', 'isCurrent'],
  ] as const)('is of few for %s, which is the part to leave out', (_, job, rarest, generalise) => {
    expect(anonymitySet(job)).toEqual({ size: 'few', rarest, count: 0, generalise });
  });

  it('names no part where leaving out one alone helps nobody', () => {
    expect(anonymitySet({ designation: 'architect', city: 'indore', isCurrent: false })).toEqual({ size: 'few', rarest: 'city', count: 0, generalise: null });
  });

  it('takes a count below eight for nobody, should one ever be published', () => {
    expect(anonymitySetOf({ ...nothing, city: 'goa' }, { ...filters, cities: [option('goa', 7)] })).toMatchObject({ size: 'few', count: 0 });
  });
});
