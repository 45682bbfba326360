export const replyRefusals = ['asks', 'names', 'numbers', 'threatens', 'abusive'] as const;
export type ReplyRefusalKind = (typeof replyRefusals)[number];

/** Words of a reply that keep it from being published, and the sentence around them. */
export interface ReplyRefusal {
  readonly kind: ReplyRefusalKind;
  readonly said: string;
  readonly sentence: { readonly from: number; readonly to: number };
}

/** Points that end no sentence: after a title, an initial or a short word, or within an address or number. */
const shortened = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|shri|smt|sri|er|adv|capt|no|dept|sr|jr|[a-z])\.$/i;

function endsAt(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (sign !== '.') return /[!?।\n]/.test(sign);
  return /^(?:\s|$)/.test(text.slice(at + 1, at + 2)) && !shortened.test(text.slice(Math.max(0, at - 6), at + 1));
}

export function refusalAt(kind: ReplyRefusalKind, text: string, from: number, to: number): ReplyRefusal {
  let [start, end] = [from, to];
  while (start > 0 && !endsAt(text, start - 1)) start--;
  while (end < text.length && !endsAt(text, end - 1)) end++;
  return { kind, said: text.slice(from, to), sentence: { from: start, to: end } };
}

/** Counts sentences, of which one may hold several refusals. */
export const refusedSentences = (refusals: readonly ReplyRefusal[]): number => new Set(refusals.map(({ sentence }) => sentence.to)).size;

/** Takes the sentences of all refusals out. */
export function withoutRefused(text: string, refusals: readonly ReplyRefusal[]): string {
  const isRefused = (at: number): boolean => refusals.some(({ sentence: { from, to } }) => from <= at && at < to);
  const kept = Array.from({ length: text.length }, (_, at) => (isRefused(at) ? '' : text[at])).join('');
  return kept.replaceAll(/[ \t]{2,}/g, ' ').trim();
}
