import { noFigures, typedFigure, type TypedFigures } from '../query-words/typed-figures.ts';
import type { FoundPage } from './found-pages.ts';
import {
  askedByBeginning,
  askedByPhrase,
  askedBySlip,
  isGenericWord,
  isListWord,
  isOrdinaryWord,
  isStopWord,
  longestPhrase,
  type AskedByPhrase,
  type QueryTab,
} from './query-phrases.ts';
import { entryKinds, type NamedKind, type NamedSpan, type Naming } from './search-entry.ts';
import type { WayOfWorking } from '../query-words/ways-of-working.ts';

export interface QueryReading extends TypedFigures {
  readonly named: Readonly<Partial<Record<NamedKind, NamedSpan>>>;
  readonly tab: QueryTab | null;
  readonly page: FoundPage | null;
  readonly way: WayOfWorking | null;
  readonly rest: readonly string[];
  readonly passedOver: number;
  readonly score: number;
}

interface Query {
  readonly words: readonly string[];
  readonly isOpen: boolean;
}

interface Step {
  readonly to: number;
  readonly reading: QueryReading;
}

export const nothingRead: QueryReading = { named: {}, tab: null, page: null, way: null, ...noFigures, rest: [], passedOver: 0, score: 0 };

/** Value of a one-word name by kind, and of each further word. */
const worthOf: Readonly<Record<NamedKind, number>> = { COMPANY: 9, DESIGNATION: 8.5, CITY: 8, COLLEGE: 7, SKILL: 7.5, COMMUNITY: 6, INDUSTRY: 6.5 };
const worthOfWord: Readonly<Record<NamedKind, number>> = { COMPANY: 8, DESIGNATION: 7.5, CITY: 4, COLLEGE: 4, SKILL: 4, COMMUNITY: 4, INDUSTRY: 4 };
const shareOf: Readonly<Record<Naming, number>> = { exactly: 1, bySound: 0.8, byNearSound: 0.6, byInitials: 0.6, byBeginning: 0.6, byWords: 0.6 };

const worth = {
  phrase: 2,
  slip: 7.5,
  wordOfPhrase: 3.5,
  beginning: 3,
  figure: 3,
  stopWord: -0.5,
  genericWord: -1,
  ordinaryWord: -2,
  rest: -4,
  known: 0.3,
  whole: 6,
  wholeUnsurely: 3,
  wholeOfSeveral: 12,
  wholeBegunOfSeveral: 8,
  wholeBegun: 2.5,
} as const;

const mostReadings = 40;
/** Numbers as in the top 10, or the age of 30. */
const smallNumber = /^\d{1,3}$/;

/** All ways to split words into names, tabs, calculators and figures, likeliest first. */
export function readQuery(query: Query, spans: readonly NamedSpan[]): readonly QueryReading[] {
  const reached: QueryReading[][] = query.words.map(() => []);
  reached.unshift([nothingRead]);
  for (let at = 0; at < query.words.length; at++) {
    const best = likeliest(reached[at] ?? []);
    for (const reading of best) for (const { to, reading: next } of stepsFrom(query, spans, at, reading)) reached[to]?.push(next);
  }
  return likeliest((reached[query.words.length] ?? []).map((reading) => judged(reading, query)));
}

function stepsFrom(query: Query, spans: readonly NamedSpan[], at: number, reading: QueryReading): readonly Step[] {
  return [...names(query, spans, at, reading), ...phrases(query, spans, at, reading), ...figures(query, at, reading), ...plainWord(query, spans, at, reading)];
}

function names({ words }: Query, spans: readonly NamedSpan[], at: number, reading: QueryReading): readonly Step[] {
  // Words that ask for something are no name that only sounds like one of them.
  const isSaid = ({ to, how }: NamedSpan): boolean => how === 'exactly' || to > at + 1 || !isInPhrase(words, at);
  const free = spans.filter((span) => span.from === at && !reading.named[span.entry.kind] && isSaid(span));
  return free.map((span) => {
    const { from, to, how, entry } = span;
    const isWhole = from === 0 && to === words.length;
    const score =
      (worthOf[entry.kind] + (to - from - 1) * worthOfWord[entry.kind]) * shareOf[how] +
      Math.log10(1 + entry.weight) * worth.known +
      (isWhole ? wholeOf(how, to) : 0);
    return { to, reading: { ...reading, named: { ...reading.named, [entry.kind]: span }, score: reading.score + score } };
  });
}

const isInPhrase = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - longestSaid + 1), at + 1).some((_, before, run) => {
    const from = at - run.length + 1 + before;
    return words.slice(at, from + longestSaid).some((__, more) => askedByPhrase(words.slice(from, at + more + 1)) !== undefined);
  });

const longestSaid = 3;

/** Bonus for a name that covers, or begins with, the whole query. */
const wholeOf = (how: Naming, words: number): number =>
  how === 'exactly'
    ? words === 1
      ? worth.whole
      : worth.wholeOfSeveral
    : words === 1
      ? 0
      : how === 'byBeginning'
        ? worth.wholeBegunOfSeveral
        : worth.wholeUnsurely;

function phrases({ words, isOpen }: Query, spans: readonly NamedSpan[], at: number, reading: QueryReading): readonly Step[] {
  const found: Step[] = [];
  for (let to = Math.min(words.length, at + longestPhrase); to > at; to--) {
    const asked = askedByPhrase(words.slice(at, to));
    const whole = at === 0 && to === words.length ? worth.whole : 0;
    if (asked) found.push(...taken(asked, to, reading, worth.phrase + worth.wordOfPhrase * (to - at) + whole));
  }
  const isName = spans.some(({ from, to, how }) => from === at && to === at + 1 && how === 'exactly');
  const slip = found.length === 0 && !isName ? askedBySlip(words[at] ?? '') : undefined;
  if (slip) found.push(...taken(slip, at + 1, reading, worth.slip));
  const begun = isOpen && at === words.length - 1 && found.length === 0 ? askedByBeginning(words[at] ?? '') : undefined;
  return begun ? [...found, ...taken(begun, words.length, reading, worth.beginning + (at === 0 ? worth.wholeBegun : 0))] : found;
}

function taken({ tab, page, way }: AskedByPhrase, to: number, reading: QueryReading, score: number): readonly Step[] {
  const steps: Step[] = [];
  if (tab && (reading.tab === null || reading.tab === tab))
    steps.push({ to, reading: { ...reading, tab, score: reading.score + (reading.tab === tab ? 0 : score) } });
  if (way && reading.way === null) steps.push({ to, reading: { ...reading, way, score: reading.score + score } });
  if (page && (reading.page === null || reading.page === page))
    steps.push({ to, reading: { ...reading, page, score: reading.score + (reading.page === page ? 0 : score) } });
  return steps;
}

function figures({ words }: Query, at: number, reading: QueryReading): readonly Step[] {
  const found = typedFigure(words.slice(at));
  return found ? [{ to: at + found.words, reading: { ...reading, ...found.figures, score: reading.score + worth.figure } }] : [];
}

function plainWord({ words }: Query, spans: readonly NamedSpan[], at: number, reading: QueryReading): readonly Step[] {
  const word = words[at] ?? '';
  const without = (score: number): Step => ({ to: at + 1, reading: { ...reading, score: reading.score + score } });
  if (isStopWord(word)) return [without(worth.stopWord)];
  const inRest: Step = { to: at + 1, reading: { ...reading, rest: [...reading.rest, word], score: reading.score + worth.rest } };
  if (isGenericWord(word)) return [without(worth.genericWord), inRest];
  const passed: Step = { to: at + 1, reading: { ...reading, passedOver: reading.passedOver + 1, score: reading.score + worth.ordinaryWord } };
  // A job beside another says more closely which is meant: TGT maths teacher.
  const isOtherJob = spans.some(({ from, to, how, entry: { kind } }) => kind === 'DESIGNATION' && from === at && to === at + 1 && how === 'exactly');
  return isOrdinaryWord(word) || smallNumber.test(word) || isOtherJob ? [passed, inRest] : [inRest];
}

const judged = (reading: QueryReading, query: Query): QueryReading => ({ ...reading, score: reading.score + doubtOf(reading, query) });

export const doubtOf = (reading: QueryReading, query: Pick<Query, 'words'>): number => doubts.reduce((sum, doubt) => sum + doubt(reading, query), 0);

const mayBeside = (page: FoundPage | null, kind: NamedKind): boolean =>
  kind === 'CITY' ? page === 'takeHome' || page === 'hra' || page === 'paidFairly' : kind === 'DESIGNATION' && page === 'paidFairly';

const kindsIn = ({ named }: QueryReading): readonly NamedKind[] => entryKinds.filter((kind) => named[kind]);

const doubts: readonly ((reading: QueryReading, query: Pick<Query, 'words'>) => number)[] = [
  // A calculator, or another page for all, is of no company and no job; whether one is paid fairly is a question about a job.
  (reading) => (reading.page !== null && (kindsIn(reading).some((kind) => !mayBeside(reading.page, kind)) || reading.rest.length > 0) ? -12 : 0),
  // A way of working is one of jobs: nobody is paid or reviewed by it alone.
  ({ way, page, tab, named }, { words }) =>
    way === null ? 0 : words.some(isListWord) ? -6 : page !== null || named.COLLEGE || named.COMMUNITY ? -12 : tab !== null && tab !== 'jobs' ? -4 : 1,
  // "Salary calculator" asks for the calculator alone.
  ({ page, tab }) => (page !== null && tab !== null ? -3 : 0),
  // Hardly anyone looks for all companies' salaries by one word: "hike" alone is the calculator.
  (reading) => (reading.tab !== null && kindsIn(reading).length === 0 && reading.rest.length === 0 ? -2 : 0),
  // The more names there are, the less sure each of them is that is only begun.
  ({ named }) => {
    const unsure = Object.values(named).filter(({ how }) => how !== 'exactly' && how !== 'bySound').length;
    return unsure > 0 ? (Object.keys(named).length - 1) * -1.5 - (unsure - 1) * 3 : 0;
  },
  // A name such as Ka is one only where nothing else is named: beside other names it is a word of the sentence.
  ({ named, rest }, { words }) => {
    const doubtful = Object.values(named).filter(
      ({ from, to, entry }) => entry.kind === 'COMPANY' && to - from === 1 && (isStopWord(words[from] ?? '') || isGenericWord(words[from] ?? '')),
    );
    const isThere = named.CITY !== undefined && named.COMPANY?.entry.hint.includes(named.CITY.entry.name);
    return doubtful.length > 0 && !isThere && (rest.length > 0 || Object.keys(named).length > 1) ? -12 : doubtful.length * -3;
  },
  // A place to talk and a college are what is looked for, and not a part of it.
  ({ named }) => ((named.COLLEGE || (named.COMMUNITY && !named.COMPANY)) && Object.keys(named).length > 1 ? -12 : 0),
  // A college is known for its placements and its interviews.
  ({ named, tab }) => (named.COLLEGE && tab !== null && tab !== 'interviews' && tab !== 'jobs' && tab !== 'reviews' ? -12 : 0),
  ({ named }) => (named.COMMUNITY && named.COMPANY ? -4 : 0),
  ({ named, tab }) => (named.COMMUNITY && named.COMMUNITY.how !== 'exactly' && tab !== null ? -6 : 0),
  // An ordinary word is not the beginning of a name.
  ({ named }, { words }) =>
    Object.values(named).filter(({ how, from, to }) => how === 'byBeginning' && to - from === 1 && isOrdinaryWord(words[from] ?? '')).length * -3,
  ({ named }) => (named.INDUSTRY && (named.COMPANY || named.DESIGNATION || named.SKILL) ? -6 : 0),
  // "IT companies in Pune" are many.
  ({ named }, { words }) => (words.some(isListWord) ? (named.COMPANY && named.COMPANY.how !== 'exactly' ? -6 : named.INDUSTRY ? 2 : 0) : 0),
  ({ named }) => (named.SKILL && named.COMPANY ? -3 : 0),
  ({ named }) => (named.SKILL && named.DESIGNATION ? -8 : 0),
  // Skills are asked about in interviews alone.
  ({ named, tab }) => (named.SKILL ? (tab === 'interviews' || tab === 'questions' ? 2 : tab === 'salaries' ? -4 : 0) : 0),
  ({ named, tab }) => (named.DESIGNATION && (tab === 'salaries' || tab === 'interviews' || named.CITY) ? 1 : 0),
  ({ named, tab }) => (named.COMPANY && tab ? 1 : 0),
  // Remote jobs are not those of a company in whose name there is another word of the query.
  ({ named: { COMPANY }, way }) => (way !== null && COMPANY && COMPANY.how !== 'exactly' && COMPANY.how !== 'bySound' ? -6 : 0),
  // Of two companies of one name, the one of the city that is named.
  ({ named }) => (named.COMPANY && named.CITY && named.COMPANY.entry.hint.includes(named.CITY.entry.name) ? 2 : 0),
];

const likeliest = (readings: readonly QueryReading[]): readonly QueryReading[] =>
  readings.toSorted((one, other) => other.score - one.score).slice(0, mostReadings);
