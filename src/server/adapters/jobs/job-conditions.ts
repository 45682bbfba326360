import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import { hasNoWord, type JobScope, type JobSearch } from '#core/jobs/job-search.ts';
import type { Tables } from '../database/tables.ts';
import { daysBefore } from './days-before.ts';
import { ctcFacet, employmentFacet, experienceFacets, facetsOf, workplaceFacet } from './job-facets.ts';
import type { JobOptionKind } from './job-option-table.ts';
import { wordQueries } from './words-of-job.ts';

export interface JobConditions {
  /** Company ids; undefined means any. */
  readonly companies: readonly string[] | undefined;
  /** Conditions besides words, tested row by row. */
  readonly tested: readonly RawBuilder<unknown>[];
  /** Conditions phrased for the index of facets and words. */
  readonly indexed: readonly RawBuilder<unknown>[];
  /** Text queries matched against the row's words. */
  readonly words: readonly string[];
}

export interface ChosenGroup {
  readonly kind: JobOptionKind;
  readonly test: RawBuilder<unknown>;
}

export interface GroupedConditions {
  /** Ids of the only company asked for; undefined means any. */
  readonly companies: readonly string[] | undefined;
  readonly always: readonly RawBuilder<unknown>[];
  readonly groups: readonly ChosenGroup[];
}

export interface AskedJobs {
  readonly scope: JobScope;
  readonly search: JobSearch;
  readonly today: string;
}

interface Numbers {
  readonly companies: readonly string[];
  readonly scope: readonly (number | string)[];
  readonly designations: readonly number[];
  readonly cities: readonly number[];
  readonly industries: readonly number[];
  readonly k: string | null;
  readonly title: string | null;
}

/** Returns nothing when an unknown name rules out every job; refuses an unknown scope. */
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

/** Groups the conditions; unknown names match nothing, and an unknown scope is refused. */
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

/** Searches of punctuation alone match no job. */
const isOfSigns = ({ k, designation }: JobSearch): boolean => hasNoWord(k) || hasNoWord(designation);

/** Resolves names in one statement, including former company names and shared URL names. */
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

const scopeFacets = ({ scope }: AskedJobs, found: Numbers): readonly (readonly number[])[] =>
  scope.of === 'designation' || scope.of === 'skill' ? [facetsOf(scope.of, found.scope.map(Number))] : [];

/** Facets by group, one of each required; unknown names have none. */
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
