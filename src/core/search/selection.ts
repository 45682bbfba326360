import { benefitNamed } from '../benefits/benefit.ts';
import { jobScopeIn, jobsPath, plainTitlePath } from '../jobs/job-paths.ts';
import { declaredOf, type CompanyPart } from '../navigation/declared-screens.ts';
import { companyPartNamed } from '../navigation/named-parts.ts';
import { placedPath, placedUrl } from '../navigation/place-urls.ts';
import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import {
  benefitsPath,
  declaredAt,
  designationSalaryPath,
  interviewsPath,
  jobSalaryPath,
  officePath,
  partPath,
  reviewsPath,
  salariesPath,
  screens,
} from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { listedUrlName } from '../salaries/listed-url-name.ts';
import { searchTypes, type SearchType } from './search-page.ts';
import { searchFromUrl, searchUrl } from './search-url.ts';

/** Company, job or benefit, and city within a section, by URL names. */
interface Selection {
  readonly section: CompanyPart;
  readonly company: string | null;
  readonly item: string | null;
  readonly city: string | null;
}

type Query = Iterable<readonly [string, string]>;

interface Address extends Selection {
  /** Address as it is, with the taken pairs only. */
  readonly now: string;
  /** Keys of its query that the selection says. */
  readonly taken: readonly string[];
  /** Words of the query for a search, where no list has them. */
  readonly typed: string;
}

export interface SelectedPage {
  readonly path: string;
  readonly taken: readonly string[];
}

export interface SelectedNames {
  /** Current URL name of the company, if there is one. */
  readonly company: string | undefined;
  readonly isJob: boolean;
  readonly isCity: boolean;
}

export const noneListed: SelectedNames = { company: undefined, isJob: false, isCity: false };

export type FindListed = (names: Readonly<Record<'company' | 'job' | 'city', string | null>>) => Promise<SelectedNames>;

/** Finds the page that shows an address's selection, if it is another one. */
export async function selectedPage(path: string, query: Query, find: FindListed): Promise<SelectedPage | undefined> {
  const address = addressIn(path, query);
  if (!address) return undefined;
  const { section, company, item, city, now, taken } = address;
  const hasOwnRefusal = section !== 'interviews' || item === null || company === null;
  if (selectionUrl(address) === now && hasOwnRefusal) return undefined;
  const page = pageAmong(address, await find({ company: company ?? item, job: item, city }));
  return page === undefined || page === now ? undefined : { path: page, taken };
}

function pageAmong(address: Address, known: SelectedNames): string | undefined {
  const { section, company, item, city, taken } = address;
  const isItem = known.isJob || (section === 'benefits' && benefitNamed(item ?? '') !== undefined);
  const [listed, place] = [isItem ? item : null, known.isCity ? city : null];
  if (company !== null)
    return known.company === undefined ? typedSearch(address) : selectionUrl({ section, company: known.company, item: listed, city: place });
  if (city !== place) return undefined;
  if (known.company !== undefined && taken.length === 0) return selectionUrl({ section, company: known.company, item: null, city });
  return item === listed ? selectionUrl(address) : typedSearch(address);
}

function typedSearch({ section, typed, city }: Address): string | undefined {
  if (typed === '') return undefined;
  return section === 'jobs' ? withPairs(screens.jobs, { k: typed }) : searchUrl({ typed, type: typeOf(section), location: city });
}

function addressIn(whole: string, query: Query): Address | undefined {
  const path = whole.replace(/(.)\/+$/, '$1');
  const [, beginning = '', ...segments] = path.split('/');
  const said = searchFromUrl(path, []);
  const section = said.section ?? companyPartNamed(beginning);
  const { company, specific: item, location: city } = said;
  const named = [company ?? said.section, item, city].filter((each) => each !== null);
  if (section === undefined || hasFixedStep(path) || named.length < segments.length) return undefined;
  const hasPage = item !== null && company === null && (section === 'jobs' ? jobScopeIn(item) !== undefined : section === 'discussions');
  if (hasPage) return undefined;
  return { section, company, item, city, now: path, taken: [], typed: '', ...queried({ section, company, item, city }, path, query) };
}

const hasFixedStep = (path: string): boolean =>
  (declaredOf(declaredAt(path)?.name ?? '')?.path ?? '')
    .split('/')
    .slice(2)
    .some((step) => !step.startsWith(':'));

const hubs: readonly string[] = [screens.reviews, screens.salaries, screens.interviews, screens.jobs];

/** Reads what pages of a section do not read themselves. */
function queried(selection: Selection, path: string, query: Query): Partial<Address> {
  const asked = askedIn(query);
  const { section, item } = selection;
  const isHub = hubs.includes(path);
  const isCompany = section === 'interviews' && selection.company !== null && item === null;
  const text = (key: string, isRead: boolean): string => (isRead ? (asked(key)[0]?.trim() ?? '') : '');
  const [name, job] = [text('CompanyName', isHub), text('designation', (isHub && section !== 'jobs') || isCompany)];
  const place = section === 'reviews' && job !== '' && name === '' ? urlNameAsked(asked('city')[0]) : null;
  const pairs = { CompanyName: name || undefined, designation: job || undefined, city: place ?? undefined };
  return {
    ...(name && { company: listedUrlName(name) }),
    ...(job && { item: listedUrlName(job) }),
    ...(place && { city: place }),
    now: withPairs(path, pairs),
    taken: Object.entries(pairs).flatMap(([key, value]) => (value === undefined ? [] : [key])),
    typed: isHub && (name !== '' || section !== 'interviews') ? [name, job].filter(Boolean).join(' ') : '',
  };
}

const typeOf = (section: CompanyPart): SearchType => (section === 'discussions' ? 'posts' : (searchTypes.find((type) => type === section) ?? 'all'));

const selectionUrl = (selection: Selection): string =>
  selection.company === null ? acrossCompanies(selection) : (atCompany(selection, selection.company) ?? insideCompany(selection, selection.company));

function atCompany({ section, item, city }: Selection, company: string): string | undefined {
  if (item === null && city === null) return partPath(section, company);
  const [job, place] = [item ?? undefined, city ?? undefined];
  if (section === 'reviews') return placedUrl(withPairs(reviewsPath(company), { designation: job, city: place }));
  if (section === 'jobs') return placedUrl(withPairs(jobsPath({ of: 'company', urlName: company }), { job_profile: job, location: place }));
  if (section === 'salaries') return placedUrl(withPairs(item === null ? salariesPath(company) : jobSalaryPath(company, item), { city: place }));
  if (section === 'interviews' && city === null) return interviewsPath(company, item);
  if (section === 'benefits' && city === null && item !== null && benefitNamed(item)) return benefitsPath(company, item);
  return section === 'overview' && city !== null && item === null ? officePath(company, city) : undefined;
}

/** Searches a company's texts for what its page has no filter for. */
function insideCompany({ section, item, city }: Selection, company: string): string {
  const typed = [item, city].flatMap((name) => (name === null ? [] : [name.replaceAll('-', ' ')])).join(' ');
  return searchUrl({ company, typed, type: typeOf(section) });
}

function acrossCompanies({ section, item, city }: Selection): string {
  const place = city ?? undefined;
  if (section === 'salaries') return placedUrl(withPairs(item === null ? screens.salaries : designationSalaryPath(item), { city: place }));
  if (section === 'jobs' && item !== null) return city === null ? jobsPath({ of: 'designation', urlName: item }) : placedPath(plainTitlePath(item), city);
  if (section === 'jobs') return placedUrl(withPairs(screens.jobs, { location: place }));
  if (section === 'reviews' && item === null) return placedUrl(withPairs(screens.reviews, { city: place }));
  if (section === 'interviews' && city === null) return withPairs(screens.interviews, { designation: item ?? undefined });
  if (section === 'overview' && item === null) return withPairs(screens.companies, { location: place });
  const type = typeOf(section);
  return searchUrl({ section: type === 'all' ? section : null, type, specific: item, location: city });
}
