import { compareCompaniesUrl } from '../company-compare/company-compare-url.ts';
import { hrQuestionsPath } from '../navigation/screens.ts';
import { hrSubjectsOf } from '../questions/hr-subjects.ts';
import { answersTo } from './answers-to.ts';
import { anywhere, textKinds } from './found-text.ts';
import { otherQueries, type OtherQuery } from './other-queries.ts';
import { inFull } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import { readingsFor } from './readings-for.ts';
import { rememberedIndex, type NamingIndex } from './remembered-index.ts';
import { answerOf, type SearchAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { queryWords } from './search-words.ts';
import { saysEnough } from './text-query.ts';

/** The pages that answer a query, the best first, and the words they answer where the query had a slip. */
export interface FoundAnswers {
  readonly items: readonly SearchAnswer[];
  readonly corrected: string | null;
}

/** Answers a query. A word is taken for a slip only where no name answers it as it is typed. */
export async function findAnswers(index: SearchIndex, typed: string, most: number): Promise<FoundAnswers> {
  const words = queryWords(typed).map(inFull);
  if (words.length === 0) return { items: [], corrected: null };
  const isOpen = !/[\s,.]$/u.test(typed);
  const names = rememberedIndex(index);
  const sides = sidesOf(words);
  const named = sides ? await compared(names, sides) : await answersFor(names, words, isOpen);
  const items = together(subjectsOf(typed, named), named, await textsFor(index, { words, isOpen }, named));
  if (named.items.length > 0) return { items: items.slice(0, most), corrected: null };
  const other = await otherAnswers(await otherQueries(index, words), names, { isOpen, most });
  return { items: [...other.items, ...items].slice(0, most), corrected: other.corrected };
}

/** The answers to what may be meant instead. */
async function otherAnswers(
  queries: readonly OtherQuery[],
  names: NamingIndex,
  { isOpen, most }: { readonly isOpen: boolean; readonly most: number },
): Promise<FoundAnswers> {
  let best: FoundAnswers & { readonly score: number } = { items: [], score: -Infinity, corrected: null };
  for (const { words: other, changes } of queries) {
    const found = await answersFor(names, other, isOpen);
    const score = found.score - changes * worthOfChange;
    if (found.items.length > 0 && score > best.score) best = { items: found.items.slice(0, most), score, corrected: other.join(' ') };
  }
  return { items: best.items, corrected: best.corrected };
}

/** What HR asks, where the query is such a question. */
const subjectsOf = (typed: string, { isWhole }: Answers): readonly SearchAnswer[] =>
  isWhole ? [] : hrSubjectsOf(typed).map((subject) => answerOf('INTERVIEWS', hrQuestionsPath(subject), { page: 'hrQuestions' }));

/** The texts that say what was typed: those about a company where the query names one. */
async function textsFor(
  index: SearchIndex,
  { words, isOpen }: { readonly words: readonly string[]; readonly isOpen: boolean },
  { isWhole, rest, company }: Answers,
): Promise<readonly SearchAnswer[]> {
  if (isWhole) return [];
  const about = company ? { words: rest, companyId: company.id } : { words };
  if (!company && !saysEnough(words)) return [];
  const found = await index.texts({ ...anywhere, ...about, isOpen: isOpen && about.words.at(-1) === words.at(-1), kinds: textKinds, most: mostTexts });
  return found.map((text) => ({ ...answerOf(text.kind, text.path, {}), title: text.title, hint: text.place }));
}

/** Texts come first where names answer only a part of the query. */
const together = (subjects: readonly SearchAnswer[], { items, isSure }: Answers, texts: readonly SearchAnswer[]): readonly SearchAnswer[] =>
  isSure ? [...items, ...subjects, ...texts] : [...subjects, ...texts.slice(0, 2), ...items, ...texts.slice(2)];

const mostTexts = 4;

/** What answers by names: whether all words are part of a name or of what is asked for (whole), and whether every one of them says so surely. */
interface Answers {
  readonly items: readonly SearchAnswer[];
  readonly score: number;
  readonly isWhole: boolean;
  readonly isSure: boolean;
  /** The company that is named beside words that name nothing, and these. */
  readonly company: SearchEntry | undefined;
  readonly rest: readonly string[];
}

const noAnswers: Answers = { items: [], score: -Infinity, isWhole: false, isSure: false, company: undefined, rest: [] };
const worthOfChange = 3;

const versus: ReadonlySet<string> = new Set(['vs', 'versus', 'बनाम']);

/** The words before and behind "vs". */
function sidesOf(words: readonly string[]): readonly [readonly string[], readonly string[]] | undefined {
  const at = words.findIndex((word) => versus.has(word));
  return at > 0 && at < words.length - 1 ? [words.slice(0, at), words.slice(at + 1)] : undefined;
}

/** Two companies side by side. */
async function compared(index: NamingIndex, sides: readonly (readonly string[])[]): Promise<Answers> {
  const companies: SearchEntry[] = [];
  for (const side of sides) {
    const { whole } = await readingsFor(index, side, true);
    if (whole[0]?.named.COMPANY) companies.push(whole[0].named.COMPANY.entry);
  }
  if (companies.length < sides.length) return noAnswers;
  const path = compareCompaniesUrl(companies.map(({ urlName }) => urlName));
  return { ...noAnswers, items: [answerOf('COMPARISON', path, { company: companies.map(({ name }) => name).join(' / ') })], isWhole: true, isSure: true };
}

async function answersFor(index: NamingIndex, words: readonly string[], isOpen: boolean): Promise<Answers> {
  const { whole, partly } = await readingsFor(index, words, isOpen);
  const [best] = whole;
  return {
    items: ranked(best?.page ? whole.filter(({ page }) => page !== null) : whole),
    score: best?.score ?? -Infinity,
    isWhole: best !== undefined && best.passedOver === 0,
    isSure: best !== undefined && best.passedOver < 2,
    rest: partly?.rest ?? [],
    company: partly?.named.COMPANY?.entry,
  };
}

/** The pages of all readings in one order: those of a likelier reading first, each page once. */
function ranked(readings: readonly QueryReading[]): readonly SearchAnswer[] {
  const scored = readings.flatMap((reading) => answersTo(reading).map((item, place) => ({ item, score: reading.score - place * 2.5 })));
  const sorted = scored.toSorted((one, other) => other.score - one.score).map(({ item }) => item);
  return sorted.filter(({ path }, place) => sorted.findIndex((item) => item.path === path) === place);
}
