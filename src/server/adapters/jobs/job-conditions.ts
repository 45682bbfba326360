import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import { hasNoWord, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import type { Tables } from '../database/tables.ts';
import { daysBefore } from './days-before.ts';
import { ctcFacet, employmentFacet, experienceFacets, facetsOf, workplaceFacet } from './job-facets.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { wordQueries } from './words-of-job.ts';

/** What jobs have to be, to answer a search. */
export interface JobConditions {
  /** Of which companies, by their ids; undefined where of any. */
  readonly companies: readonly string[] | undefined;
  /** The conditions beside words, as they are tested job by job. */
  readonly tested: readonly RawBuilder<unknown>[];
  /** The same, with what the index of facets and words needs where nothing else narrows it. */
  readonly indexed: readonly RawBuilder<unknown>[];
  /** The tsqueries that its words have to answer, which its row alone holds. */
  readonly words: readonly string[];
}

/** One group of options that was chosen from, and the test of a job for what was chosen. */
export interface ChosenGroup {
  readonly kind: JobOptionKind;
  readonly test: RawBuilder<unknown>;
}

/** The conditions of a search, those that a group of options can be counted without apart. */
export interface GroupedConditions {
  /** The company whose jobs alone are asked for, by its ids; undefined where of any. */
  readonly companies: readonly string[] | undefined;
  readonly always: readonly RawBuilder<unknown>[];
  readonly groups: readonly ChosenGroup[];
}

export interface AskedJobs {
  readonly scope: JobScope;
  readonly search: JobSearch;
  readonly today: string;
}

/** The numbers of all that is named in a search; a list that was not asked for is empty. */
interface Numbers {
  readonly companies: readonly string[];
  readonly scope: readonly (number | string)[];
  readonly designations: readonly number[];
  readonly cities: readonly number[];
  readonly industries: readonly number[];
  readonly k: string | null;
  readonly title: string | null;
}

/** The conditions of a search; none where no job can answer it, as nothing is known that one of its lists names. A scope that is unknown is refused. */
export async function jobConditions(db: Kysely<Tables>, asked: AskedJobs): Promise<JobConditions | undefined> {
  const { scope, search } = asked;
  const found = await numbersOf(db, asked);
  if (scope.of !== 'all' && found.scope.length === 0) throw new Failure('missing');
  const isUnknown = (names: readonly string[], ids: readonly unknown[]): boolean => names.length > 0 && ids.length === 0;
  const inScope = (id: string): boolean => scope.of !== 'company' || found.scope.includes(id);
  const picked = found.companies.filter(inScope);
  if (
    isUnknown(search.company_name, picked) ||
    isUnknown(search.job_profile, found.designations) ||
    isUnknown(search.location, found.cities) ||
    isOfSigns(search)
  )
    return undefined;
  const ofScope = scope.of === 'company' ? found.scope.map(String) : undefined;
  const facets = [...scopeFacets(asked, found), ...chosenFacets(asked, found).map((chosen) => chosen.facets)];
  const words = [found.k, found.title].filter((query) => query !== null);
  const columns = [...experienceTest(search), ...freshnessTest(search, asked.today)];
  const isOfIndex = facets.length + words.length > 0;
  return {
    companies: search.company_name.length > 0 ? picked : ofScope,
    tested: [...facets.map(oneOfFacets), ...columns],
    indexed: [...facets.map(oneOfFacets), ...columns, ...(isOfIndex ? [] : experienceAlone(asked))],
    words,
  };
}

/** The same conditions in groups. What nobody knows fits no job. A scope that is unknown is refused. */
export async function groupedConditions(db: Kysely<Tables>, asked: AskedJobs): Promise<GroupedConditions> {
  const { scope, search, today } = asked;
  const found = await numbersOf(db, asked);
  if (scope.of !== 'all' && found.scope.length === 0) throw new Failure('missing');
  const words = [found.k, found.title].filter((query) => query !== null);
  return {
    companies: scope.of === 'company' ? found.scope.map(String) : undefined,
    always: [
      ...(isOfSigns(search) ? [sql`false`] : []),
      ...scopeFacets(asked, found).map(oneOfFacets),
      ...experienceTest(search),
      ...words.map((query) => sql`job.words @@ ${query}::tsquery`),
    ],
    groups: [
      ...(search.company_name.length > 0 ? [{ kind: 'company', test: sql`job.company_id = any(${found.companies}::text[])` } as const] : []),
      ...chosenFacets(asked, found).map(({ kind, facets }) => ({ kind, test: oneOfFacets(facets) })),
      ...freshnessTest(search, today).map((test) => ({ kind: 'freshness', test }) as const),
    ],
  };
}

/** Tells of a search whose words are signs alone: no job has them. */
const isOfSigns = ({ k, designation }: JobSearch): boolean => hasNoWord(k) || hasNoWord(designation);

/** Reads them in one statement. A company is also found by a name in URLs that it had before, and of several jobs or cities with one name in URLs all are. */
async function numbersOf(db: Kysely<Tables>, { scope, search }: AskedJobs): Promise<Numbers> {
  const scopeIds = {
    all: () => sql`'{}'::integer[]`,
    company: (urlName: string) => companyIds([urlName]),
    designation: (urlName: string) => ids('designation', [urlName]),
    skill: (urlName: string) => ids('skill', [urlName]),
  }[scope.of](scope.of === 'all' ? '' : scope.urlName);
  const { rows } =
    await sql<Numbers>`select ${scopeIds} as scope, ${companyIds(search.company_name)} as companies, ${ids('designation', search.job_profile)} as designations,
    ${ids('city', search.location)} as cities, array(select hashtext(name) | (1 << 31) from unnest(${search.industry}::text[]) as names (name)) as industries,
    ${wordQueries(search)}`.execute(db);
  if (!rows[0]) throw new Failure('broken');
  return rows[0];
}

const ids = (table: 'designation' | 'city' | 'skill', names: readonly string[]): RawBuilder<unknown> =>
  names.length === 0 ? sql`'{}'::integer[]` : sql`array(select id from ${sql.table(table)} where url_name = any(${names}::text[]) order by id)`;

const companyIds = (names: readonly string[]): RawBuilder<unknown> =>
  names.length === 0
    ? sql`'{}'::text[]`
    : sql`array(select id from company where url_name = any(${names}::text[]) union select company_id from former_company_url where url_name = any(${names}::text[]))`;

/** The facets of which a job has to have one, as its job title or skill is asked for. */
const scopeFacets = ({ scope }: AskedJobs, found: Numbers): readonly (readonly number[])[] =>
  scope.of === 'designation' || scope.of === 'skill' ? [facetsOf(scope.of, found.scope.map(Number))] : [];

/** The facets of each group that was chosen from; a job has to have one of each. None are those of names that nobody knows. */
const chosenFacets = ({ search }: AskedJobs, found: Numbers): readonly { readonly kind: JobOptionKind; readonly facets: readonly number[] }[] =>
  (
    [
      ['designation', search.job_profile, facetsOf('designation', found.designations)],
      ['city', search.location, facetsOf('city', found.cities)],
      ['workplace', search.workplace, search.workplace.map(workplaceFacet)],
      ['employment', search.employment, search.employment.map(employmentFacet)],
      ['ctc', search.ctc, search.ctc.map(ctcFacet)],
      ['industry', search.industry, found.industries],
    ] as const
  ).flatMap(([kind, chosen, facets]) => (chosen.length > 0 ? [{ kind, facets }] : []));

const oneOfFacets = (facets: readonly number[]): RawBuilder<unknown> => sql`job.facets && ${facets}::integer[]`;

// What most jobs answer is tested by the columns themselves, which cost less than the many facets that it spans.
const experienceTest = ({ experience }: JobSearch): readonly RawBuilder<unknown>[] =>
  experience === null
    ? []
    : [sql`coalesce(job.experience_from, 0) <= ${experience}::integer and coalesce(job.experience_to, ${experience}::integer) >= ${experience}::integer`];

const freshnessTest = ({ freshness }: JobSearch, today: string): readonly RawBuilder<unknown>[] =>
  freshness === null ? [] : [sql`job.first_seen >= ${daysBefore(today, freshness)}::date`];

const experienceAlone = ({ search: { experience } }: AskedJobs): readonly RawBuilder<unknown>[] =>
  experience === null ? [] : experienceFacets(experience).map(oneOfFacets);
