import { cuesOf, type ScamCue, scamFeatures } from './scam-features.ts';
import { scamScore } from './scam-score.ts';
import { readMessage } from './scam-text.ts';
import { chatScams } from './scam-weights.ts';
import * as words from './scam-words.ts';

/** What gives a job scam away: money for a job, where to pay it, a way out of the chat, what opens an account or proves an identity, and else how it sounds. */
export const scamKinds = ['fee', 'payment-id', 'off-platform', 'secret', 'other'] as const;
export type ScamKind = (typeof scamKinds)[number];

/** The signs of a scam in a message of a chat (F-25), in the order of their kinds; none where it looks normal. Learned weights tell whether it is one, and what is seen in it of which kind; it reads words alone, and warns: a scam in words that it does not know passes. */
export function scamSigns(text: string): readonly ScamKind[] {
  const message = readMessage(text);
  const seen = cuesOf(message);
  if (scamScore(scamFeatures(message.tokens, seen), chatScams) <= 0) return [];
  const asked = cuesOf({ ...message, said: askedIn(message.said) });
  const kinds = scamKinds.filter((kind) => kindCues[kind].some((cue) => (kind === 'fee' ? asked : seen).has(cue)));
  if (kinds.length > 0) return kinds;
  if (asked.has('amount')) return ['fee'];
  return [seen.has('phone') || seen.has('contact') ? 'off-platform' : 'other'];
}

/** A message without what it says of others who pay, and without numbers to call: neither asks for money. */
const askedIn = (said: string): string => said.replaceAll(words.othersPay, ' ').replaceAll(new RegExp(words.mobileDigits, 'g'), ' ');

/** What makes a scam one of a kind. */
const kindCues: Readonly<Record<ScamKind, readonly ScamCue[]>> = {
  fee: ['money'],
  'payment-id': ['place', 'wallet'],
  'off-platform': ['channel', 'link', 'mail'],
  secret: ['key', 'paper'],
  other: [],
};
