import { abuseIn } from '../abuse/abuse.ts';
import { findingsIn } from '../exposure/exposure.ts';
import { namesSomeone } from '../exposure/finding.ts';
import { isNumberOfPerson } from './number-of-person.ts';
import { refusedPhrases } from './reply-phrases.ts';
import { refusalAt, type ReplyRefusal } from './reply-sentences.ts';

/** Refuses a reply that asks who wrote, names a person or gives a number of one, threatens or insults. */
export function refusalsOf(text: string, company: string): readonly ReplyRefusal[] {
  const found = findingsIn({ text }, company);
  const named = found.filter(namesSomeone).map(({ start, end }) => refusalAt('names', text, start, end));
  const numbers = found.filter(isNumberOfPerson).map(({ start, end }) => refusalAt('numbers', text, start, end));
  const insults = abuseIn(text).map(({ from, to }) => refusalAt('abusive', text, from, to));
  return [...refusedPhrases(text), ...named, ...numbers, ...insults].toSorted((one, other) => one.sentence.from - other.sentence.from);
}
