import type { AbuseKind } from './abuse-kinds.ts';
import { englishPhrases } from './english-phrases.ts';
import { disguisedWords, englishSplit, englishStems, englishWords } from './english-words.ts';
import { hinglishPhrases } from './hinglish-phrases.ts';
import { hinglishSplit, hinglishStems, hinglishWords } from './hinglish-words.ts';
import type { FoldedWord } from './folded-words.ts';
import { inDevanagari, isOfOtherScript } from '../indian-scripts.ts';
import { foldedLetters, withoutNasals } from './indic-letters.ts';
import { hindiMacros, indicPhrases } from './indic-phrases.ts';
import { devanagariWords, otherWords } from './indic-words.ts';
import { innocentPhrases } from './innocent-phrases.ts';
import { isMaskedAbuse } from './masked-words.ts';
import { isName } from './names.ts';
import { phraseLength, phrases, stems, wholeWords } from './patterns.ts';
import { citedIn, reportedObscenities, reportedPhrases } from './reported-phrases.ts';
import { sentenceOf, wordAt, type Sentence, type WordSpan } from './sentence.ts';

export interface Found extends WordSpan {
  readonly kind: AbuseKind;
}

const word = wholeWords([englishWords], [hinglishWords], [devanagariWords], [otherWords]);
const inDevanagariAlone = wholeWords([devanagariWords]);
const obsceneInDevanagari = wholeWords([{ obscenity: devanagariWords.obscenity ?? '' }]);
const disguised = wholeWords([disguisedWords]);
const stem = stems([englishStems], [hinglishStems]);
const split = wholeWords([englishSplit], [hinglishSplit], [devanagariWords]);
const phrase = phrases([englishPhrases], [hinglishPhrases], [indicPhrases, hindiMacros], [englishWords], [hinglishWords], [otherWords]);
const innocent = phraseLength(innocentPhrases);
const reported = phraseLength(reportedPhrases);
const reportedObscene = phraseLength(reportedObscenities);

/** Longest run of pieces read as one word. */
const mostPieces = 4;

/** Possible abuse in a sentence, without innocent phrases. */
export function foundIn(sentence: Sentence): readonly Found[] {
  const all = [...wordsIn(sentence), ...splitIn(sentence), ...spelledOut(sentence), ...phrasesIn(sentence)];
  if (all.length === 0) return [];
  const [harmless, recorded] = [
    [...spansOf(sentence, innocent), ...spansOf(sentence, reportedObscene)],
    [...spansOf(sentence, reported), ...citedIn(sentence)],
  ];
  return all.filter(
    (found) =>
      !(found.first === found.last && isName(sentence.words, found.first)) &&
      !harmless.some((span) => holds(span, found)) &&
      !(found.kind !== 'obscenity' && recorded.some((span) => holds(span, found))),
  );
}

const holds = (outer: WordSpan, inner: WordSpan): boolean => outer.first <= inner.first && inner.last <= outer.last;

function wordsIn({ words }: Sentence): readonly Found[] {
  return words.flatMap(({ readings, masked, isDisguised }, at) => {
    const kind =
      firstOf(readings, kindOfWord) ??
      (isDisguised ? firstOf(readings, disguised)?.kind : undefined) ??
      (masked !== undefined && isMaskedAbuse(masked) ? 'obscenity' : undefined);
    return kind ? [{ first: at, last: at, kind }] : [];
  });
}

function kindOfWord(reading: string): AbuseKind | undefined {
  if (reading.length < 2) return undefined;
  const [other, plain] = [isOfOtherScript(reading) ? foldedLetters(inDevanagari(reading)) : undefined, withoutNasals(reading)];
  return (
    word(reading) ??
    stem(reading) ??
    (other === undefined ? undefined : inDevanagariAlone(other)) ??
    (plain === undefined ? undefined : obsceneInDevanagari(plain))
  )?.kind;
}

function firstOf<Item, Answer>(items: readonly Item[], ask: (item: Item) => Answer | undefined): Answer | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

const withinWord = /^[.\-_'’·•~*/\\]{1,3}$/;

/** Words cut by signs (`chu-tiya`) or a blank (`chu tiya`). */
function splitIn({ words }: Sentence): readonly Found[] {
  const found: Found[] = [];
  for (const [first, { text, readings }] of words.entries()) for (const begun of new Set([text, ...readings])) found.push(...splitFrom(words, first, begun));
  return found;
}

function splitFrom(words: readonly FoldedWord[], first: number, begun: string): readonly Found[] {
  const found: Found[] = [];
  let joined = begun;
  let isSigned = true;
  for (let last = first + 1; last < Math.min(words.length, first + mostPieces); last++) {
    const piece = words[last];
    if (!piece) break;
    const isSign = withinWord.test(piece.gap);
    if (!isSign && piece.gap !== ' ') break;
    isSigned &&= isSign;
    joined += piece.text;
    if (joined.length > 24) break;
    const kind = (isSigned ? (word(joined) ?? stem(joined)) : undefined)?.kind ?? (joined.length > 3 ? split(joined)?.kind : undefined);
    if (kind && kindOfWord(begun) === undefined) found.push({ first, last, kind });
  }
  return found;
}

/** Joins single letters: `i d i o t`, `चू ति या`. */
function spelledOut({ words }: Sentence): readonly Found[] {
  const found: Found[] = [];
  for (let first = 0; first < words.length; first++) {
    const letters: string[] = [];
    for (let at = first; isLoneLetter(words[at]) && (at === first || (words[at]?.gap.length ?? 9) < 4); at++) letters.push(words[at]?.text ?? '');
    if (letters.length > 2) found.push(...inRun(letters, first));
    first += Math.max(0, letters.length - 1);
  }
  return found;
}

/** Single letter with its vowel sign. */
const isLoneLetter = (each: FoldedWord | undefined): boolean => each !== undefined && /^\p{L}\p{M}*$/u.test(each.text);

/** Longest word sought in single letters. */
const mostLetters = 24;

function inRun(letters: readonly string[], first: number): readonly Found[] {
  const whole = letters.length === 3 ? word(letters.join('')) : undefined;
  if (whole?.kind === 'threat') return [{ first, last: first + 2, kind: whole.kind }];
  for (let from = 0; from + 2 < letters.length; from++)
    for (let to = Math.min(letters.length, from + mostLetters); to > from + 2; to--) {
      const run = letters.slice(from, to).join('');
      const kind = run.length > 3 ? kindOfWord(foldedLetters(run)) : undefined;
      if (kind) return [{ first: first + from, last: first + to - 1, kind }];
    }
  return [];
}

function phrasesIn(sentence: Sentence): readonly Found[] {
  return placesOf(sentence).flatMap((from) => {
    const found = phrase(sentence.text, from);
    return found ? [{ ...spanOf(sentence, from, found.length), kind: found.kind }] : [];
  });
}

function spansOf(sentence: Sentence, lengthAt: (text: string, from: number) => number): readonly WordSpan[] {
  return placesOf(sentence).flatMap((from) => {
    const length = lengthAt(sentence.text, from);
    return length > 0 ? [spanOf(sentence, from, length)] : [];
  });
}

/** Possible beginnings of phrases: words and ends of clauses. */
const placesOf = ({ text, starts }: Sentence): readonly number[] => starts.flatMap((start) => (text[start - 2] === ',' ? [start - 2, start] : [start]));

const spanOf = (sentence: Sentence, from: number, length: number): WordSpan => ({
  first: wordAt(sentence, from + (sentence.text[from] === ',' ? 2 : 0)),
  last: wordAt(sentence, from + length - 1),
});

type FoldedPhrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const folded = new WeakMap<readonly string[], FoldedPhrases>();

function foldedPhrases(words: readonly string[]): FoldedPhrases {
  const made = folded.get(words);
  if (made) return made;
  const phrasesBy = new Map<string, readonly (readonly string[])[]>();
  for (const each of words) {
    const parts = sentenceOf(each).words.map(({ text }) => text);
    const [first] = parts;
    if (first !== undefined) phrasesBy.set(first, [...(phrasesBy.get(first) ?? []), parts]);
  }
  folded.set(words, phrasesBy);
  return phrasesBy;
}

/** Matches a word, or all words of a phrase in order, outside innocent phrases. */
export function watchedIn(sentence: Sentence, words: readonly string[]): boolean {
  const known = foldedPhrases(words);
  const found = sentence.words.flatMap(({ text }, first) =>
    (known.get(text) ?? [])
      .filter((parts) => parts.every((part, at) => sentence.words[first + at]?.text === part))
      .filter((parts) => parts.length > 1 || !isName(sentence.words, first))
      .map((parts) => ({ first, last: first + parts.length - 1 })),
  );
  if (found.length === 0) return false;
  const harmless = [...spansOf(sentence, innocent), ...spansOf(sentence, reportedObscene), ...spansOf(sentence, reported), ...citedIn(sentence)];
  return found.some((each) => !harmless.some((span) => holds(span, each)));
}
