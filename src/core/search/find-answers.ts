import { compareCompaniesUrl } from '../company-compare/company-compare-url.ts';
import { hrQuestionsPath } from '../navigation/screens.ts';
import { hrSubjectsOf } from '../questions/hr-subjects.ts';
import { answersTo } from './answers-to.ts';
import { anywhere, textKinds, type FoundText, type TextKind } from './found-text.ts';
import { inDevanagari, isOfOtherScript } from '../indian-scripts.ts';
import { withLeftOut } from './left-out-words.ts';
import { otherQueries, type OtherQuery } from './other-queries.ts';
import { inFull, isOrdinaryWord, isStopWord, type QueryTab } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import { isWellKnown, readingsFor } from './readings-for.ts';
import { rememberedIndex, type NamingIndex } from './remembered-index.ts';
import { answerOf, type FoundAnswer, type PossibleAnswer } from './search-answer.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { queryWords } from './search-words.ts';
import { withoutFigures } from './typed-figures.ts';
import { missingIn, saysEnough, saysEnoughAlone } from './text-query.ts';
import { withContent } from './with-content.ts';

/** The pages that answer a query, the best first, and the words they answer where the query had a slip. */
export interface FoundAnswers {
  readonly items: readonly FoundAnswer[];
  readonly corrected: string | null;
}

interface Asked {
  readonly words: readonly string[];
  /** The same words in the script in which they were typed, as texts have them. */
  readonly asTyped: readonly string[];
  /** Whether the last word may still be at its beginning. */
  readonly isOpen: boolean;
  readonly most: number;
}

/** Answers a query. A word is taken for a slip only where it occurs nowhere; `isExact` takes none for one. */
export async function findAnswers(index: SearchIndex, typed: string, most: number, isExact = false): Promise<FoundAnswers> {
  const asTyped = queryWords(typed).map(inFull);
  if (asTyped.length === 0) return { items: [], corrected: null };
  const words = asTyped.map((word) => inFull(inDevanagari(word)));
  const asked: Asked = { words, asTyped, isOpen: !/[\s,.]$/u.test(typed), most };
  const names = rememberedIndex(index);
  const sides = sidesOf(words);
  const named = sides ? await compared(names, sides) : await heard(names, asked);
  const texts = together(subjectsOf(typed, named), named, await textsFor(index, asked, named));
  const items = await withContent(index, texts, most);
  if (items.length > 0 && (named.items.length > 0 || items.every(({ without }) => without.length === 0))) return { items, corrected: null };
  const corrected = async (isOpen: boolean): Promise<FoundAnswers> => {
    const other = isExact ? noOther : await otherAnswers(await otherQueries(index, words, isOpen), names, asked);
    return { ...other, items: await withContent(index, other.items, most) };
  };
  const meant = await corrected(asked.isOpen);
  if (meant.items.length > 0) return { items: [...meant.items, ...items].slice(0, most), corrected: meant.corrected };
  const mostly = await withContent(index, await answersToMost(index, asked, named), most);
  const isNearer = (mostly[0]?.without.length ?? 0) <= (items[0]?.without.length ?? 0);
  const both = isNearer ? [...mostly, ...items] : [...items, ...mostly];
  // A word that is begun is not corrected, unless nothing begins so.
  if (both.length === 0 && asked.isOpen) return corrected(false);
  return { items: both.filter(({ path }, place) => both.findIndex((each) => each.path === path) === place).slice(0, most), corrected: null };
}

interface OtherAnswers {
  readonly items: readonly PossibleAnswer[];
  readonly corrected: string | null;
}

const noOther: OtherAnswers = { items: [], corrected: null };

/** The answers to what may be meant instead. */
async function otherAnswers(queries: readonly OtherQuery[], names: NamingIndex, { isOpen }: Asked): Promise<OtherAnswers> {
  let best: OtherAnswers & { readonly score: number } = { ...noOther, score: -Infinity };
  for (const { words: other, changes } of queries) {
    const found = await answersFor(names, other, isOpen);
    const score = found.score - changes * worthOfChange;
    if (found.items.length > 0 && score > best.score) best = { items: found.items, score, corrected: other.join(' ') };
  }
  return best;
}

/** The texts that each part of what is known is told in. */
const textsOfTab: Readonly<Partial<Record<QueryTab, readonly TextKind[]>>> = {
  interviews: ['QUESTION', 'INTERVIEW'],
  questions: ['QUESTION'],
  reviews: ['REVIEW'],
  discussions: ['POST'],
};

const mostReadings = 3;
const mostMissing = 2;

/** The pages that answer most of the words, and say which they leave out; or the texts of the kind that is asked for. */
async function answersToMost(index: SearchIndex, asked: Asked, { partial }: Answers): Promise<readonly PossibleAnswer[]> {
  const named = partial.filter((reading) => isMost(reading, asked.words)).slice(0, mostReadings);
  const pages = named.flatMap((reading) =>
    answersTo(reading).map((answer) => leavingOut(withLeftOut(answer, reading, asked.words), isOfWords(answer) ? [] : reading.rest)),
  );
  const texts = asked.words.some((word) => isWellKnown([word])) ? [] : await textsOfPart(index, asked, partial);
  return texts.every(({ without }) => without.length === 0) ? [...texts, ...pages] : [...pages, ...texts];
}

/** An answer that leaves out more words. */
const leavingOut = (answer: PossibleAnswer, words: readonly string[]): PossibleAnswer => ({ ...answer, without: [...words, ...answer.without] });

/** Whether a page is of jobs that have the words in their text. */
const isOfWords = ({ content }: PossibleAnswer): boolean => content?.of === 'jobs' && content.search.k !== '';

/** The texts that have the words which nothing is known of, of the kind that is asked for; at last those with one of them. */
async function textsOfPart(index: SearchIndex, { words, isOpen }: Asked, partial: readonly QueryReading[]): Promise<readonly PossibleAnswer[]> {
  const said = words.filter((word) => !isStopWord(word) && !isOrdinaryWord(word));
  const ofKind = partial.find(({ tab, named: none }) => tab !== null && textsOfTab[tab] !== undefined && Object.keys(none).length === 0);
  const kinds = (ofKind?.tab && textsOfTab[ofKind.tab]) ?? textKinds;
  const rest = ofKind?.rest.filter((word) => !isOrdinaryWord(word)) ?? [];
  const textsWith = (some: readonly string[]) =>
    index.texts({ ...anywhere, words: some, isOpen: isOpen && some.at(-1) === words.at(-1), kinds, most: mostTexts });
  const all = rest.length > 0 && rest.length < said.length ? await textsWith(rest) : [];
  if (all.length > 0) return all.map((text) => answerOfText(text, rest));
  const telling = (rest.length > 0 ? rest : said).toSorted((one, other) => other.length - one.length);
  if (telling.length < 2 || telling.length > mostMissing + 1) return [];
  const found: (readonly PossibleAnswer[])[] = [];
  for (const word of telling.filter((each) => saysEnoughAlone([each]))) {
    const without = telling.filter((each) => each !== word);
    found.push((await textsWith([word])).map((text) => ({ ...answerOfText(text, []), without })));
  }
  // The word that fewest texts have says most.
  return found.filter((some) => some.length > 0).toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Whether a reading knows the greater part of the words, and none of the others is an employer whom everyone knows. */
function isMost({ rest, named, page, way, passedOver }: QueryReading, words: readonly string[]): boolean {
  const known = words.filter((word) => !isStopWord(word)).length - rest.length - passedOver;
  const isSure = page !== null || way !== null || Object.values(named).some(({ how }) => how === 'exactly' || how === 'bySound');
  return isSure && known >= rest.length && !rest.some((word) => isWellKnown([word]));
}

/** What HR asks, where the query is such a question. */
const subjectsOf = (typed: string, { isWhole, items }: Answers): readonly PossibleAnswer[] =>
  isWhole || items.some(({ parts }) => parts.company !== null)
    ? []
    : hrSubjectsOf(typed).map((subject) => answerOf('INTERVIEWS', hrQuestionsPath(subject), { page: 'hrQuestions' }));

/** The texts that say what was typed: those about a company where the query names one. */
async function textsFor(index: SearchIndex, { words, asTyped, isOpen }: Asked, { items, isWhole, rest, company }: Answers): Promise<readonly PossibleAnswer[]> {
  if (isWhole) return [];
  const about = company ? { words: rest, companyId: company.id } : { words: asTyped };
  if (!company && !saysEnough(asTyped) && !(items.length === 0 && saysEnoughAlone(asTyped))) return [];
  const isBegun = isOpen && [asTyped.at(-1), words.at(-1)].includes(about.words.at(-1));
  const there = await index.texts({ ...anywhere, ...about, isOpen: isBegun, kinds: textKinds, most: mostTexts });
  const found = there.length > 0 || !company ? there : await index.texts({ ...anywhere, words: asTyped, isOpen: isBegun, kinds: textKinds, most: mostTexts });
  const texts = found.map((text) => answerOfText(text, about.words));
  return about.words.length > 1 ? texts : texts.filter(({ without }) => without.length === 0);
}

const answerOfText = (text: FoundText, words: readonly string[]): PossibleAnswer => ({
  ...answerOf(text.kind, text.path, {}),
  title: text.title,
  hint: text.place,
  without: missingIn(`${text.title} ${text.text}`, words),
});

/** Texts come first where names answer only a part of the query. */
const together = (subjects: readonly PossibleAnswer[], { items, isSure }: Answers, texts: readonly PossibleAnswer[]): readonly PossibleAnswer[] =>
  isSure ? [...items, ...subjects, ...texts] : [...subjects, ...texts.slice(0, 2), ...items, ...texts.slice(2)];

const mostTexts = 4;

/** Answers by names: whole where all words are part of a name or of a question, sure where each says so surely. */
interface Answers {
  readonly items: readonly PossibleAnswer[];
  readonly score: number;
  readonly isWhole: boolean;
  readonly isSure: boolean;
  /** The company that is named beside words that name nothing, and these. */
  readonly company: SearchEntry | undefined;
  readonly rest: readonly string[];
  /** The likeliest readings of which some words are nothing that is known. */
  readonly partial: readonly QueryReading[];
}

const noAnswers: Answers = { items: [], score: -Infinity, isWhole: false, isSure: false, company: undefined, rest: [], partial: [] };
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

/** Answers by names, also by those that nearly sound so in another script. Figures may part a phrase: compare 12 lakh offers. */
async function heard(index: NamingIndex, { words, asTyped, isOpen }: Asked): Promise<Answers> {
  const named = await answersFor(index, words, isOpen, asTyped.some(isOfOtherScript));
  const unparted = withoutFigures(words);
  if (named.items.length > 0 || unparted.length === words.length || unparted.length === 0) return named;
  const whole = await answersFor(index, unparted, isOpen);
  return whole.isWhole ? whole : named;
}

async function answersFor(index: NamingIndex, words: readonly string[], isOpen: boolean, isNear = false): Promise<Answers> {
  const { whole, partly, partial } = await readingsFor(index, words, isOpen, isNear);
  const [best] = whole;
  return {
    items: ranked(best?.page ? whole.filter(({ page }) => page !== null) : whole, words),
    score: best?.score ?? -Infinity,
    isWhole: best !== undefined && best.passedOver === 0,
    isSure: best !== undefined && best.passedOver < 2,
    rest: partly?.rest ?? [],
    company: partly?.named.COMPANY?.entry,
    partial,
  };
}

/** The pages of all readings in one order: those of a likelier reading first, each page once. */
function ranked(readings: readonly QueryReading[], words: readonly string[]): readonly PossibleAnswer[] {
  const scored = readings.flatMap((reading) =>
    answersTo(reading).map((item, place) => ({ item: withLeftOut(item, reading, words), score: reading.score - place * 2.5 })),
  );
  const sorted = scored.toSorted((one, other) => other.score - one.score).map(({ item }) => item);
  return sorted.filter(({ path }, place) => sorted.findIndex((item) => item.path === path) === place);
}
