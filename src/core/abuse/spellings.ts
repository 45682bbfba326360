import { Failure } from '../failure.ts';
import { foldedLetters } from './indic-letters.ts';

/** Macros of patterns. Blanks separate, `_` is a gap, `~` and `=` forbid repeated letters, capitals expand. */
export type Macros = Readonly<Record<string, string>>;

export const patternsOf = (list: string, macros: Macros = {}): readonly string[] =>
  list
    .trim()
    .split(/\s+/)
    .filter((pattern) => pattern !== '')
    .map((pattern) => sourceOf(pattern, macros));

function sourceOf(pattern: string, macros: Macros): string {
  const isExact = pattern.startsWith('=');
  const filled = (isExact ? pattern.slice(1) : pattern).split(/([A-Z]+)/).map((part, at) => {
    if (at % 2 === 0) return isExact ? groupsIn(part) : lettersIn(part);
    const macro = macros[part];
    if (macro === undefined) throw new Failure('broken', `No macro is called ${part}.`);
    return `(?:${foldedRuns(macro)})`;
  });
  return filled.join('').replaceAll('_', ' ');
}

const lettersIn = (part: string): string =>
  foldedRuns(groupsIn(part)).replace(/(\[[^\]]*\]|[a-z])([?*+~]?)/g, (_whole, letter: string, times: string) =>
    times === '?' ? `${letter}*` : times === '~' ? letter : times === '' ? `${letter}+` : letter + times,
  );

/** Makes groups non-capturing. */
const groupsIn = (part: string): string => part.replace(/\((?!\?)/g, '(?:');

const foldedRuns = (source: string): string => source.replace(/[\u0900-\u0d7f]+|[\u0600-\u06ff]+/g, foldedLetters);
