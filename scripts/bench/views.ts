// The first views whose cost counts, by addresses that are there: the page as readers find it, and the main call of the API that it shows.
import { companySorts, everyCompany, queryOf, ratingFloors, type CompanySearch } from '#core/companies/company-search.ts';
import type { FeedOrder } from '#core/feeds/feed-order.ts';
import { usualFeed, type FeedType } from '#core/feeds/feeds.ts';
import { homePagesOver } from '#core/home/home-pages-over.ts';
import { allJobs, everyJob } from '#core/jobs/job-search.ts';
import { everyInterview } from '#core/interviews/interview-search.ts';
import { benefitsPath, interviewsPath, overviewPath, photosPath, reviewsPath, salariesPath, screens } from '#core/navigation/screens.ts';
import { everyReview } from '#core/reviews/review-search.ts';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import { sqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import type { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { SqlComments } from '#server/adapters/comments/sql-comments.ts';
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { SqlFeeds } from '#server/adapters/feeds/sql-feeds.ts';
import { SqlHeadlines } from '#server/adapters/home/sql-headlines.ts';
import { SqlInterviews } from '#server/adapters/interviews/sql-interviews.ts';
import { SqlNotifications } from '#server/adapters/notifications/sql-notifications.ts';
import { SqlJobs } from '#server/adapters/jobs/sql-jobs.ts';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { SqlCompanyPays } from '#server/adapters/salaries/sql-company-pays.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import type { BenchFixture } from './world.ts';

export interface Call {
  readonly path: string;
  readonly ask: (scope: PseudonymScope) => Promise<unknown>;
}

/** Addresses of a page, and its main call for guests and members if it has one. */
export interface View {
  readonly pages: readonly string[];
  readonly guestCalls: readonly Call[];
  readonly memberCalls: readonly Call[];
  /** Marks a screen drawn separately for each member. */
  readonly isOwn?: boolean;
}

/** Exceeds the caches of the product while requests run. */
const distinct = 320;
const photosAtOnce = 18;
const feedSizes = [20, 19, 18, 17, 16, 15, 14, 13] as const;
const feedPages = 20;
const feedOrders: readonly FeedOrder[] = ['FOR_YOU', 'LATEST'];

export async function viewsOf(fixture: Pick<BenchFixture, 'database'>): Promise<Readonly<Record<string, View>>> {
  const { db } = fixture.database;
  const companies = await db.selectFrom('company').select('url_name').orderBy('reviews_count', 'desc').limit(distinct).execute();
  const posts = await db.selectFrom('post').select('id').where('status', '=', 'LIVE').orderBy('heat', 'desc').limit(distinct).execute();
  const names = companies.map(({ url_name }) => url_name);
  const ofCompany = (pageOf: (name: string) => string, callOf: (name: string) => Call) =>
    view(
      names.map((name) => pageOf(name)),
      names.map((name) => callOf(name)),
    );
  const searches = await companySearches(new SqlCompanies({ db }));
  return {
    home: { ...view([screens.home], [homeCall]), isOwn: true },
    feed: { pages: [screens.communities], guestCalls: [feedCall('GENERIC')], memberCalls: [feedCall('PERSONALIZED')], isOwn: true },
    companies: view(
      searches.map((search) => `${screens.companies}?${queryTextOf(search)}`),
      searches.map(companiesCall),
    ),
    ...companyViews(ofCompany),
    post: view(
      posts.map(({ id }) => screens.post.replace(':postId', id)),
      posts.map(({ id }) => ({ path: `/api/feed/v1/post/${id}/comments?sort=best`, ask: (scope) => new SqlComments(scope).under(id, 'best') })),
    ),
    jobs: view([screens.jobs], [jobsCall]),
    'take-home': view([screens.takeHome], []),
    notifications: { ...view([screens.notifications], [notificationsCall]), guestCalls: [], isOwn: true },
  };
}

const view = (pages: readonly string[], calls: readonly Call[]): View => ({ pages, guestCalls: calls, memberCalls: calls });

const companyViews = (ofCompany: (pageOf: (name: string) => string, callOf: (name: string) => Call) => View): Readonly<Record<string, View>> => ({
  company: ofCompany(overviewPath, (name) => ({ path: `/api/company/v1/company/${name}`, ask: (scope) => new SqlCompanies(scope).facts(name) })),
  reviews: ofCompany(reviewsPath, (name) => ({
    path: `/api/review/v1/company/${name}/reviews?sort=popularity`,
    ask: (scope) => new SqlReviews(scope).list(name, everyReview),
  })),
  salaries: ofCompany(salariesPath, (name) => ({
    path: `/api/salary/v1/company/${name}/salaries?sort=popularity`,
    ask: (scope) => new SqlSalaries(scope).ofCompany(name, everyCompanyPay),
  })),
  interviews: ofCompany(interviewsPath, (name) => ({
    path: `/api/interviews/v1/company/${name}/interviews?sort=popularity`,
    ask: (scope) => new SqlInterviews(scope).list(name, everyInterview),
  })),
  benefits: ofCompany(benefitsPath, (name) => ({ path: `/api/benefits/v1/company/${name}/benefits`, ask: (scope) => sqlBenefits(scope).ofCompany(name) })),
  photos: ofCompany(photosPath, (name) => ({
    path: `/api/photos/v1/company/${name}/photos?page=1&limit=${photosAtOnce}`,
    ask: (scope) => new SqlPhotos(scope).list(name, null, 1, photosAtOnce),
  })),
});

const homeCall: Call = {
  path: '/api/aggregation/v1/home',
  ask: (scope) => {
    const parts = {
      headlines: new SqlHeadlines(scope),
      companies: new SqlCompanies(scope),
      companyPays: new SqlCompanyPays(scope),
      salaries: new SqlSalaries(scope),
      reviews: new SqlReviews(scope),
      feeds: new SqlFeeds(scope),
    };
    return homePagesOver(parts, { now: () => scope.now }).page();
  },
};

const companiesCall = (search: CompanySearch): Call => ({
  path: `/api/company/v1/companies?${queryTextOf(search) || 'sort=popularity'}`,
  ask: (scope) => new SqlCompanies(scope).list(search),
});

const jobsCall: Call = { path: '/api/jobs/v1/jobs?sort=newest', ask: (scope) => new SqlJobs(scope).list(allJobs, everyJob) };

const notificationsCall: Call = {
  path: '/api/notification/v1/notifications?platform=phone&language=en',
  ask: (scope) => new SqlNotifications(scope).list('phone', 'en'),
};

function feedCall(feedType: FeedType, order: FeedOrder = 'FOR_YOU', cursor: string | null = null, size?: number): Call {
  const query = new URLSearchParams({ order, feedType, ...(size === undefined ? {} : { limit: String(size) }), ...(cursor === null ? {} : { cursor }) });
  return { path: `/api/feed/v3/feed?${query.toString()}`, ask: (scope) => new SqlFeeds(scope).list({ ...usualFeed, feedType, order }, cursor, size) };
}

export async function feedCalls({ database: { db }, scopeOver }: BenchFixture, feedType: FeedType): Promise<readonly Call[]> {
  const feeds = new SqlFeeds(scopeOver(db, feedType === 'PERSONALIZED' ? 'member' : 'guest'));
  const calls: Call[] = [];
  for (const order of feedOrders) {
    let cursor: string | null = null;
    for (let page = 0; page < feedPages; page++) {
      for (const size of feedSizes) calls.push(feedCall(feedType, order, cursor, size));
      ({ next: cursor } = await feeds.list({ ...usualFeed, feedType, order }, cursor));
      if (cursor === null) break;
    }
  }
  return calls;
}

export async function companySearches(companies: SqlCompanies): Promise<readonly CompanySearch[]> {
  const { industries, locations, sizes } = await companies.filters();
  const narrowings: readonly Partial<CompanySearch>[] = [
    ...industries.map(({ urlName }) => ({ industry: [urlName] })),
    ...locations.map(({ urlName }) => ({ location: [urlName] })),
    ...sizes.map(({ bucket }) => ({ size: [bucket] })),
    { name: 'net' },
    {},
  ];
  const ratings = [null, ...ratingFloors];
  const found = new Map<string, CompanySearch>();
  for (let at = 0; found.size < distinct; at++) {
    if (at > 10 * distinct) throw new Error(`Only ${found.size} searches of this world find a company.`);
    const turn = Math.floor(at / narrowings.length);
    const search: CompanySearch = {
      ...everyCompany,
      ...narrowings[at % narrowings.length],
      sort: companySorts[(at + turn) % companySorts.length] ?? 'popularity',
      rating: ratings[turn % ratings.length] ?? null,
    };
    const query = queryTextOf(search);
    if (!found.has(query) && (await companies.list(search)).items.length > 0) found.set(query, search);
  }
  return [...found.values()];
}

const queryTextOf = (search: CompanySearch): string => new URLSearchParams(queryOf(search)).toString();
