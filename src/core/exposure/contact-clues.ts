import { contactsIn, type ContactKind } from '../content/contact-pattern.ts';
import { clueIn, type Clue, type ExposureKind } from './finding.ts';

const kindOf: Readonly<Record<ContactKind, ExposureKind>> = { mail: 'mail', phone: 'phone', profile: 'account', id: 'id' };
/** What is between blanks, without the marks around it. */
const word = /[^\s,;]+/g;

/** The page of a person on a network of jobs, as it is said without the rest of its URL. */
const linkedIn = /linked ?in\b[^.\n]{0,20}?\bin\/[\w-]{3,60}/gi;

/** Contact details and where they stand: the fewest words in which the rule of `contactsIn` still finds them. */
export const contactClues = (text: string): readonly Clue[] => [
  ...contactsIn(text).flatMap((kind) => placesOf(kind, text)),
  ...[...text.matchAll(linkedIn)].map((match) => clueIn('account', match)),
];

function placesOf(kind: ContactKind, text: string): readonly Clue[] {
  const words = [...text.matchAll(word)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const isWithin = (first: number, last: number): boolean => contactsIn(text.slice(words[first]?.start, words[last]?.end)).includes(kind);
  const clues: Clue[] = [];
  for (let from = 0; from < words.length && isWithin(from, words.length - 1);) {
    const last = fewest(from, words.length - 1, (at) => isWithin(from, at));
    const first = last - fewest(0, last - from, (length) => isWithin(last - length, last));
    clues.push({ kind: kindOf[kind], start: words[first]?.start ?? 0, end: withoutStop(text, words[last]?.end ?? text.length) });
    from = last + 1;
  }
  return clues;
}

/** The end of a place without the mark that ends its sentence. */
const withoutStop = (text: string, end: number): number => end - (/[.!?।)]+$/.exec(text.slice(0, end))?.[0].length ?? 0);

/** The least number between two, both of them included, at which something holds that holds from there on. */
function fewest(least: number, most: number, holds: (at: number) => boolean): number {
  let [from, to] = [least, most];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
