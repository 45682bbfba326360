import { askedByPhrase, longestPhrase } from './query-phrases.ts';
import { plainWords } from './search-words.ts';
import { waysInEnglish, type WayOfWorking } from '../query-words/ways-of-working.ts';
import type { QueryReading } from './read-query.ts';
import type { AnswerType, PossibleAnswer } from './search-answer.ts';
import type { NamedSpan } from './search-entry.ts';
import { typedFigure } from '../query-words/typed-figures.ts';

/** Pages that use everything typed beside their name, or are named alone. */
const takingAll: ReadonlySet<AnswerType> = new Set(['PAGE', 'COMPARISON', 'COLLEGE', 'COMMUNITY']);

export function withLeftOut(answer: PossibleAnswer, reading: QueryReading, words: readonly string[]): PossibleAnswer {
  if (takingAll.has(answer.type)) return answer;
  // A city in which there is nothing is said elsewhere.
  const isCityUnused = reading.named.CITY !== undefined && answer.parts.city === null;
  const city = isCityUnused ? typedOf(reading.named.CITY, words) : [];
  return { ...saying(answer, reading, words, city), wider: widerOf(answer, reading, words) };
}

const widerOf = ({ wider }: PossibleAnswer, reading: QueryReading, words: readonly string[]): PossibleAnswer | null =>
  wider && { ...saying(wider, reading, words, []), wider: widerOf(wider, reading, words) };

function saying(answer: PossibleAnswer, reading: QueryReading, words: readonly string[], more: readonly string[]): PossibleAnswer {
  const industry = answer.parts.industry === null ? typedOf(reading.named.INDUSTRY, words) : [];
  const way = reading.way !== null && answer.parts.way === null ? wayTyped(reading.way, words) : [];
  const said = answer.without.map((word) => typedAs(word, reading, words));
  const without = [...said, ...more, ...industry, ...way, ...figuresLeftOut(answer, reading, words)];
  return { ...answer, without: without.filter((word, at) => without.indexOf(word) === at) };
}

function typedAs(word: string, { named: { DESIGNATION, SKILL }, way }: QueryReading, words: readonly string[]): string {
  const span = [DESIGNATION, SKILL].find((each) => each?.entry.name.toLowerCase() === word);
  if (span) return typedOf(span, words).join(' ');
  return way !== null && waysInEnglish[way].toLowerCase() === word ? wayTyped(way, words).join(' ') : word;
}

/** Longest matching phrase, or the name of the way when figures expressed it. */
function wayTyped(way: WayOfWorking, words: readonly string[]): readonly string[] {
  for (let length = longestPhrase; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length);
      if (askedByPhrase(run)?.way === way) return [run.join(' ')];
    }
  }
  return [waysInEnglish[way].toLowerCase()];
}

function typedOf(span: NamedSpan | undefined, words: readonly string[]): readonly string[] {
  if (!span) return [];
  if (span.from >= 0) return words.slice(span.from, span.to);
  const ofName = plainWords(span.entry.name);
  const typed = words.filter((word) => ofName.some((part) => part.startsWith(word) || word.startsWith(part)));
  return typed.length > 0 ? typed : ofName;
}

function yearsOf({ content }: PossibleAnswer): number | null {
  if (content?.of === 'jobs') return content.search.experience;
  return content?.of === 'pay' ? content.years : null;
}

function figuresLeftOut(answer: PossibleAnswer, reading: QueryReading, words: readonly string[]): readonly string[] {
  const spans = Object.values(reading.named);
  const isNamed = (at: number): boolean =>
    spans.some((span) => (span.from <= at && at < span.to) || (span.from < 0 && typedOf(span, words).includes(words[at] ?? '')));
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const figure = isNamed(at) ? undefined : typedFigure(words.slice(at));
    if (!figure) continue;
    const isUsed = figure.figures.years !== undefined && yearsOf(answer) !== null;
    if (!isUsed) found.push(words.slice(at, at + figure.words).join(' '));
    at += figure.words - 1;
  }
  return found;
}
