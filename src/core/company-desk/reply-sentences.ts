export const replyRefusals = ['asks', 'names', 'threatens', 'abusive'] as const;
export type ReplyRefusalKind = (typeof replyRefusals)[number];

/** Words of a reply that keep it from being published, and the sentence around them. */
export interface ReplyRefusal {
  readonly kind: ReplyRefusalKind;
  readonly said: string;
  readonly sentence: { readonly from: number; readonly to: number };
}

const ends = /[.!?।\n]/;

export function refusalAt(kind: ReplyRefusalKind, text: string, from: number, to: number): ReplyRefusal {
  let [start, end] = [from, to];
  while (start > 0 && !ends.test(text[start - 1] ?? '')) start--;
  while (end < text.length && !ends.test(text[end - 1] ?? '')) end++;
  return { kind, said: text.slice(from, to), sentence: { from: start, to: end } };
}

/** Takes the sentences of all refusals out. */
export function withoutRefused(text: string, refusals: readonly ReplyRefusal[]): string {
  const isRefused = (at: number): boolean => refusals.some(({ sentence: { from, to } }) => from <= at && at < to);
  const kept = Array.from({ length: text.length }, (_, at) => (isRefused(at) ? '' : text[at])).join('');
  return kept.replaceAll(/[ \t]{2,}/g, ' ').trim();
}
