import { namesWellKnownEmployer } from '../companies/well-known-employers.ts';
import { isDevanagari } from '../indian-scripts.ts';
import { slipsBetween } from '../content/slips.ts';
import { glued, plainWords } from './search-words.ts';
import { isGenericWord, isListWord, isOrdinaryWord } from './query-phrases.ts';
import { doubtOf, readQuery, type QueryReading } from './read-query.ts';
import type { NamedSpan } from './search-entry.ts';
import type { NamingIndex } from './remembered-index.ts';
import type { AskedSpan } from './search-index.ts';

const longestNameWords = 8;
const mostTried = 10;
/** Limit beyond which too many readings arise that hardly ever fit. */
const manyWords = 6;
const mostTriedOfMany = 4;
const longestOfMany = 5;
const near = 9;

export interface Readings {
  readonly whole: readonly QueryReading[];
  readonly partly: QueryReading | undefined;
  readonly partial: readonly QueryReading[];
}

export async function readingsFor(index: NamingIndex, words: readonly string[], isOpen: boolean, isNear = false): Promise<Readings> {
  const spans = words.length === 0 ? [] : await index.named(spansOf(words, isOpen).map((span) => ({ ...span, isNear })));
  const readings = readQuery(
    { words, isOpen },
    spans.filter((span) => isMeant(span, words.slice(span.from, span.to), isNear)),
  );
  const whole = readings.filter((reading) => reading.rest.length === 0 && isLikely(reading, words));
  const partial = readings.filter(({ rest }) => rest.length > 0).toSorted((one, other) => hopeOf(other) - hopeOf(one));
  for (const reading of partial.slice(0, words.length > manyWords ? mostTriedOfMany : mostTried))
    whole.push(...(await completed(index, reading, { words, isNear, isOpen: isOpen && reading.rest.at(-1) === words.at(-1) })));
  whole.push(...(await besideUnknownJob(index, whole, words)), ...(await partedJob(index, whole, words)));
  const sorted = preferringNames(whole, words).toSorted((one, other) => other.score - one.score);
  const partly = readings.find(({ named: { COMPANY }, rest }) => COMPANY && rest.length > 0);
  return { whole: sorted.filter(({ score }) => score > (sorted[0]?.score ?? 0) - near), partly, partial: readings.filter(({ rest }) => rest.length > 0) };
}

/** Well-known names rule out others, and names matched by sound must also look alike. */
function isMeant({ how, entry }: NamedSpan, words: readonly string[], isNear: boolean): boolean {
  if (how === 'exactly') return true;
  const isBySound = how === 'bySound' || how === 'byNearSound';
  if (isNear && isBySound && (isWellKnown(words) || !isWrittenLike(words, entry.name))) return false;
  return how === 'bySound' || !isWellKnown(words);
}

/** Adds jobs with similar names and known pay, as staff nurse for "nurse". */
async function besideUnknownJob(index: NamingIndex, readings: readonly QueryReading[], words: readonly string[]): Promise<readonly QueryReading[]> {
  const [best] = readings.toSorted((one, other) => other.score - one.score);
  const job = best?.named.DESIGNATION;
  if (!best || !job || job.entry.weight > 0 || job.from < 0) return [];
  const others = await index.withWords(words.slice(job.from, job.to), false);
  return others
    .filter(({ kind, id, weight }) => kind === 'DESIGNATION' && id !== job.entry.id && weight > 0)
    .slice(0, mostBesideUnknown)
    .map((entry, place) => ({ ...best, named: { ...best.named, DESIGNATION: { ...job, entry } }, score: best.score - worthOfOtherJob - place }));
}

const mostBesideUnknown = 2;
const worthOfOtherJob = 2;

/** Joins a split job name, as in "clerk interview bank questions" for bank clerks. */
async function partedJob(index: NamingIndex, readings: readonly QueryReading[], words: readonly string[]): Promise<readonly QueryReading[]> {
  const sorted = readings.toSorted((one, other) => other.score - one.score);
  const [best, alone] = [sorted[0], sorted.find(({ named }) => named.DESIGNATION && Object.keys(named).length === 1)];
  const job = alone?.named.DESIGNATION;
  const around = words.filter((word, at) => isGenericWord(word) && !isListWord(word) && (!job || at < job.from || at >= job.to));
  if (!best || !alone || job?.how !== 'exactly' || best.named.DESIGNATION?.entry.id !== job.entry.id || around.length !== 1) return [];
  const others = await index.withWords([...around, ...words.slice(job.from, job.to)], false);
  return others
    .filter(({ kind, id }) => kind === 'DESIGNATION' && id !== job.entry.id)
    .slice(0, 1)
    .map((entry) => ({ ...alone, named: { DESIGNATION: { ...job, entry } }, score: best.score + worthOfParted }));
}

const worthOfParted = 1;

/** Prefers whole names over parts of others, so "store manager" is a job. */
function preferringNames(readings: readonly QueryReading[], words: readonly string[]): readonly QueryReading[] {
  const isByName = ({ named }: QueryReading): boolean => {
    const spans = Object.values(named);
    const isLeftOut = (word: string, at: number): boolean => isGenericWord(word) && !spans.some(({ from, to }) => from <= at && at < to);
    return spans.length > 0 && spans.every(isCertain) && !words.some(isLeftOut);
  };
  if (!readings.some(isByName)) return readings;
  return readings.map((reading) =>
    Object.values(reading.named).some(({ how }) => how === 'byWords') ? { ...reading, score: reading.score - worthOfWholeNames } : reading,
  );
}

const worthOfWholeNames = 6;

/** Keeps famous names from matching as a beginning or initials of others. */
export function isWellKnown(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return namesWellKnownEmployer(first) || (!namesWellKnownEmployer(second) && namesWellKnownEmployer(`${first} ${second}`));
}

const isCertain = ({ how }: NamedSpan): boolean => how === 'exactly' || how === 'bySound';

function spansOf(words: readonly string[], isOpen: boolean): readonly AskedSpan[] {
  const spanOf = (from: number, to: number): AskedSpan => ({ from, to, words: words.slice(from, to), isOpen: isOpen && to === words.length });
  const spans = words.flatMap((_, from) =>
    words.slice(from, from + (words.length > longestNameWords ? longestOfMany : longestNameWords)).map((__, more) => spanOf(from, from + more + 1)),
  );
  return words.length > longestNameWords ? [...spans, spanOf(0, words.length)] : spans;
}

async function completed(
  index: NamingIndex,
  reading: QueryReading,
  { words, isOpen, isNear }: Pick<AskedSpan, 'words' | 'isOpen'> & { readonly isNear: boolean },
): Promise<readonly QueryReading[]> {
  const { rest, named } = reading;
  const isBarelyBegun = isOpen && (rest.at(-1)?.length ?? 0) < shortestBesideOthers && rest.length < words.length;
  if (isBarelyBegun || rest.every(isOrdinaryWord)) return [];
  const isLooselyAsked = isOpen && !isWellKnown(rest);
  if (isNear && isWellKnown(rest)) return [];
  const found = await index.withWords(rest, isLooselyAsked, isNear);
  const entries = isNear ? found.filter(({ name }) => rest.every((word) => isWrittenLike([word], name))) : found;
  const without = reading.score - doubtOf(reading, { words });
  return entries
    .filter(({ kind }) => !named[kind])
    .map((entry, place) => {
      const whole: QueryReading = { ...reading, rest: [], named: { ...named, [entry.kind]: { from: -1, to: -1, how: 'byWords', entry } } };
      const score = without + worthOfParts(rest) - place * worthOfPlace + (entry.kind === 'COMPANY' ? 1 : 0);
      return { ...whole, score: score + doubtOf(whole, { words }) };
    })
    .filter((whole) => isLikely(whole, words));
}

const isLikely = (reading: QueryReading, words: readonly string[]): boolean => doubtOf(reading, { words }) > leastDoubt;

const leastDoubt = -10;

/** Score if the remaining words turn out to be a name. */
const hopeOf = ({ score, rest }: QueryReading): number => score + worthOfParts(rest);

/** Weighs common name words high beside others and low alone. */
function worthOfParts(rest: readonly string[]): number {
  const plain = rest.filter((word) => isGenericWord(word) || isOrdinaryWord(word)).length;
  return (rest.length - plain) * worthOfPart + plain * (plain === rest.length ? worthOfPlainAlone : worthOfPlainPart);
}

const worthOfPart = 8.5;
const worthOfPlainPart = 6.5;
const worthOfPlainAlone = 3;
const worthOfPlace = 0.3;
const shortestBesideOthers = 3;

const mostSlipsHeard = 2;
const shortestHeard = 4;

/** Compares Latin spellings, as neembora for Nimbora, because short words sound like too many names. */
export function isWrittenLike(words: readonly string[], name: string): boolean {
  const typed = glued(words);
  const known = plainWords(name);
  if (words.some(isDevanagari)) return true;
  return (
    typed.length >= shortestHeard && known.some((_, from) => known.slice(from).some((__, more) => isNearly(typed, glued(known.slice(from, from + more + 1)))))
  );
}

const isNearly = (typed: string, known: string): boolean => typed[0] === known[0] && slipsBetween(typed, known, mostSlipsHeard) <= mostSlipsHeard;
