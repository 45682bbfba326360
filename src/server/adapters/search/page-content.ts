import { sql, type Kysely, type RawBuilder } from 'kysely';
import { fewestQualified } from '#core/awards/award-rule.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { Named } from '#core/named.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import { bandNumber, experienceBandOf } from '#core/salaries/salary.ts';
import type { PageContent } from '#core/search/page-content.ts';
import type { Tables } from '../database/tables.ts';
import { sizeCodeOf } from '../companies/size-code.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import { jobConditions, type JobConditions } from '../jobs/job-conditions.ts';
import { citiesOfOpenJobs, hasOpenJobs } from '../jobs/job-list-query.ts';
import { interviewTextSource } from '../interviews/interview-text-source.ts';
import { postTextSource } from '../posts/post-text-source.ts';
import { reviewTextSource } from '../reviews/review-text-source.ts';

type ContentOf<Of extends PageContent['of']> = Extract<PageContent, { readonly of: Of }>;
type PlaceContent = Extract<PageContent, { readonly industry: string | null }>;
type Exists = RawBuilder<unknown>;

export async function filledPages(db: Kysely<Tables>, contents: readonly PageContent[], now: number): Promise<readonly boolean[]> {
  if (contents.length === 0) return [];
  const each = await Promise.all(contents.map((content) => (content.of === 'jobs' ? jobsIn(db, content, now) : existsIn(content))));
  const { rows } = await sql<{
    readonly filled: readonly boolean[];
  }>`select array[${sql.join(each.map((exists) => sql`(${exists})::boolean`))}] as filled`.execute(db);
  return rows[0]?.filled ?? contents.map(() => true);
}

/** Finds no open jobs once the company or title is gone, though the search may know its name. */
async function jobsIn(db: Kysely<Tables>, content: ContentOf<'jobs'>, now: number): Promise<Exists> {
  const conditions = await knownConditions(db, content, now);
  return conditions ? hasOpenJobs(conditions, dayOf(now)) : sql`false`;
}

const knownConditions = (db: Kysely<Tables>, { scope, search }: ContentOf<'jobs'>, now: number): Promise<JobConditions | undefined> =>
  jobConditions(db, { scope, search, today: dayOf(now) }).catch((error: unknown) => {
    if (Failure.from(error).kind === 'missing') return undefined;
    throw error;
  });

function existsIn(content: Exclude<PageContent, { readonly of: 'jobs' }>): Exists {
  switch (content.of) {
    case 'pay':
      return payOf(content);
    case 'companies':
      return sql`exists (select 1 from company c where ${companiesIn(content)})`;
    case 'awards':
      return sql`exists (select 1 from award_category where year = ${content.year} and slug = ${content.slug} and qualified_count >= ${sql.lit(fewestQualified)})`;
    case 'reviews':
      return reviewsIn(content);
    case 'tab':
      return tabs[content.tab](content.companyId);
    case 'reviewsOfJob':
      return reviewsOfJob(content);
    case 'interviewsForJob':
      return sql`exists (select 1 from interview where ${content.companyId === null ? sql`true` : sql`company_id = ${content.companyId}`}
        and designation_id = ${content.designationId} and ${interviewTextSource.isShown})`;
    case 'college':
      return sql`exists (select 1 from college where id = ${content.id} and interviews_count > 0)`;
    case 'questions':
      return sql`exists (select 1 from question_topic where list = ${topicLists[content.list] + String(content.id)} and questions_count > 0)`;
  }
}

function payOf({ companyId, designationId, cityId, years }: ContentOf<'pay'>): Exists {
  const band = bandNumber(years === null ? null : experienceBandOf(years));
  const isWhole = cityId === null && years === null;
  const slice = sql`currency = 'INR' and people > 0 and (${isWhole}::boolean or (city_id = ${cityId ?? 0} and band = ${band}))`;
  const ofJob = designationId === null ? sql`true` : sql`designation_id = ${designationId}`;
  if (companyId !== null) return sql`exists (select 1 from pay_slice where company_id = ${companyId} and ${ofJob} and ${slice})`;
  const market = sql`exists (select 1 from market_pay where ${ofJob} and designation_id <> 0 and city_class = '' and ${slice})`;
  return designationId !== null && isWhole ? sql`${market} or exists (select 1 from pay_slice where ${ofJob} and ${slice})` : market;
}

const companiesIn = ({ industry, city, size = [] }: Pick<PlaceContent, 'industry' | 'city' | 'size'>): Exists =>
  sql`${size.length === 0 ? sql`true` : sql`c.indian_size = any(${size.map(sizeCodeOf)}::smallint[])`} and ${
    industry === null ? sql`true` : sql`c.industry = ${industry}`
  } and ${city === null ? sql`true` : sql`exists (select 1 from company_location office where office.company_id = c.id and office.location = ${city})`}`;

const reviewsIn = ({ industry, city }: PlaceContent): Exists => sql`exists (select 1 from review where ${reviewTextSource.isShown}
  ${industry === null ? sql`` : sql`and industry = ${industry}`}
  ${city === null ? sql`` : sql`and shown_level >= 3 and city_id = any(array(select id from city where url_name = ${city}))`})`;

function reviewsOfJob({ companyId, designationId, cityId }: ContentOf<'reviewsOfJob'>): Exists {
  const parts = [designationId === null ? sql`true` : sql`designation_id = ${designationId}`, cityId === null ? sql`true` : sql`city_id = ${cityId}`];
  return sql`exists (select 1 from review_slice where company_id = ${companyId} and ${sql.join(parts, sql` and `)})`;
}

const tabs: Readonly<Record<ContentOf<'tab'>['tab'], (companyId: string) => Exists>> = {
  overview: () => sql`true`,
  reviews: (id) => sql`exists (select 1 from review where company_id = ${id} and ${reviewTextSource.isShown})`,
  salaries: (id) => sql`exists (select 1 from pay_slice where company_id = ${id} and people > 0)`,
  interviews: (id) => sql`exists (select 1 from interview where company_id = ${id} and ${interviewTextSource.isShown})`,
  benefits: (id) => sql`exists (select 1 from benefit_figure where company_id = ${id} and people > 1)`,
  jobs: (id) => sql`exists (select 1 from job_option where kind = 'company' and option = ${id} and jobs_count > 0)`,
  photos: (id) => sql`exists (select 1 from company where id = ${id} and photos_count > 0)`,
  offices: (id) => sql`exists (select 1 from company_location where company_id = ${id})`,
  questions: (id) => sql`exists (select 1 from question where company_id = ${id} and status = 'LIVE' and not is_asked and merged_into is null)`,
  discussions: (id) =>
    sql`exists (select 1 from post where ${postTextSource.isShown} and community_id = ${postTextSource.placeOf({ companyId: id, communityId: null })})`,
};

const mostCities = 60;

/** Cities with companies, open jobs or known pay, most first. */
export async function citiesWith(db: Kysely<Tables>, content: PageContent, now: number): Promise<readonly Named[]> {
  const found = content.of === 'jobs' ? await citiesOfJobs(db, content, now) : citiesOf(content);
  if (!found) return [];
  const { rows } =
    await sqlOfShown<Named>`select url_name as "urlName", min(name) as name from (${found}) as found group by url_name order by max(count) desc, url_name limit ${sql.lit(mostCities)}`.execute(
      db,
    );
  return rows;
}

async function citiesOfJobs(db: Kysely<Tables>, content: ContentOf<'jobs'>, now: number): Promise<RawBuilder<unknown> | undefined> {
  const conditions = await knownConditions(db, content, now);
  return conditions && citiesOfOpenJobs(conditions, dayOf(now));
}

function citiesOf(content: PageContent): RawBuilder<unknown> | undefined {
  if (content.of === 'companies')
    return sql`select location.url_name, location.name, count(*) as count from company c join company_location office on office.company_id = c.id
      join location on location.url_name = office.location where ${companiesIn({ industry: content.industry, city: null })} group by 1, 2`;
  if (content.of === 'pay' && content.companyId === null && content.designationId !== null)
    return sql`select city.url_name, city.name, people as count from market_pay join city on city.id = city_id
      where designation_id = ${content.designationId} and city_class = '' and band = 0 and employment = '' and currency = 'INR' and people > 0`;
  return undefined;
}
