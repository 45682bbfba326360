import { Failure } from '../failure.ts';
import { foldedLetters } from './indic-letters.ts';

/**
 * Patterns of words and phrases, as the lists write them: parted by blanks, with `_` for the gap between two words. Any Latin letter may be held down,
 * unless `~` is behind it or `=` before the pattern; a word in capitals is a macro. Brackets, `?` and `|` mean what they mean in a regular expression.
 */
export type Macros = Readonly<Record<string, string>>;

/** Source of a regular expression for each pattern of a list. */
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

/** No group captures. */
const groupsIn = (part: string): string => part.replace(/\((?!\?)/g, '(?:');

/** Indian letters and those of Urdu as words are folded. */
const foldedRuns = (source: string): string => source.replace(/[\u0900-\u0d7f]+|[\u0600-\u06ff]+/g, foldedLetters);
