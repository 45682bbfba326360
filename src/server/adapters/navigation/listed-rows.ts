import { sql, type RawBuilder } from 'kysely';
import { fewestQualified } from '#core/awards/award-rule.ts';
import { awardListPath, editionPath } from '#core/awards/award-paths.ts';
import { isAwardYear } from '#core/awards/award-edition.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { placedPath } from '#core/navigation/place-urls.ts';
import { designationSalaryPath, officePath, questionPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import type { ListedScreen } from '#core/navigation/site-urls.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { isOpenJob } from '../jobs/open-jobs.ts';
import { isOfTopic, type QuestionTopic } from '../questions/question-topics.ts';
import { shownLevelOf } from '../reviews/shown-level.ts';

export interface SiteUrlRow {
  readonly id: string;
  readonly name: string;
  /** Rest of the path: kind of a community, or city of an office. */
  readonly also: string | null;
  readonly week: string | null;
  readonly author: string | null;
}

/** Public pages of one screen, in an order that hides when they came. */
interface Listing {
  readonly rows: RawBuilder<unknown>;
  readonly order?: RawBuilder<unknown>;
  readonly pathOf?: (row: SiteUrlRow) => string;
}

interface Columns {
  readonly id: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly also?: RawBuilder<unknown>;
  readonly week?: RawBuilder<unknown>;
  readonly author?: RawBuilder<unknown>;
}

const nothing = sql`null::text`;
const noWeek = sql`null::date`;
const select = ({ id, name, also = nothing, week = noWeek, author = nothing }: Columns, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${id} as id, ${name} as name, ${also} as also, ${week} as week, ${author} as author from ${from}`;

const ownId = sql`id`;

const companyRows = (from: RawBuilder<unknown>): RawBuilder<unknown> => select({ id: sql`company.id`, name: sql`company.url_name` }, from);

const ofCompanies = (from: RawBuilder<unknown>): Listing => ({ rows: companyRows(from) });

const withFigures = (table: string, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.table(table)} as figures join company on company.id = figures.company_id where ${where}`;

const ofNamed = (from: RawBuilder<unknown>): Listing => ({ rows: select({ id: sql`named.url_name`, name: sql`named.url_name` }, from) });

/** Counted questions per job or skill; the first of a shared URL name gets the page. */
const ofTopics = (topic: QuestionTopic): Listing =>
  ofNamed(
    sql`question_topic join ${sql.table(topic)} as named on named.id = substr(list, ${sql.lit(topicLists[topic].length + 1)})::integer
      where ${isOfTopic(topic)} and questions_count > 0 and ${isFirst(topic)}`,
  );

/** Counted open jobs per title, skill or city; the first of a shared URL name gets the page. */
const openings = (kind: QuestionTopic | 'city'): RawBuilder<unknown> =>
  select(
    { id: sql`${sql.lit(kind)} || ' ' || named.url_name`, name: sql`named.url_name`, also: sql`${sql.lit(kind)}` },
    sql`job_option join ${sql.table(kind)} as named on named.id = option::integer where kind = ${sql.lit(kind)} and ${isFirst(kind)}`,
  );

const isFirst = (table: 'designation' | 'skill' | 'city', named = 'named') =>
  sql`not exists (select 1 from ${sql.table(table)} as twin where twin.url_name = ${sql.ref(`${named}.url_name`)} and twin.id < ${sql.ref(`${named}.id`)})`;

const wholeOf = sql`band = 0 and employment = '' and currency = 'INR' and people > 0`;
const wholePay = sql`city_id = 0 and ${wholeOf}`;

const ofJobs = sql`market_pay.designation_id > 0 and city_class = '' and ${wholeOf}`;

const paidInCities = sql`${select(
  { id: sql`named.url_name || ' ' || city.url_name`, name: sql`named.url_name`, also: sql`city.url_name` },
  sql`market_pay join designation as named on named.id = market_pay.designation_id join city on city.id = market_pay.city_id
    where ${ofJobs} and ${isFirst('designation')} and ${isFirst('city', 'city')}`,
)} union all ${select(
  { id: sql`' ' || named.url_name`, name: sql`''`, also: sql`named.url_name` },
  sql`city as named where ${isFirst('city')} and exists (select 1 from market_pay where city_id = named.id and ${ofJobs})`,
)}`;

const reviewedCities = select(
  { id: sql`' ' || named.url_name`, name: sql`named.url_name`, also: sql`'city'` },
  sql`city as named where ${isFirst('city')} and named.id in (select city_id from review where status = 'LIVE' and shown_level >= ${sql.lit(shownLevelOf.city)})`,
);

function awardPath(year: number, slug: string | null): string {
  if (!isAwardYear(year)) throw new Error(`There are no awards of ${year}`);
  return slug === null ? editionPath(year) : awardListPath(year, slug);
}

const communities = (type: 'topic' | 'department'): Listing => ({
  rows: select({ id: ownId, name: sql`url_name` }, sql`community where type = ${sql.lit(type)}`),
});

/** Screens backed by rows; blog posts are files. */
export type ListedRows = Exclude<ListedScreen, 'blogPost'>;

export const listings: Readonly<Record<ListedRows, Listing>> = {
  community: communities('topic'),
  department: communities('department'),
  overview: ofCompanies(sql`company`),
  // Those of which more is known than their city.
  office: {
    rows: select(
      { id: sql`company.id || ' ' || office.location`, name: sql`company.url_name`, also: sql`office.location` },
      sql`company_location office join company on company.id = office.company_id where office.address is not null`,
    ),
    pathOf: ({ name, also }) => officePath(name, also ?? ''),
  },
  companyReviews: {
    rows: sql`${companyRows(sql`company where reviews_count > 0`)} union all ${reviewedCities}`,
    pathOf: ({ name, also }) => (also === null ? reviewsPath(name) : placedPath(screens.reviews, name)),
  },
  companySalaries: ofCompanies(withFigures('pay_slice', sql`designation_id = 0 and ${wholePay}`)),
  companyInterviews: ofCompanies(withFigures('interview_figure', sql`designation_id = 0 and interviews_count > 0`)),
  topQuestions: ofCompanies(withFigures('interview_figure', sql`designation_id = 0 and questions_count > 0`)),
  // Of fewer people nothing is shown but what one of them may have noted.
  companyBenefits: ofCompanies(withFigures('benefit_figure', sql`people >= ${sql.lit(fewestContributors)}`)),
  companyPhotos: ofCompanies(sql`company where photos_count > 0`),
  jobsOf: {
    rows: sql`${select(
      { id: sql`company.id`, name: sql`company.url_name`, also: sql`'company'` },
      sql`job_option join company on company.id = job_option.option where job_option.kind = 'company'`,
    )} union all ${openings('designation')} union all ${openings('skill')} union all ${openings('city')}`,
    pathOf: ({ name, also }) =>
      also === 'city' ? placedPath(screens.jobs, name) : jobsPath({ of: also === 'designation' || also === 'skill' ? also : 'company', urlName: name }),
  },
  designationSalary: {
    rows: sql`${select(
      { id: sql`named.url_name`, name: sql`named.url_name` },
      sql`market_pay join designation as named on named.id = market_pay.designation_id where ${ofJobs} and city_id = 0 and ${isFirst('designation')}`,
    )} union all ${paidInCities}`,
    pathOf: ({ name, also }) => (also === null ? designationSalaryPath(name) : placedPath(name === '' ? screens.salaries : designationSalaryPath(name), also)),
  },
  designationQuestions: ofTopics('designation'),
  skillQuestions: ofTopics('skill'),
  // One that is closed is in no list from that day on.
  job: { rows: select({ id: ownId, name: ownId }, sql`job where ${isOpenJob()}`) },
  // Closed editions, and their lists that have winners.
  awardsOf: {
    rows: sql`${select({ id: sql`year::text`, name: sql`year::text` }, sql`award_edition`)} union all ${select(
      { id: sql`year || ' ' || slug`, name: sql`year::text`, also: sql`slug` },
      sql`award_category where qualified_count >= ${sql.lit(fewestQualified)}`,
    )}`,
    pathOf: ({ name, also }) => awardPath(Number(name), also),
  },
  // Those that stories tell of; of the others there is little to read.
  college: ofNamed(sql`college as named where interviews_count > 0`),
  post: {
    rows: select(
      { id: ownId, name: ownId, week: sql`date_trunc('week', posted_at at time zone 'UTC')::date`, author: sql`author_ref` },
      sql`post where status = 'LIVE'`,
    ),
    order: sql`listed.week desc, listed.id`,
  },
  // One that was asked in interviews has the key of a story for its author, which is no persona.
  question: {
    rows: select({ id: ownId, name: sql`text`, author: sql`author_ref` }, sql`question where status = 'LIVE' and merged_into is null`),
    pathOf: ({ name, id }) => questionPath(questionSlug(name, id)),
  },
};
