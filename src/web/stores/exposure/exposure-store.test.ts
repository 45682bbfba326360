import { describe, expect, it } from 'vitest';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { Failure } from '#core/failure.ts';
import type { ReviewFilters } from '#core/reviews/review-figures.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { ExposureStore } from './exposure-store.ts';

const filters: ReviewFilters = {
  stars: [],
  departments: [],
  designations: [],
  cities: [{ urlName: 'pune', name: 'Pune', reviewsCount: 11 }],
  employments: [],
  works: [],
};
const job = { department: null, designation: null, city: 'Pune', employment: null, isCurrent: null };

/** The check, which counts the drafts that it is asked of and can be away. */
class CountedChecks extends FakeExposureChecks {
  readonly asked: DraftTexts[] = [];
  isAway = false;

  override async check(texts: DraftTexts, company: string) {
    this.asked.push(texts);
    if (this.isAway) throw new Failure('broken');
    return super.check(texts, company);
  }
}

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
  const [checks, reviews, clock] = [new CountedChecks(), new CountedReviews(), new FakeClock()];
  return { checks, reviews, clock, store: new ExposureStore(checks, reviews, clock) };
}

const answered = (store: ExposureStore, said: readonly string[] | null) =>
  expect.poll(() => store.findings?.map((finding) => finding.said) ?? null).toEqual(said);

describe('what gives the author of a form away (F-10)', () => {
  it('is looked for at once at first, and then when typing rests, in the last texts alone', async () => {
    const { store, checks, clock } = aStore();
    expect(store.findings).toBeNull();
    store.read({ likes: '' }, 'Koyal');
    await answered(store, []);
    store.read({ likes: 'I worked with Rakes' }, 'Koyal');
    store.read({ likes: 'I worked with Rakesh' }, 'Koyal');
    expect(checks.asked).toHaveLength(1);
    clock.advance(500);
    await answered(store, ['Rakesh']);
    expect(checks.asked).toEqual([{ likes: '' }, { likes: 'I worked with Rakesh' }]);
  });

  it('keeps what it found in sight while it looks again, and says nothing where nobody could look', async () => {
    const { store, checks, clock } = aStore();
    store.read({ likes: 'With Rakesh' }, '');
    await answered(store, ['Rakesh']);
    checks.isAway = true;
    store.read({ likes: 'With Rakesh and Sunita' }, '');
    clock.advance(500);
    expect(store.findings?.map(({ said }) => said)).toEqual(['Rakesh']);
    await answered(store, null);
  });

  it('is forgotten with the draft, even while a look at it is due', async () => {
    const { store, checks, clock } = aStore();
    store.read({ likes: 'With Rakesh' }, '');
    await answered(store, ['Rakesh']);
    store.read({ likes: 'With Sunita' }, '');
    store.forget();
    clock.advance(500);
    expect([store.findings, checks.asked.length]).toEqual([null, 1]);
  });
});

describe('the crowd of a form', () => {
  it('is made of the counts of its company, which are asked for once', async () => {
    const { store, reviews } = aStore();
    expect(store.crowdOf(job)).toBeNull();
    await store.count('');
    await store.count('koyal');
    await store.count('koyal');
    expect(store.crowdOf(job)).toEqual({ size: 'among', rarest: 'city', count: 11, generalise: null });
    await store.count('bulbul');
    expect(reviews.asked).toEqual(['koyal', 'bulbul']);
  });

  it('is asked for again after a failure', async () => {
    const { store, reviews } = aStore();
    reviews.isAway = true;
    await store.count('koyal');
    expect(store.crowdOf(job)).toBeNull();
    reviews.isAway = false;
    await store.count('koyal');
    expect(store.crowdOf(job)).toMatchObject({ count: 11 });
  });
});
