import { cuesOf, type ScamCue, scamFeatures } from './scam-features.ts';
import { scamScore } from './scam-score.ts';
import { readMessage } from './scam-text.ts';
import { chatScams } from './scam-weights.ts';
import * as words from './scam-words.ts';

export const scamKinds = ['fee', 'payment-id', 'off-platform', 'secret', 'other'] as const;
export type ScamKind = (typeof scamKinds)[number];

/** Detects scams by learned weights, then kinds by cues. Only warns, since unknown words pass (F-25). */
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

/** Removes mentions of others paying and phone numbers, as neither asks for money. */
const askedIn = (said: string): string => said.replaceAll(words.othersPay, ' ').replaceAll(new RegExp(words.mobileDigits, 'g'), ' ');

const kindCues: Readonly<Record<ScamKind, readonly ScamCue[]>> = {
  fee: ['money'],
  'payment-id': ['place', 'wallet'],
  'off-platform': ['channel', 'link', 'mail'],
  secret: ['key', 'paper'],
  other: [],
};
