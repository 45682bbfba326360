import { abuseIn } from '../abuse/abuse.ts';
import { findingsIn } from '../exposure/exposure.ts';
import { namesSomeone } from '../exposure/finding.ts';
import { askingPhrases, threateningPhrases } from './reply-phrases.ts';

export const replyRefusals = ['asks', 'names', 'threatens', 'abusive'] as const;
export type ReplyRefusalKind = (typeof replyRefusals)[number];

/** Words of a reply that keep it from being published, and the sentence around them. */
export interface ReplyRefusal {
  readonly kind: ReplyRefusalKind;
  readonly said: string;
  readonly sentence: { readonly from: number; readonly to: number };
}

interface Span {
  readonly kind: ReplyRefusalKind;
  readonly from: number;
  readonly to: number;
}

/** Refuses a reply that asks who wrote, names a person, threatens or insults. */
export function refusalsOf(text: string, company: string): readonly ReplyRefusal[] {
  const spans = [...spansOf('asks', text, askingPhrases), ...spansOf('threatens', text, threateningPhrases), ...named(text, company), ...insults(text)];
  return spans
    .toSorted((one, other) => one.from - other.from)
    .map(({ kind, from, to }) => ({ kind, said: text.slice(from, to), sentence: sentenceAround(text, from, to) }));
}

/** Takes the sentences of all refusals out. */
export function withoutRefused(text: string, refusals: readonly ReplyRefusal[]): string {
  let kept = text;
  for (const { sentence } of refusals.toSorted((one, other) => other.sentence.from - one.sentence.from))
    kept = `${kept.slice(0, sentence.from)}${kept.slice(Math.max(sentence.from, sentence.to))}`;
  return kept.replaceAll(/[ \t]{2,}/g, ' ').trim();
}

function spansOf(kind: ReplyRefusalKind, text: string, phrases: readonly RegExp[]): readonly Span[] {
  const folded = plainOf(text);
  return phrases.flatMap((phrase) => [...folded.matchAll(phrase)].map(({ 0: { length }, index }) => ({ kind, from: index, to: index + length })));
}

/** Keeps places: each sign becomes one sign. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[’‘`]/g, "'").replaceAll(/\s/g, ' ');

const named = (text: string, company: string): readonly Span[] =>
  findingsIn({ text }, company)
    .filter(namesSomeone)
    .map(({ start, end }) => ({ kind: 'names', from: start, to: end }));

const insults = (text: string): readonly Span[] => abuseIn(text).map(({ kind, from, to }) => ({ kind: kind === 'threat' ? 'threatens' : 'abusive', from, to }));

const ends = /[.!?।\n]/;

function sentenceAround(text: string, from: number, to: number): ReplyRefusal['sentence'] {
  let [start, end] = [from, to];
  while (start > 0 && !ends.test(text[start - 1] ?? '')) start--;
  while (end < text.length && !ends.test(text[end - 1] ?? '')) end++;
  return { from: start, to: end };
}
