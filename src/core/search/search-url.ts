import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import type { CompanyPart } from '../navigation/declared-screens.ts';
import { companyInSegment, companyPartNamed } from '../navigation/named-parts.ts';
import { screens } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { mostCounted, resultsOnPage, searchTypes, type AskedSearch, type SearchType } from './search-page.ts';
import { placePairs, searchCommunityTypes, type SearchCommunity } from './search-place.ts';
import { longestQuery } from '../query-words/query-bounds.ts';

/** Search as its URL says it, in words or in named segments. */
export interface SearchUrl extends AskedSearch {
  /** Part of the company's page, as URLs of other sites name it. */
  readonly section: CompanyPart | null;
  readonly specific: string | null;
  readonly location: string | null;
  readonly designation: string | null;
  readonly campaign: string | null;
}

export const emptySearch: SearchUrl = {
  typed: '',
  type: 'all',
  company: null,
  community: null,
  from: 0,
  isExact: false,
  section: null,
  specific: null,
  location: null,
  designation: null,
  campaign: null,
};

const locationEnding = '-location';

const typeNamed = (name: string | undefined): SearchType => searchTypes.find((type) => type === name?.toLowerCase()) ?? 'all';

/** Drops unreadable values, so that old links still open. */
export function searchFromUrl(path: string, query: Iterable<readonly [string, string]>): SearchUrl {
  const asked = askedIn(query);
  const one = (key: string): string | null => textIn(asked(key)[0] ?? '') || null;
  const named = (key: string): string | null => urlNameAsked(one(key));
  const from = Number(one('from'));
  return {
    ...emptySearch,
    typed: one('q') ?? one('CompanyName') ?? '',
    type: typeNamed(one('type') ?? one('Type') ?? undefined),
    company: named('company'),
    community: named('company') === null ? communityNamed(named('community'), one('communityType')) : null,
    from: Number.isInteger(from) && from > 0 && from < mostCounted ? from - (from % resultsOnPage) : 0,
    isExact: ['1', 'true'].includes(one('exact') ?? ''),
    designation: named('designation'),
    campaign: one('campaign'),
    ...segmentsIn(path),
  };
}

function communityNamed(key: string | null, typeName: string | null): SearchCommunity | null {
  const type = searchCommunityTypes.find((each) => each === typeName) ?? 'topic';
  return key === null ? null : { type, key };
}

/** Text direction marks and stacked accents, which would overlay words of the page. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;
const manyMarks = /(\p{M}{3})\p{M}+/gu;

/** Trims so that text reads the same wherever it was cut. */
const textIn = (text: string): string => [...text.replace(turning, '').replace(manyMarks, '$1').trim()].slice(0, longestQuery).join('').trim();

/** Segments behind `/search` or a part, such as company, part, item and city. */
function segmentsIn(path: string): Partial<SearchUrl> {
  const [, beginning = '', ...segments] = path.split('/');
  const own = companyPartNamed(beginning);
  const isSearch = `/${beginning}` === screens.search;
  if (!isSearch && !own) return {};
  const said: { company?: string; section?: CompanyPart; specific?: string; location?: string } = {};
  for (const [at, segment] of segments.filter((each) => urlNameAsked(each) !== null).entries()) {
    const section = isSearch && at === 0 ? companyPartNamed(segment) : undefined;
    const ofCompany = companyInSegment(segment, own);
    if (segment.endsWith(locationEnding)) said.location = segment.slice(0, -locationEnding.length);
    else if (section) said.section = section;
    else if (ofCompany && said.company === undefined) Object.assign(said, ofCompany);
    else said.specific ??= segment;
  }
  return said;
}

/** Round trips with `searchFromUrl`, so that equal searches have equal URLs. */
export function searchUrl(search: Partial<SearchUrl>): string {
  const { typed, type, company, community, from, section, specific, location, designation, campaign, isExact } = { ...emptySearch, ...search };
  const segments = [section && (company ? `${company}-${section}` : section), specific, location && `${location}${locationEnding}`].filter(
    (each) => each !== null,
  );
  return withPairs([screens.search, ...segments].join('/'), {
    q: typed || undefined,
    type: type === 'all' ? undefined : type,
    company: section ? undefined : (company ?? undefined),
    ...(community && placePairs(community)),
    exact: isExact ? 'true' : undefined,
    designation: designation ?? undefined,
    campaign: campaign ?? undefined,
    from: from === 0 ? undefined : String(from),
  });
}

export const wordsOfSearch = ({ typed, company, section, specific, location, designation }: SearchUrl): string =>
  [typed, section && company, specific, designation, section, location].flatMap((part) => (part ? [part.replaceAll('-', ' ')] : [])).join(' ');
