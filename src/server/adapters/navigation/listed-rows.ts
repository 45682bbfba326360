import { sql, type RawBuilder } from 'kysely';
import { fewestQualified } from '#core/awards/award-rule.ts';
import { awardListPath, editionPath } from '#core/awards/award-paths.ts';
import { isAwardYear } from '#core/awards/award-edition.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import {
  benefitsPath,
  collegePath,
  designationQuestionsPath,
  designationSalaryPath,
  interviewsPath,
  officePath,
  overviewPath,
  photosPath,
  questionPath,
  reviewsPath,
  salariesPath,
  skillQuestionsPath,
  topQuestionsPath,
} from '#core/navigation/screens.ts';
import { jobPath, jobsPath } from '#core/jobs/job-paths.ts';
import type { ListedRowKind } from '#core/navigation/site-urls.ts';
import { topicLists } from '#core/questions/question-listings.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { isOfTopic, type QuestionTopic } from '../questions/question-topics.ts';

/** A public page as its statement reads it. */
export interface SiteUrlRow {
  readonly id: string;
  readonly name: string;
  /** What else its path is made of: the kind of a community, or the city of an office. */
  readonly also: string | null;
  readonly week: string | null;
  /** The persona without which it is not shown. */
  readonly author: string | null;
}

/** A kind of public pages: where its rows are, in an order that tells nothing of when they came, and where such a page is. */
interface Listing {
  readonly rows: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly pathOf: (row: SiteUrlRow) => string;
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
const byId = sql`listed.id`;

/** The tab of those companies of which an index says that there is something on it. */
const ofCompanies = (from: RawBuilder<unknown>, pathOf: (urlName: string) => string): Listing => ({
  rows: select({ id: sql`company.id`, name: sql`company.url_name` }, from),
  order: byId,
  pathOf: ({ name }) => pathOf(name),
});

/** Figures of a table that has one row at most of each company. */
const withFigures = (table: string, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.table(table)} as figures join company on company.id = figures.company_id where ${where}`;

/** The questions of each job, or of each skill, that were counted. Of several with one name in URLs the first has the page. */
const ofTopics = (topic: QuestionTopic, pathOf: (urlName: string) => string): Listing => ({
  rows: select(
    { id: sql`named.url_name`, name: sql`named.url_name` },
    sql`question_topic join ${sql.table(topic)} as named on named.id = substr(list, ${sql.lit(topicLists[topic].length + 1)})::integer
      where ${isOfTopic(topic)} and questions_count > 0 and ${isFirst(topic)}`,
  ),
  order: byId,
  pathOf: ({ name }) => pathOf(name),
});

/** The open jobs with each job title, or for each skill, that were counted; likewise. */
const ofOpenings = (kind: QuestionTopic): Listing => ({
  rows: select(
    { id: sql`named.url_name`, name: sql`named.url_name` },
    sql`job_option join ${sql.table(kind)} as named on named.id = option::integer where kind = ${sql.lit(kind)} and ${isFirst(kind)}`,
  ),
  order: byId,
  pathOf: ({ name }) => jobsPath({ of: kind, urlName: name }),
});

/** What is open today, by the clock of India. */
const isOpen = sql`closed_on is null and (closes_on is null or closes_on >= (now() at time zone 'Asia/Kolkata')::date)`;

const isFirst = (table: 'designation' | 'skill') =>
  sql`not exists (select from ${sql.table(table)} as twin where twin.url_name = named.url_name and twin.id < named.id)`;

/** The pay of everyone in a group, as it is published in rupees. */
const wholePay = sql`city_id = 0 and band = 0 and employment = '' and currency = 'INR' and people > 0`;

function awardPath(year: number, slug: string | null): string {
  if (!isAwardYear(year)) throw new Error(`There are no awards of ${year}`);
  return slug === null ? editionPath(year) : awardListPath(year, slug);
}

export const listings: Readonly<Record<ListedRowKind, Listing>> = {
  communities: {
    rows: select({ id: ownId, name: sql`url_name`, also: sql`type` }, sql`community where type in ('topic', 'department')`),
    order: byId,
    pathOf: ({ name, also }) => (also === 'department' ? `/departments/${name}` : `/communities/${name}`),
  },
  companies: ofCompanies(sql`company`, overviewPath),
  // Those of which more is known than their city.
  offices: {
    rows: select(
      { id: sql`company.id || ' ' || office.location`, name: sql`company.url_name`, also: sql`office.location` },
      sql`company_location office join company on company.id = office.company_id where office.address is not null`,
    ),
    order: byId,
    pathOf: ({ name, also }) => officePath(name, also ?? ''),
  },
  reviews: ofCompanies(sql`company where reviews_count > 0`, reviewsPath),
  salaries: ofCompanies(withFigures('pay_slice', sql`designation_id = 0 and ${wholePay}`), salariesPath),
  interviews: ofCompanies(withFigures('interview_figure', sql`designation_id = 0 and interviews_count > 0`), interviewsPath),
  'top-questions': ofCompanies(withFigures('interview_figure', sql`designation_id = 0 and questions_count > 0`), topQuestionsPath),
  // Of fewer people nothing is shown but what one of them may have noted.
  benefits: ofCompanies(withFigures('benefit_figure', sql`people >= ${sql.lit(fewestContributors)}`), benefitsPath),
  photos: ofCompanies(sql`company where photos_count > 0`, photosPath),
  'company-jobs': ofCompanies(sql`job_option join company on company.id = job_option.option where job_option.kind = 'company'`, (urlName) =>
    jobsPath({ of: 'company', urlName }),
  ),
  'job-salaries': {
    rows: select(
      { id: sql`named.url_name`, name: sql`named.url_name` },
      sql`market_pay join designation as named on named.id = market_pay.designation_id
        where market_pay.designation_id > 0 and city_class = '' and ${wholePay} and ${isFirst('designation')}`,
    ),
    order: byId,
    pathOf: ({ name }) => designationSalaryPath(name),
  },
  'job-questions': ofTopics('designation', designationQuestionsPath),
  skills: ofTopics('skill', skillQuestionsPath),
  'job-openings': ofOpenings('designation'),
  'skill-openings': ofOpenings('skill'),
  // One that is closed is in no list from that day on.
  jobs: {
    rows: select({ id: ownId, name: ownId }, sql`job where ${isOpen}`),
    order: byId,
    pathOf: ({ id }) => jobPath(id),
  },
  // Closed editions, and their lists that have winners.
  awards: {
    rows: sql`${select({ id: sql`year::text`, name: sql`year::text` }, sql`award_edition`)} union all ${select(
      { id: sql`year || ' ' || slug`, name: sql`year::text`, also: sql`slug` },
      sql`award_category where qualified_count >= ${sql.lit(fewestQualified)}`,
    )}`,
    order: byId,
    pathOf: ({ name, also }) => awardPath(Number(name), also),
  },
  // Those that stories tell of; of the others there is little to read.
  colleges: {
    rows: select({ id: sql`url_name`, name: sql`url_name` }, sql`college where interviews_count > 0`),
    order: byId,
    pathOf: ({ name }) => collegePath(name),
  },
  posts: {
    rows: select(
      { id: ownId, name: ownId, week: sql`date_trunc('week', posted_at at time zone 'UTC')::date`, author: sql`author_ref` },
      sql`post where status = 'LIVE'`,
    ),
    order: sql`listed.week desc, listed.id`,
    pathOf: ({ id }) => `/p/${id}`,
  },
  // One that was asked in interviews has the key of a story for its author, which is no persona.
  questions: {
    rows: select({ id: ownId, name: sql`text`, author: sql`author_ref` }, sql`question where status = 'LIVE' and merged_into is null`),
    order: byId,
    pathOf: ({ name, id }) => questionPath(questionSlug(name, id)),
  },
};
