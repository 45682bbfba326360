const recordedKinds = ['counts', 'event', 'error', 'impressions', 'browsing', 'views'] as const;
export type RecordedKind = (typeof recordedKinds)[number];

export const recordedOutcomes = ['waiting', 'sent', 'failed'] as const;
export type RecordedOutcome = (typeof recordedOutcomes)[number];

export interface RecordedCall {
  readonly kind: RecordedKind;
  readonly body: unknown;
  readonly at: number;
  readonly outcome: RecordedOutcome;
}

export interface RecordedEvent {
  readonly kind: RecordedKind;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly outcome: RecordedOutcome | 'unsent';
}

export const mostRecorded = 200;

const lists: Partial<Record<RecordedKind, string>> = { counts: 'counts', impressions: 'companies', views: 'postIds' };

/** Builds the event list only from data actually sent. */
export function eventsIn({ kind, body, at, outcome }: RecordedCall): readonly RecordedEvent[] {
  const list = fieldsOf(body)[lists[kind] ?? ''];
  const parts: readonly unknown[] = Array.isArray(list) ? list : [body];
  return parts.map((part) => ({ kind, sent: typeof part === 'string' ? { [lists[kind] ?? '']: part } : fieldsOf(part), at, outcome }));
}

/** Drops malformed entries. */
export function recordedFrom(value: unknown): readonly RecordedCall[] {
  const { calls } = fieldsOf(value);
  return (Array.isArray(calls) ? calls : []).flatMap((each) => {
    const { kind, body, at, outcome } = fieldsOf(each);
    const [known, end] = [recordedKinds.find((one) => one === kind), recordedOutcomes.find((one) => one === outcome)];
    return known && end && typeof at === 'number' && Math.abs(at) <= latestMoment ? [{ kind: known, body, at, outcome: end }] : [];
  });
}

/** Largest valid date, as the storage may have been tampered with. */
const latestMoment = 8.64e15;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
