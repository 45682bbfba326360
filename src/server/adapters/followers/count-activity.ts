import { sql, type Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { leastAmongMost, type CompanyActivity } from '#core/followers/activity.ts';
import { badgeRules } from '#core/followers/badge.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { hasReply } from '../company-replies/replied-to.ts';
import { countedLive } from '../crowds/counted-live.ts';
import type { Tables } from '../database/tables.ts';

const latelyMs = badgeRules.days * dayMs;
const yearMs = 365 * dayMs;

/** Counts each company's recent activity and answers; silent companies have no row. */
export async function countActivity(db: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<void> {
  const [lately, aYearAgo] = [new Date(clock.now() - latelyMs), new Date(clock.now() - yearMs)];
  const [posts, reviews, companies] = [await postsSince(db, lately), await reviewsSince(db, lately, aYearAgo), await companiesIn(db)];
  const today = dayOf(clock.now());
  const [asked, visited, searched] = [await askedSince(db, aYearAgo), await placesBy(db, 'times', today), await placesBy(db, 'searches', today)];
  const ids = new Set([posts, reviews, asked, visited, searched].flatMap((counts) => [...counts.keys()]));
  const found = [...ids].map((companyId): CompanyActivity => {
    const { lately: some = 0, reviews: all = 0, answered = 0, latelyAnswered = 0 } = reviews.get(companyId) ?? {};
    const things = (posts.get(companyId) ?? 0) + some;
    const places = { visitedPlace: visited.get(companyId) ?? null, searchedPlace: searched.get(companyId) ?? null };
    return { companyId, things, reviews: all, answered, latelyAnswered, asked: asked.get(companyId) ?? 0, ...places };
  });
  const least = leastAmongMost(
    found.map(({ things }) => things),
    companies,
  );
  const rows = found.map(({ companyId, things, reviews: all, latelyAnswered, ...counts }) => ({
    ...counts,
    company_id: companyId,
    things,
    is_among_most: things >= least,
    all,
    lately: latelyAnswered,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('company_activity').where('company_id', 'is not', null).execute();
    await sql`insert into company_activity (company_id, things_count, is_among_most, reviews_count, answered_count, lately_answered_count, asked_count, visited_place, searched_place)
      select company_id, things, is_among_most, "all", answered, lately, asked, "visitedPlace", "searchedPlace" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as found (company_id text, things integer, is_among_most boolean, "all" integer, answered integer, lately integer, asked integer, "visitedPlace" integer, "searchedPlace" integer)
      where exists (select 1 from company where id = found.company_id)`.execute(transaction);
  });
}

async function postsSince(db: Kysely<Tables>, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows: posts } = await sql<{ readonly id: string; readonly posts: number }>`select community_id as id, count(*)::integer as posts
    from post where status = 'LIVE' and posted_at >= ${since} group by community_id`.execute(db);
  const counts = new Map(posts.map((each) => [each.id, each.posts]));
  const { rows } = await sql<{ readonly id: string; readonly companyId: string }>`select community.id, company.id as "companyId"
    from community join company on company.url_name = community.url_name where type = 'company'`.execute(db);
  return new Map(rows.flatMap(({ id, companyId }) => (counts.has(id) ? [[companyId, counts.get(id) ?? 0] as const] : [])));
}

interface ReviewCounts {
  readonly lately: number;
  readonly reviews: number;
  readonly answered: number;
  readonly latelyAnswered: number;
}

async function reviewsSince(db: Kysely<Tables>, lately: Date, aYearAgo: Date): Promise<ReadonlyMap<string, ReviewCounts>> {
  const { rows } = await sql<ReviewCounts & { readonly id: string }>`select company_id as id, count(*) filter (where posted_at >= ${lately})::integer as lately,
      count(*)::integer as reviews, count(*) filter (where ${hasReply('review')})::integer as answered,
      count(*) filter (where exists (select 1 from company_reply where company_reply.company_id = review.company_id and about_id = review.id
        and company_reply.status = 'LIVE' and company_reply.text <> '' and company_reply.posted_at >= ${lately}))::integer as "latelyAnswered"
    from review where ${countedLive} and posted_at >= ${aYearAgo} group by company_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Reviews that companies reported in their own name. */
async function askedSince(db: Kysely<Tables>, aYearAgo: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly id: string; readonly count: number }>`select company_id as id, count(*)::integer as count
    from employer_report where filed_on >= ${aYearAgo}::date group by company_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Places of the most visited or most searched in each industry, by the last full weeks. */
async function placesBy(db: Kysely<Tables>, counted: 'times' | 'searches', today: string): Promise<ReadonlyMap<string, number>> {
  const { places, weeksVisited, fewestVisits, fewestSearches } = badgeRules;
  const fewest = counted === 'times' ? fewestVisits : fewestSearches;
  const sum = sql`sum(${sql.ref(counted)})`;
  const { rows } = await sql<{ readonly id: string; readonly place: number }>`select id, place from (
      select company.id, ${sum} as counted, (rank() over (partition by company.industry order by ${sum} desc))::integer as place
      from company_visit join company on company.id = company_visit.company_id
      where week < date_trunc('week', ${today}::date)::date and week >= date_trunc('week', ${today}::date)::date - ${sql.lit(7 * weeksVisited)}
      group by company.id, company.industry) as placed
    where place <= ${sql.lit(places)} and counted >= ${sql.lit(fewest)}`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

async function companiesIn(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from company`.execute(db);
  return rows[0]?.count ?? 0;
}
