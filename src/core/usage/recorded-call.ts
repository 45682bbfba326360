/** Kinds of news that this product tells its server without anyone asking for it. */
const recordedKinds = ['counts', 'event', 'error', 'impressions', 'browsing', 'views'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

export const recordedOutcomes = ['waiting', 'sent', 'failed'] as const;
export type RecordedOutcome = (typeof recordedOutcomes)[number];

/** A request that reported to the server what happened, with its body as it was sent. */
export interface RecordedCall {
  readonly kind: RecordedKind;
  readonly body: unknown;
  readonly at: number;
  readonly outcome: RecordedOutcome;
}

/** One thing of such a request, or one that waits to be sent. */
export interface RecordedEvent {
  readonly kind: RecordedKind;
  /** That part of the body, word for word. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly outcome: RecordedOutcome | 'unsent';
}

/** The most requests that one tab remembers; the oldest go first. */
export const mostRecorded = 200;

/** The lists in bodies, of which each entry is an event by itself. */
const lists: Partial<Record<RecordedKind, string>> = { counts: 'counts', impressions: 'companies', views: 'postIds' };

/** What a request reported, event by event, so that the list of events is made of nothing but what was sent. */
export function eventsIn({ kind, body, at, outcome }: RecordedCall): readonly RecordedEvent[] {
  const list = fieldsOf(body)[lists[kind] ?? ''];
  const parts: readonly unknown[] = Array.isArray(list) ? list : [body];
  return parts.map((part) => ({ kind, sent: typeof part === 'string' ? { [lists[kind] ?? '']: part } : fieldsOf(part), at, outcome }));
}

/** Requests as a tab remembers them; what is not one of them is left out. */
export function recordedFrom(value: unknown): readonly RecordedCall[] {
  const { calls } = fieldsOf(value);
  return (Array.isArray(calls) ? calls : []).flatMap((each) => {
    const { kind, body, at, outcome } = fieldsOf(each);
    const [known, end] = [recordedKinds.find((one) => one === kind), recordedOutcomes.find((one) => one === outcome)];
    return known && end && typeof at === 'number' && Math.abs(at) <= latestMoment ? [{ kind: known, body, at, outcome: end }] : [];
  });
}

/** The last moment that a date can say; the storage may have been tampered with. */
const latestMoment = 8.64e15;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
