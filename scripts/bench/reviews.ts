// What is asked of 80 lakh reviews of 1 lakh companies, and how soon a new review is in the figures of the largest.
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { reviewYears } from '#core/reviews/review-search.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { companyIdOf } from '../fixtures/cached-world.ts';
import { reviewFixture } from '../fixtures/review-world.ts';
import { atMost, msOf, type Finding } from './finding.ts';
import { rowsIn, textsIn, type AskedPaths, type KindBench, type MeasuredKind } from './kinds.ts';
import { bodyOf } from './requests.ts';

const mostFreshSeconds = 60;
/** Limit for readers and voters while the largest company's figures are made. */
const mostWaitMs = 500;

export const reviews: MeasuredKind = { fixture: reviewFixture, paths, written: freshness };

const list = '/company/{urlName}/reviews';

async function paths(db: Kysely<Tables>): Promise<AskedPaths> {
  const first100 = (table: 'industry' | 'city') => rowsIn(db, sql`select distinct url_name as name from ${sql.table(table)} order by 1 limit 100`);
  const ofLargest = await rowsIn(db, sql`select id from review where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 300`);
  return {
    base: '/api/review/v1',
    asked: (ids) => sql`
      select distinct on (company.id) company.url_name as "urlName", department.url_name as department, designation.url_name as designation, city.url_name as city
      from company join review_slice on review_slice.company_id = company.id and level = 3
        join department on department.id = review_slice.department_id join designation on designation.id = designation_id join city on city.id = city_id
      where company.id = any(${ids}) order by company.id, md5(designation_id::text)`,
    ofCompanies: {
      ...Object.fromEntries(contributionSorts.map((sort) => [`list by ${sort}`, `${list}?sort=${sort}`])),
      'list of one star': `${list}?rating=1&sort=newToOld`,
      'list of two and four stars': `${list}?rating=2&rating=4`,
      'list of a department': `${list}?department={department}&sort=newToOld`,
      'list of a designation': `${list}?designation={designation}&sort=newToOld`,
      'list of a designation by popularity': `${list}?designation={designation}`,
      'list of a designation in a city': `${list}?designation={designation}&city={city}`,
      'list of a city': `${list}?city={city}&sort=newToOld`,
      'list of a contract': `${list}?employment=contract&sort=newToOld`,
      'list of those who left': `${list}?isCurrent=false`,
      ...Object.fromEntries(reviewYears.map((years) => [`list of ${years} years`, `${list}?years=${years}`])),
      filters: `${list}/filters`,
      insights: `${list}/insights`,
      ratings: '/company/{urlName}/ratings',
    },
    deep: {
      ...Object.fromEntries(contributionSorts.map((sort) => [`deep pages by ${sort}, largest`, `/company/bench-company-0/reviews?sort=${sort}&limit=50`])),
      'newest of all': '/reviews?limit=20',
      'most helpful of all': '/reviews?sort=popularity&limit=20',
    },
    others: [
      [
        await first100('industry'),
        { 'newest of an industry': '/reviews?industry={name}', 'most helpful of an industry': '/reviews?industry={name}&sort=popularity' },
      ],
      [await first100('city'), { 'newest of a city': '/reviews?city={name}', 'most helpful of a city': '/reviews?city={name}&sort=popularity' }],
      [ofLargest, { 'one review': '/review/{id}' }],
    ],
  };
}

/** Publishes two reviews: one when all are new to the product, one when it alone is new. */
async function freshness(bench: KindBench): Promise<readonly Finding[]> {
  return [...(await comesOut(bench, 'first')), ...(await comesOut(bench, 'next'))];
}

async function comesOut({ db, by }: KindBench, turn: string): Promise<readonly Finding[]> {
  const countOf = async (): Promise<number> => {
    const body = await bodyOf(by, '/api/review/v1/company/bench-company-0/ratings');
    return (JSON.parse(body.toString()) as { readonly reviewsCount: number }).reviewsCount;
  };
  const before = await countOf();
  const others = await textsIn(db, sql`select id as value from review where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 500`);
  await sql`insert into review (company_id, id, author_ref, status, posted_at, due_at, stars, title, likes, dislikes, industry)
    select company_id, left(md5(random()::text), 16), md5(random()::text), 'SCHEDULED', posted_at, now(), 5, '', 'It came out just now, ' || random(), 'And nobody saw it before.', industry
    from review where company_id = ${companyIdOf(0)} and status = 'LIVE' limit 1`.execute(db);
  const began = performance.now();
  let waitedMs = 0;
  for (let at = 0; (await countOf()) === before; at++) {
    const vote = sql`update review set up_count = up_count + 1, best = best + 1 where company_id = ${companyIdOf(0)} and id = ${others[at % others.length]}`;
    waitedMs = Math.max(waitedMs, await msOf(() => vote.execute(db)));
    if (performance.now() - began > 3 * mostFreshSeconds * 1_000) break;
    await wait(20);
  }
  return [
    atMost(`a review that came out is in the figures, ${turn} time`, (performance.now() - began) / 1_000, mostFreshSeconds, 's'),
    atMost('a vote on a review of the company waits meanwhile, longest', waitedMs, mostWaitMs, 'ms'),
  ];
}
