import { abuseKinds, type AbuseKind, type PatternLists } from './abuse-kinds.ts';
import { firstLettersOf } from './first-letters.ts';
import { hindiMacros } from './indic-phrases.ts';
import { macros } from './macros.ts';
import { patternsOf, type Macros } from './spellings.ts';

type Lists = readonly (readonly [PatternLists, Macros?])[];

export interface PatternMatch {
  readonly kind: AbuseKind;
  readonly length: number;
}

/** Finds patterns of all kinds at one place of a folded text. */
export type Finder = (text: string, from?: number) => PatternMatch | undefined;

/** Patterns that are a whole word, without gaps. */
export function wholeWords(...lists: Lists): Finder {
  const find = finder(lists, (source) => !source.includes(' '), '$');
  const known = new Map<string, PatternMatch | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const found = find(text);
    if (known.size >= mostKnown) known.clear();
    known.set(text, found);
    return found;
  };
}

/** Limit of cached word verdicts, as most words are common. */
const mostKnown = 4000;

export const stems = (...lists: Lists): Finder =>
  whenAsked(() => {
    const all = ofKinds(lists).map(({ source, kind }) => ({ kind, known: new RegExp(source, 'u') }));
    return (text) => {
      const found = all.find(({ known }) => known.test(text));
      return found && { kind: found.kind, length: text.length };
    };
  });

/** Patterns from one place of a sentence to the end of a word. */
export const phrases = (...lists: Lists): Finder => finder(lists, () => true, '(?= )');

/** Length of a listed phrase at a place, or 0. */
export function phraseLength(list: string): (text: string, from: number) => number {
  const find = phrases([{ insult: list }, { ...hindiMacros, ...macros }]);
  return (text, from) => find(text, from)?.length ?? 0;
}

const ofKinds = (lists: Lists): readonly { readonly source: string; readonly kind: AbuseKind }[] =>
  abuseKinds.flatMap((kind) => lists.flatMap(([list, known = macros]) => patternsOf(list[kind] ?? '', known).map((source) => ({ source, kind }))));

interface Pattern {
  readonly source: string;
  readonly kind: AbuseKind;
  known?: RegExp;
}

/** Reads lists on first use, as they would slow down every start. */
function whenAsked(make: () => Finder): Finder {
  let made: Finder | undefined;
  return (text, from) => (made ??= make())(text, from);
}

const finder = (...parts: Parameters<typeof byFirstLetter>): Finder => whenAsked(() => byFirstLetter(...parts));

/** Compiles patterns lazily by first letter, as a single expression would take seconds. */
function byFirstLetter(lists: Lists, isMeant: (source: string) => boolean, behind: string): Finder {
  const byLetter = new Map<string, Pattern[]>();
  const always: Pattern[] = [];
  for (const { source, kind } of ofKinds(lists).filter((each) => isMeant(each.source))) {
    const pattern: Pattern = { source: `(?:${source})${behind}`, kind };
    const letters = firstLettersOf(source);
    if (letters === undefined) always.push(pattern);
    for (const letter of letters ?? []) byLetter.set(letter, [...(byLetter.get(letter) ?? []), pattern]);
  }
  return (text, from = 0) => longest(text, from, byLetter.get(text[from] ?? '') ?? []) ?? longest(text, from, always);
}

function longest(text: string, from: number, patterns: readonly Pattern[]): PatternMatch | undefined {
  let best: PatternMatch | undefined;
  for (const pattern of patterns) {
    const known = (pattern.known ??= new RegExp(pattern.source, 'uy'));
    known.lastIndex = from;
    const length = known.exec(text)?.[0].length ?? 0;
    if (length > (best?.length ?? 0)) best = { kind: pattern.kind, length };
  }
  return best;
}
