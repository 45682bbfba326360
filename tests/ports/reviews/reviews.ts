import { describe, expect, it } from 'vitest';
import { everyReview, latestReviews, type ReviewSearch } from '#core/reviews/review-search.ts';
import { noExitFigures } from '#core/reviews/exit-figures.ts';
import { ratingOf } from '#core/reviews/rating-formula.ts';
import type { ExitFacts } from '#core/reviews/review-draft.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aKnownReview, type KnownReview, replyIdOf } from '#tests/reviews.ts';

export type OpenReviews = (companies: readonly KnownCompany[], reviews: readonly KnownReview[]) => Promise<Reviews>;

const koyal = aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', industry: 'Payments' });
const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill', industry: 'Textiles' });
const at = (known: Partial<KnownReview> = {}): KnownReview => aKnownReview({ companyId: koyal.companyId, ...known });
const titles = (reviews: readonly Review[]): readonly (string | null)[] => reviews.map(({ title }) => title);

export function meetsContract(open: OpenReviews): void {
  const opened = (...reviews: readonly KnownReview[]) => open([koyal, mill], reviews);
  const list = async (reviews: Reviews, search: Partial<ReviewSearch> = {}) => (await reviews.list('koyal-pay', { ...everyReview, ...search })).items;

  describe('the reviews of a company (R-020, R-009)', () => {
    it('stand most helpful first, newest first or oldest first, and those of others nowhere', async () => {
      const reviews = await opened(
        at({ title: 'one', helpful: 3, week: '2026-W30' }),
        at({ title: 'two', helpful: 1, week: '2026-W40' }),
        at({ title: 'three', helpful: 2, week: '2026-W35' }),
        aKnownReview({ companyId: mill.companyId }),
        at({ title: 'to come', status: 'SCHEDULED' }),
      );
      expect(titles(await list(reviews))).toEqual(['one', 'three', 'two']);
      expect(titles(await list(reviews, { sort: 'newToOld' }))).toEqual(['two', 'three', 'one']);
      expect(titles(await list(reviews, { sort: 'oldToNew' }))).toEqual(['one', 'three', 'two']);
    });

    it('come page by page, each once, and a cursor is good for its own list', async () => {
      const reviews = await opened(...Array.from({ length: 7 }, (_, number) => at({ helpful: number % 3 })));
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page = await reviews.list('koyal-pay', everyReview, next, 3);
        seen.push(...page.items.map(({ reviewId }) => reviewId));
        next = page.next;
      } while (next !== null);
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
      const { next: cursor } = await reviews.list('koyal-pay', everyReview, null, 3);
      await expect(reviews.list('koyal-pay', { ...everyReview, sort: 'newToOld' }, cursor, 3)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });

    it('are narrowed by stars and by years (R-008)', async () => {
      const reviews = await opened(at({ title: 'good', stars: 5 }), at({ title: 'bad', stars: 1 }), at({ title: 'old', stars: 5, week: '2024-W10' }));
      expect(titles(await list(reviews, { stars: [1] }))).toEqual(['bad']);
      expect((await list(reviews, { stars: [1, 5] })).length).toBe(3);
      expect(titles(await list(reviews, { stars: [5], years: 1 }))).toEqual(['good']);
    });

    it('show of a job what eight share, and are found by that alone (D-28)', async () => {
      const nine = Array.from({ length: 9 }, () => at({ designation: 'Weaver', city: 'Surat', employment: 'full-time', isCurrent: true }));
      const alone = at({ title: 'alone', stars: 1, designation: 'Dyer', city: 'Erode', employment: 'intern', isCurrent: false });
      const reviews = await opened(...nine, alone, ...Array.from({ length: 8 }, () => at({ designation: 'Spinner', city: 'Surat' })));
      const found = await list(reviews, { designation: 'weaver', city: 'surat' });
      expect(found.map(({ job }) => [job.designation, job.city, job.employment, job.isCurrent])).toEqual(
        nine.map(() => ['Weaver', 'Surat', 'full-time', true]),
      );
      expect(await list(reviews, { designation: 'dyer' })).toEqual([]);
      // Anyone who is alone is not distinguished from those whose designation eight share.
      expect(await list(reviews, { designation: 'spinner' })).toEqual([]);
      const { job } = await reviews.one(alone.reviewId);
      expect([job.designation, job.city, job.employment, job.isCurrent]).toEqual([null, null, null, null]);
      const filters = await reviews.filters('koyal-pay');
      expect([filters.designations, filters.cities]).toEqual([
        [{ urlName: 'weaver', name: 'Weaver', reviewsCount: 9 }],
        [{ urlName: 'surat', name: 'Surat', reviewsCount: 9 }],
      ]);
      expect([filters.employments, filters.works]).toEqual([[{ employment: 'full-time', reviewsCount: 9 }], [{ isCurrent: true, reviewsCount: 9 }]]);
      // Every review shows its own stars, so that they are counted exactly.
      expect(filters.stars.map(({ reviewsCount }) => reviewsCount)).toEqual([0, 17, 0, 0, 1]);
    });

    it('show nothing of a job whose reviews do not count', async () => {
      const job = { designation: 'Weaver', city: 'Surat', employment: 'full-time', isCurrent: true } as const;
      const reviews = await opened(
        ...Array.from({ length: 9 }, (_, number) => at({ ...job, countedYear: number < 7 ? 2026 : ([null, 2023][number - 7] ?? null) })),
      );
      expect([await list(reviews, { designation: 'weaver' }), (await reviews.filters('koyal-pay')).designations]).toEqual([[], []]);
    });

    it('are missing with a company that is not there', async () => {
      const reviews = await opened();
      await expect(reviews.list('nobody', everyReview)).rejects.toMatchObject({ kind: 'missing' });
      await expect(reviews.filters('nobody')).rejects.toMatchObject({ kind: 'missing' });
      await expect(reviews.figures('nobody')).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('the figures of a company (F-19)', () => {
    it('hold all that the rating is made of, and none below five', async () => {
      const reviews = await opened(
        ...([5, 4, 4, 2, 1] as const).map((stars) => at({ stars, ratings: { salary: stars } })),
        aKnownReview({ companyId: mill.companyId }),
      );
      const figures = await reviews.figures('koyal-pay');
      expect(figures).toMatchObject({
        reviewsCount: 5,
        weeks: [{ week: '2026-W40', stars: [1, 1, 0, 2, 1] }],
        categories: [{ category: 'salary' }],
        bursts: [],
      });
      expect(figures.rating).toBe(ratingOf(figures));
      expect(await reviews.figures('sutra-mill')).toMatchObject({ reviewsCount: 1, rating: null, categories: [] });
    });

    it('leave out a review that does not count, which is listed with a mark', async () => {
      const ratings = { salary: 5, culture: 5 } as const;
      const [kept, beside] = [(['2', '3', '4'] as const).flatMap((stars) => [stars, stars]), Array.from({ length: 6 })];
      const known = kept.map((stars) => at({ stars: stars === '2' ? 2 : stars === '3' ? 3 : 4, ratings: { salary: 3 } }));
      const alone = await opened(...known);
      const both = await opened(...known, ...beside.map(() => at({ stars: 5, ratings, week: '2026-W41', countedYear: null })));
      expect(await both.figures('koyal-pay')).toEqual({ ...(await alone.figures('koyal-pay')), uncountedCount: 6 });
      expect((await both.insights('koyal-pay')).digest).toEqual((await alone.insights('koyal-pay')).digest);
      const { items } = await both.list('koyal-pay', { ...everyReview, stars: [5] });
      expect(items.map(({ isCounted }) => isCounted)).toEqual(beside.map(() => false));
      expect((await both.list('koyal-pay', { ...everyReview, stars: [2] })).items.map(({ isCounted }) => isCounted)).toEqual([true, true]);
      expect((await both.filters('koyal-pay')).stars.map(({ reviewsCount }) => reviewsCount)).toEqual([6, 2, 2, 2, 0]);
    });
  });

  describe('what leaving takes (F-06)', () => {
    const none = { bondRupees: null, bondMonths: null, noticeDays: null, buyout: null, relievingDays: null, settlementDays: null, isWithheld: null };
    const left = (exit: Partial<ExitFacts>) => at({ exit: { ...none, ...exit } });

    it('is counted fact by fact from eight people, all of them shown', async () => {
      const reviews = await opened(
        ...[30, 30, 60, 60, 60, 60, 90, 90, 90, 90].map((noticeDays, place) => left({ noticeDays, buyout: 'yes', isWithheld: place < 2, bondRupees: 0 })),
        ...[52_000, 98_000, 100_000, 151_000, 151_000].map((bondRupees) => left({ bondRupees, bondMonths: 12 })),
        at({ status: 'FLAGGED', exit: { ...none, bondRupees: 400_000 } }),
        at(),
      );
      expect((await reviews.insights('koyal-pay')).exit).toEqual({
        bond: { people: 10, percent: 30 },
        bondRupees: null,
        bondMonths: null,
        noticeDays: { people: 10, low: 60, median: 60, high: 90 },
        buyout: { people: 10, allowed: 100, refused: 0, notAsked: 0 },
        relievingDays: null,
        settlementDays: null,
        withheld: { people: 10, percent: 20 },
      });
      expect((await reviews.insights('sutra-mill')).exit).toEqual(noExitFigures);
      await expect(reviews.insights('nobody')).rejects.toMatchObject({ kind: 'missing' });
    });
  });

  describe('what people agree on (F-27)', () => {
    const asked = async (reviews: Reviews) => (await reviews.insights('koyal-pay')).digest;
    const quiet = 'We sit by the window and it is quiet there.';

    it('is counted from five people, and each sentence is in a shown review', async () => {
      const fed = (number: number) => at({ likes: `Canteen plate number ${number} is good and costs little. ${quiet}`, dislikes: quiet, week: '2025-W05' });
      const unfed = at({ likes: quiet, dislikes: 'The canteen closes before the late crowd gets there.' });
      const known = [fed(1), fed(2), fed(3), fed(4), unfed];
      const reviews = await opened(...known, { ...fed(5), status: 'FLAGGED' });
      const { reviewsRead, topics } = await asked(reviews);
      expect([reviewsRead, topics.length]).toEqual([5, 1]);
      expect(topics[0]).toMatchObject({ topic: 'food', people: 5, likes: 4, dislikes: 1, firstQuarter: '2025-Q1', lastQuarter: '2026-Q4' });
      expect(topics[0]?.disliked).toEqual([{ reviewId: unfed.reviewId, text: 'The canteen closes before the late crowd gets there.' }]);
      const { liked = [] } = topics[0] ?? {};
      expect(liked.length).toBe(3);
      for (const { reviewId, text } of liked) expect((await reviews.one(reviewId)).likes).toContain(text);
      const { topics: none } = await asked(await opened(...known.slice(1)));
      expect(none).toEqual([]);
    });
  });

  describe('the reviews of all companies (R-003)', () => {
    it('stand newest first or most helpful first, and are narrowed to an industry', async () => {
      const reviews = await opened(
        at({ title: 'paid', helpful: 9, week: '2026-W20' }),
        aKnownReview({ companyId: mill.companyId, title: 'woven', week: '2026-W41' }),
      );
      const latest = async (search: Partial<typeof latestReviews>) => titles((await reviews.latest({ ...latestReviews, ...search })).items);
      expect(await latest({})).toEqual(['woven', 'paid']);
      expect(await latest({ sort: 'popularity' })).toEqual(['paid', 'woven']);
      expect(await latest({ industry: 'textiles' })).toEqual(['woven']);
    });
  });

  describe('one review', () => {
    it('is found by its own name, as long as it is shown', async () => {
      const [shown, waiting] = [at({ reply: 'Dates are fixed now.', isInvited: true }), at({ status: 'FLAGGED' })];
      const reviews = await opened(shown, waiting);
      expect(await reviews.one(shown.reviewId)).toMatchObject({
        company: { urlName: 'koyal-pay', name: 'Koyal Pay' },
        week: '2026-W40',
        signs: ['invited'],
        reply: { replyId: replyIdOf(shown.reviewId), text: 'Dates are fixed now.', week: '2026-W45', answer: null },
      });
      await expect(reviews.one(waiting.reviewId)).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
