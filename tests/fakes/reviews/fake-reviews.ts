import { inContributionOrder, type ContributionSort } from '#core/contributions/contribution-order.ts';
import { existing } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { burstWeeks } from '#core/reviews/burst-weeks.ts';
import { sentenceAt } from '#core/reviews/digest-sentences.ts';
import { digestOf, mostDigested, type DigestSide, type QuotePlace, type ReviewDigest } from '#core/reviews/digest.ts';
import { exitAnswers, nextExits, shownExits, type ExitFigures } from '#core/reviews/exit-figures.ts';
import { countOf, ratingOf, withoutWeeks } from '#core/reviews/rating-formula.ts';
import type { ReviewFigures, ReviewFilter, ReviewFilters, WeekCount } from '#core/reviews/review-figures.ts';
import type { ReviewHubSearch, ReviewSearch } from '#core/reviews/review-search.ts';
import type { ReviewInsights } from '#core/reviews/review-insights.ts';
import { employments } from '#core/careers/employment-kind.ts';
import { reviewCategories, starSteps, type Review, type Stars } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { companyAmong, countedNames, slugOf, type KnownCompany } from '#tests/companies.ts';
import { freshly } from '#tests/fakes/crowds/freshly.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { type KnownReview, replyIdOf } from '#tests/reviews.ts';
import { jobsOf, type ShownJob } from './shown-jobs.ts';

/** Prior of a world in which no industry has enough reviews. */
const prior = 3.8;

export class FakeReviews implements Reviews {
  readonly #companies: readonly KnownCompany[];
  readonly #reviews: readonly KnownReview[];
  readonly #jobs: ReadonlyMap<string, ShownJob>;
  readonly #now: number;

  constructor(companies: readonly KnownCompany[] = [], reviews: readonly KnownReview[] = [], now = Date.UTC(2026, 10, 20)) {
    this.#companies = companies;
    this.#reviews = reviews.filter(({ status }) => status === 'LIVE');
    this.#now = now;
    this.#jobs = new Map(
      companies.flatMap(({ companyId }) => [
        ...jobsOf(
          this.#reviews.filter((review) => review.companyId === companyId),
          now,
        ),
      ]),
    );
  }

  async list(urlName: string, search: ReviewSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Review>> {
    const found = this.#of(urlName).filter((review) => this.#answers(review, search));
    return this.#page(found, search.sort, after, pageSize);
  }

  async filters(urlName: string): Promise<ReviewFilters> {
    const reviews = this.#of(urlName);
    const jobs = reviews.map(({ reviewId }) => this.#jobOf(reviewId));
    const among = (isOne: (job: ShownJob) => boolean) => jobs.filter(isOne).length;
    return {
      stars: starSteps.toReversed().map((stars) => ({ stars, reviewsCount: reviews.filter((review) => review.stars === stars).length })),
      departments: [],
      designations: options(jobs.map(({ designation }) => designation)),
      cities: options(jobs.map(({ city }) => city)),
      employments: employments
        .map((employment) => ({ employment, reviewsCount: among((job) => job.employment === employment) }))
        .filter(({ reviewsCount }) => reviewsCount > 0),
      works: [true, false]
        .map((isCurrent) => ({ isCurrent, reviewsCount: among((job) => job.isCurrent === isCurrent) }))
        .filter(({ reviewsCount }) => reviewsCount > 0),
    };
  }

  async figures(urlName: string): Promise<ReviewFigures> {
    const all = this.#of(urlName);
    const reviews = all.filter(isCounted);
    const weeks = weeksOf(reviews);
    const bursts = burstWeeks(weeks);
    const categories = reviewCategories.map((category) => ({ category, stars: countsOf(reviews.flatMap(({ ratings }) => ratings[category] ?? [])) }));
    return {
      reviewsCount: reviews.length,
      uncountedCount: all.length - reviews.length,
      rating: ratingOf({ weeks, prior }),
      ratingWithoutBursts: ratingOf({ weeks: withoutWeeks(weeks, bursts), prior }),
      prior,
      weeks,
      bursts,
      categories: categories.filter(({ stars }) => countOf(stars) >= fewestPeople),
    };
  }

  async insights(urlName: string): Promise<ReviewInsights> {
    const reviews = this.#of(urlName);
    return { figures: await this.figures(urlName), exit: exitsOf(reviews), digest: digestIn(reviews.filter(isCounted)) };
  }

  async latest({ industry, city, sort }: ReviewHubSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Review>> {
    const found = this.#reviews.filter(
      ({ companyId, reviewId }) =>
        (industry === null || slugOf(companyAmong(this.#companies, companyId).industry) === industry) &&
        (city === null || slugOf(this.#jobOf(reviewId).city ?? '') === city),
    );
    return this.#page(found, sort, after, pageSize);
  }

  async one(reviewId: string): Promise<Review> {
    return this.#shown(existing(this.#reviews.find((known) => known.reviewId === reviewId)));
  }

  #page(found: readonly KnownReview[], sort: ContributionSort, after: string | null | undefined, pageSize: number): Page<Review> {
    const { items, next } = pageOf(inOrder(found, sort), ({ reviewId }) => `${sort}-${reviewId}`, after, pageSize);
    return { items: items.map((review) => this.#shown(review)), next };
  }

  #answers(review: KnownReview, { stars, designation, city, employment, isCurrent, years }: ReviewSearch): boolean {
    const job = this.#jobOf(review.reviewId);
    return (
      (stars.length === 0 || stars.includes(review.stars)) &&
      (designation === null || slugOf(job.designation ?? '') === designation) &&
      (city === null || slugOf(job.city ?? '') === city) &&
      (employment === null || job.employment === employment) &&
      (isCurrent === null || job.isCurrent === isCurrent) &&
      (years === null || mondayOf(review.week) >= this.#now - years * 365 * dayMs)
    );
  }

  #shown(review: KnownReview): Review {
    const { urlName, name } = companyAmong(this.#companies, review.companyId);
    const { reviewId, stars, ratings, likes, dislikes, week } = review;
    const isBurst = burstWeeks(weeksOf(this.#of(urlName).filter(isCounted))).includes(week);
    return {
      reviewId,
      company: { urlName, name },
      stars,
      ratings,
      title: review.title || null,
      likes,
      dislikes,
      job: { department: null, ...this.#jobOf(reviewId) },
      week,
      helpfulCount: review.helpful,
      isEdited: false,
      isCounted: isCounted(review),
      signs: [...(review.isInvited ? ['invited' as const] : []), ...(isBurst ? ['burst' as const] : [])],
      reply: review.reply === '' ? null : { replyId: replyIdOf(review.reviewId), text: review.reply, week: '2026-W45', answer: null },
    };
  }

  #jobOf(reviewId: string): ShownJob {
    return this.#jobs.get(reviewId) ?? { designation: null, city: null, employment: null, isCurrent: null };
  }

  #of(urlName: string): readonly KnownReview[] {
    const { companyId } = companyAmong(this.#companies, urlName);
    return this.#reviews.filter((review) => review.companyId === companyId);
  }
}

const isCounted = ({ countedYear }: KnownReview): boolean => countedYear !== null;

const inOrder = (reviews: readonly KnownReview[], sort: ContributionSort): readonly KnownReview[] =>
  inContributionOrder(reviews, sort, ({ reviewId: id, week, helpful }) => ({ id, week, helpful }));

const countsOf = (given: readonly Stars[]): readonly number[] => starSteps.map((step) => given.filter((stars) => stars === step).length);

function weeksOf(reviews: readonly KnownReview[]): readonly WeekCount[] {
  const weeks = [...new Set(reviews.map(({ week }) => week))].toSorted();
  return weeks.map((week) => ({ week, stars: countsOf(reviews.filter((review) => review.week === week).map(({ stars }) => stars)) }));
}

function digestIn(reviews: readonly KnownReview[]): ReviewDigest {
  const newest = inOrder(reviews, 'newToOld').slice(0, mostDigested);
  const textOf = ({ reviewId, side, ...place }: QuotePlace) => sentenceAt(newest.find((review) => review.reviewId === reviewId)?.[side] ?? '', place);
  const on = (quotes: readonly QuotePlace[], side: DigestSide) =>
    quotes.filter((quote) => quote.side === side).map((quote) => ({ reviewId: quote.reviewId, text: textOf(quote) }));
  const topics = digestOf(newest).map(({ quotes, ...topic }) => ({ ...topic, liked: on(quotes, 'likes'), disliked: on(quotes, 'dislikes') }));
  return { reviewsRead: newest.length, topics };
}

/** Combines all answers at once. */
const exitsOf = (reviews: readonly KnownReview[]): ExitFigures =>
  shownExits(nextExits({}, (fact) => freshly(...reviews.flatMap(({ exit }) => (exit && exitAnswers(exit)[fact]) ?? []))));

const options = (names: readonly (string | null)[]): readonly ReviewFilter[] =>
  countedNames(names).map(({ count, ...named }) => ({ ...named, reviewsCount: count }));
