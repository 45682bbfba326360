import { awardListPath } from '../awards/award-paths.ts';
import { startupsSlug } from '../awards/award-slugs.ts';
import { awardYears, type AwardYear } from '../companies/company-award.ts';
import { isAwardYear } from '../awards/award-edition.ts';
import { allJobs } from '../jobs/job-search.ts';
import { companiesPage, jobsPage } from './possible-pages.ts';
import type { QueryReading } from './read-query.ts';
import { readingsFor } from './readings-for.ts';
import type { NamingIndex } from './remembered-index.ts';
import { answerOf, type PossibleAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import { plainWords } from './search-words.ts';

export type Ranking = 'bestRated' | 'largest' | 'bestPaid';

const setOf = (words: string): ReadonlySet<string> => new Set(plainWords(words));

const best = setOf('best top finest बेस्ट टॉप');
const most = setOf('highest best top most sabse सबसे high good zyada jyada ज्यादा');
const rated = setOf('rated rating ratings achi acchi achhi accha acha achha ache badhiya अच्छी अच्छा अच्छे बढ़िया');
const large = setOf('biggest largest badi bada bade बड़ी बड़ा बड़े');
const paying = setOf('paying paid salary pay package paisa paise tankhwah सैलरी पैसा तनख्वाह');
const jobWords = setOf('job jobs naukri nokri naukriyan vacancy vacancies career careers नौकरी नौकरियां जॉब');
const employers = setOf(
  'company companies kampani kampni firm firms employer employers organisation organisations organization organizations workplace workplaces startup startups bank banks hospital hospitals school schools hotel hotels कंपनी कम्पनी कंपनियां कंपनियाँ बैंक अस्पताल स्कूल होटल स्टार्टअप',
);
const women = setOf('women woman ladkiyo ladkiyon ladki mahilao mahilaon mahila girls ladies female लड़कियों महिलाओं महिला');
const safe = setOf('safe safest surakshit सुरक्षित सेफ');
const startups = setOf('startup startups स्टार्टअप');
const sizes: Readonly<Record<string, string>> = {
  mid: 'mid-sized',
  midsize: 'mid-sized',
  midsized: 'mid-sized',
  medium: 'mid-sized',
  small: 'small',
  large: 'large',
  बड़ी: 'large',
  mega: 'mega',
};
const around = setOf('rated rating ratings highest sabse most सबसे india bharat size sized in to work working for list');

const some = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));

export function rankingIn(words: readonly string[]): Ranking | undefined {
  if (some(words, jobWords)) return some(words, most) && some(words, paying) ? 'bestPaid' : undefined;
  if (!some(words, employers)) return undefined;
  if (some(words, large)) return 'largest';
  if (some(words, women) && (some(words, rated) || some(words, safe))) return 'bestRated';
  return some(words, best) || (some(words, most) && some(words, rated)) ? 'bestRated' : undefined;
}

/** Ranking by named industry and city, or nothing when an employer or unknown word appears. */
export async function rankedPages(index: NamingIndex, words: readonly string[]): Promise<readonly PossibleAnswer[]> {
  const ranking = rankingIn(words);
  if (ranking === undefined) return [];
  const size = words.flatMap((word) => sizes[word] ?? [])[0];
  const said = [
    best,
    large,
    women,
    safe,
    around,
    startups,
    setOf(Object.keys(sizes).join(' ')),
    ...(ranking === 'bestPaid' ? [most, paying, jobWords] : [rated]),
  ];
  const others = words.filter((word) => !said.some((set) => set.has(word)));
  const { whole } = others.length === 0 ? { whole: [] } : await readingsFor(index, others, false);
  const reading = others.length === 0 ? null : whole.find(isOfPlace);
  if (reading === undefined || whole[0]?.named.COMPANY?.how === 'exactly') return [];
  const place = { city: reading?.named.CITY?.entry, industry: reading?.named.INDUSTRY?.entry };
  if (ranking === 'bestPaid') return [jobsPage(allJobs, { ...place, sort: 'pay' })];
  if (ranking === 'largest') return [companiesPage({ ...place, order: 'largest' }), companiesPage(place)];
  const own = some(words, startups) ? startupsSlug : size;
  const slug = own ?? place.industry?.urlName;
  const list = companiesPage({ ...place, order: 'bestRated' });
  const award = slug === undefined || (place.city && own === undefined) ? null : awardsPage(slug, yearsOf(words), own ? undefined : place.industry);
  return award === null ? [list] : own ? [award, list] : [list, award];
}

const isOfPlace = ({ named: { COMPANY, COLLEGE, SKILL, COMMUNITY } }: QueryReading): boolean => !COMPANY && !COLLEGE && !SKILL && !COMMUNITY;

function yearsOf(words: readonly string[]): readonly AwardYear[] {
  const said = words.map(Number).filter(isAwardYear);
  return said.length > 0 ? said : awardYears;
}

/** Uses the requested year, or the newest that has the list. */
function awardsPage(slug: string, years: readonly AwardYear[], industry: SearchEntry | undefined): PossibleAnswer | null {
  const [year, ...older] = years;
  if (year === undefined) return null;
  const page = answerOf('PAGE', awardListPath(year, slug), { page: 'awards', industry: industry?.name ?? null });
  return { ...page, content: { of: 'awards', year, slug }, wider: awardsPage(slug, older, industry) };
}
