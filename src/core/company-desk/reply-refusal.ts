import { abuseIn } from '../abuse/abuse.ts';
import { findingsIn } from '../exposure/exposure.ts';
import { namesSomeone } from '../exposure/finding.ts';
import { refusedPhrases } from './reply-phrases.ts';
import { refusalAt, type ReplyRefusal } from './reply-sentences.ts';

/** Refuses a reply that asks who wrote, names a person, threatens or insults. */
export function refusalsOf(text: string, company: string): readonly ReplyRefusal[] {
  const named = findingsIn({ text }, company)
    .filter(namesSomeone)
    .map(({ start, end }) => refusalAt('names', text, start, end));
  const insults = abuseIn(text).map(({ from, to }) => refusalAt('abusive', text, from, to));
  return [...refusedPhrases(text), ...named, ...insults].toSorted((one, other) => one.sentence.from - other.sentence.from);
}
