// The search for several words that stand nowhere side by side: places that bear all of them, each somewhere.
import { isTest } from '../house/source.ts';
import { commentsIn, firstSentence } from './comments.ts';
import { add, belowPlace, filesOf, placeOf, type ByPlace } from './find.ts';
import { allNames, type TextFile } from './names-in.ts';
import { isCode, mentionOf, type Mention } from './word-forms.ts';

/** Words that say nothing about a place. */
const small = new Set(['a', 'an', 'and', 'for', 'from', 'how', 'i', 'in', 'is', 'it', 'my', 'of', 'on', 'or', 'our', 'the', 'to', 'where', 'with', 'your']);

/** The words of what was asked that may lead somewhere, each once; a code such as R-032 is one. */
export const wordsIn = (asked: string): string[] =>
  isCode(asked) ? [asked] : [...new Set(asked.split(/[\s_-]+/).filter((word) => word !== '' && !small.has(word.toLowerCase())))];

/** Files that bear every word in their path, their names or their first sentence; a test bears them in its path and one title. */
export function findScattered(words: readonly string[], root = '.'): ByPlace {
  const mentions = words.map(mentionOf);
  const found: ByPlace = new Map();
  for (const file of filesOf(root)) {
    if (file.path.endsWith('.md') || !mentions.every((speaksOf) => speaksOf(file.path) || speaksOf(file.text))) continue;
    const lines = linesOf(file, mentions);
    if (lines.length > 0) add(found, file, lines);
  }
  return found;
}

function linesOf(file: TextFile, mentions: readonly Mention[]): string[] {
  const below = belowPlace(file.path, placeOf(file.path));
  const names = allNames(file);
  const bearsAll = (...texts: readonly string[]) => mentions.every((speaksOf) => [below, ...texts].some(speaksOf));
  if (isTest(file.path) || file.path.startsWith('openapi/')) return names.filter((name) => bearsAll(name)).map((name) => `${file.path}: ${name}`);
  const sentence = firstSentence(commentsIn(file.text)[0]?.comment ?? '');
  if (!bearsAll(sentence, ...names)) return [];
  const named = names.filter((name) => mentions.some((speaksOf) => speaksOf(name)));
  return [[file.path, named.join(', ') || sentence].filter(Boolean).join(': ')];
}
