import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { AnonymitySetStore } from './anonymity-set-store.ts';

const filters: ReviewFilters = {
  stars: [],
  departments: [],
  designations: [],
  cities: [{ urlName: 'pune', name: 'Pune', reviewsCount: 11 }],
  employments: [],
  works: [],
};
const job = { department: null, designation: null, city: 'Pune', employment: null, isCurrent: null };

class CountedReviews extends FakeReviews {
  readonly asked: string[] = [];
  isAway = false;

  override async filters(urlName: string): Promise<ReviewFilters> {
    this.asked.push(urlName);
    if (this.isAway) throw new Failure('offline');
    return filters;
  }
}

function aStore() {
  const reviews = new CountedReviews();
  return { reviews, store: new AnonymitySetStore(reviews) };
}

describe('the crowd of a form', () => {
  it('is made of the counts of its company, which are asked for once', async () => {
    const { store, reviews } = aStore();
    expect(store.anonymitySetOf(job)).toBeNull();
    await store.count('');
    await store.count('koyal');
    await store.count('koyal');
    expect(store.anonymitySetOf(job)).toEqual({ size: 'among', rarest: 'city', count: 11, generalise: null });
    await store.count('bulbul');
    expect(reviews.asked).toEqual(['koyal', 'bulbul']);
  });

  it('is asked for again after a failure', async () => {
    const { store, reviews } = aStore();
    reviews.isAway = true;
    await store.count('koyal');
    expect(store.anonymitySetOf(job)).toBeNull();
    reviews.isAway = false;
    await store.count('koyal');
    expect(store.anonymitySetOf(job)).toMatchObject({ count: 11 });
  });
});
