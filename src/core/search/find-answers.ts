import { hrQuestionsPath } from '../navigation/screens.ts';
import { hrSubjectsOf } from '../questions/hr-subjects.ts';
import { answersTo } from './answers-to.ts';
import { askedWords } from './asked-words.ts';
import { textKinds } from './found-text.ts';
import { helpFor } from './help-answers.ts';
import { withLeftOut } from './left-out-words.ts';
import { answersFor, namedFor, nearlyWritten, type Answers, type AskedQuery } from './name-answers.ts';
import { otherQueries, type OtherQuery } from './other-queries.ts';
import { isStopWord } from './query-phrases.ts';
import type { QueryReading } from './read-query.ts';
import { isWellKnown } from './readings-for.ts';
import { rememberedIndex, type NamingIndex } from './remembered-index.ts';
import { communityOf, saidTopic } from './said-topic.ts';
import { answerOf, type FoundAnswer, type PossibleAnswer } from './search-answer.ts';
import type { SearchIndex } from './search-index.ts';
import { textsFor, textsOfPart } from './text-answers.ts';
import { withContent } from './with-content.ts';

export interface FoundAnswers {
  readonly items: readonly FoundAnswer[];
  readonly corrected: string | null;
}

/** Corrects only words that occur nowhere, and none when `isExact`. */
export async function findAnswers(index: SearchIndex, typed: string, most: number, isExact = false): Promise<FoundAnswers> {
  const names = rememberedIndex(index);
  const { words, asTyped, typedFor } = await askedWords(names, typed);
  if (asTyped.length === 0) return { items: [], corrected: null };
  const asked: AskedQuery = { typed, words, asTyped, isOpen: !/[\s,.]$/u.test(typed), most, isExact };
  const named = await namedFor(names, asked);
  const help = await helpFor(index, asked);
  const found = await answersBeside(index, names, help.length > 0 ? { ...asked, isExact: true } : asked, named);
  const beside = found.corrected === null ? await besideTopic(names, asked, named, found.items) : found.items;
  const items = withHelp(help, named, beside, most);
  return { corrected: found.corrected && typedFor(found.corrected), items: items.map((item) => ({ ...item, without: item.without.map(typedFor) })) };
}

/** Falls back to likely meanings, then most of the words, when nothing matches all. */
async function answersBeside(index: SearchIndex, names: NamingIndex, asked: AskedQuery, named: Answers): Promise<FoundAnswers> {
  const { typed, words, most, isExact } = asked;
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
  const near = mostly.every(isText) ? await withContent(index, await nearlyWritten(index, names, asked), most) : [];
  if (near.length > 0) return { items: onceEach([...near, ...items]).slice(0, most), corrected: null };
  const isNearer = (mostly[0]?.without.length ?? 0) <= (items[0]?.without.length ?? 0);
  const both = isNearer ? [...mostly, ...items] : [...items, ...mostly];
  // A word that is begun is not corrected, unless nothing begins so.
  if (both.length === 0 && asked.isOpen) return corrected(false);
  return { items: onceEach(both).slice(0, most), corrected: null };
}

const isText = ({ type }: FoundAnswer): boolean => textKinds.some((kind) => kind === type);

const onceEach = (items: readonly FoundAnswer[]): readonly FoundAnswer[] =>
  items.filter(({ path }, place) => items.findIndex((each) => each.path === path) === place);

interface OtherAnswers {
  readonly items: readonly PossibleAnswer[];
  readonly corrected: string | null;
}

const noOther: OtherAnswers = { items: [], corrected: null };

async function otherAnswers(queries: readonly OtherQuery[], names: NamingIndex, { isOpen }: AskedQuery): Promise<OtherAnswers> {
  let best: OtherAnswers & { readonly score: number } = { ...noOther, score: -Infinity };
  for (const { words: other, changes } of queries) {
    const found = await answersFor(names, other, isOpen);
    const score = found.score - changes * worthOfChange;
    if (found.items.length > 0 && score > best.score) best = { items: found.items, score, corrected: other.join(' ') };
  }
  return best;
}

const mostReadings = 3;

/** Names the words left out, or searches texts of the requested kind. */
async function answersToMost(index: SearchIndex, asked: AskedQuery, { partial }: Answers): Promise<readonly PossibleAnswer[]> {
  const named = partial.filter((reading) => isMost(reading, asked.words)).slice(0, mostReadings);
  const pages = named.flatMap((reading) =>
    answersTo(reading).map((answer) => leavingOut(withLeftOut(answer, reading, asked.words), isOfWords(answer) ? [] : reading.rest)),
  );
  const texts = asked.words.some((word) => isWellKnown([word])) ? [] : await textsOfPart(index, asked, partial);
  return texts.every(({ without }) => without.length === 0) ? [...texts, ...pages] : [...pages, ...texts];
}

const leavingOut = (answer: PossibleAnswer, words: readonly string[]): PossibleAnswer => ({ ...answer, without: [...words, ...answer.without] });

const isOfWords = ({ content }: PossibleAnswer): boolean => content?.of === 'jobs' && content.search.k !== '';

/** Requires most words known and no well-known employer among the rest. */
function isMost({ rest, named, page, way, passedOver }: QueryReading, words: readonly string[]): boolean {
  const known = words.filter((word) => !isStopWord(word)).length - rest.length - passedOver;
  const isSure = page !== null || way !== null || Object.values(named).some(({ how }) => how === 'exactly' || how === 'bySound');
  return isSure && known >= rest.length && !rest.some((word) => isWellKnown([word]));
}

const subjectsOf = (typed: string, { isWhole, items }: Answers): readonly PossibleAnswer[] =>
  isWhole || items.some(({ parts }) => parts.company !== null)
    ? []
    : hrSubjectsOf(typed).map((subject) => answerOf('INTERVIEWS', hrQuestionsPath(subject), { page: 'hrQuestions' }));

/** Puts texts first when names answer only part of the query. */
const together = (subjects: readonly PossibleAnswer[], { items, isSure }: Answers, texts: readonly PossibleAnswer[]): readonly PossibleAnswer[] =>
  isSure ? [...items, ...subjects, ...texts] : [...subjects, ...texts.slice(0, 2), ...items, ...texts.slice(2)];

/** Puts help first, or behind the best answer when all words name something else. */
function withHelp(
  help: readonly PossibleAnswer[],
  { isWhole, isSure, isOfCompany }: Answers,
  items: readonly FoundAnswer[],
  most: number,
): readonly FoundAnswer[] {
  const first = (isWhole && isSure) || isOfCompany ? placeOfTopic : 0;
  return help.length === 0 ? items : onceEach([...items.slice(0, first), ...help, ...items.slice(first)]).slice(0, most);
}

const worthOfChange = 3;

const placeOfTopic = 2;

/** Adds the matching community in third place unless a name is meant. */
async function besideTopic(index: NamingIndex, { words, most }: AskedQuery, named: Answers, items: readonly FoundAnswer[]): Promise<readonly FoundAnswer[]> {
  const topic = saidTopic(words);
  if (!topic || named.isOfCompany || (named.items.length > 0 && !topic.isSure) || words.some((word) => isWellKnown([word]))) return items;
  const community = await communityOf(index, topic);
  return community ? onceEach([...items.slice(0, placeOfTopic), community, ...items.slice(placeOfTopic)]).slice(0, most) : items;
}
