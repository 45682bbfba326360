import { recordedNamed, type RecordedOperation } from './recorded-operations.ts';

export const recordedOutcomes = ['waiting', 'sent', 'failed'] as const;
export type RecordedOutcome = (typeof recordedOutcomes)[number];

/** A request that reported to the server what happened, with its body as it was sent. */
export interface RecordedCall {
  readonly operation: RecordedOperation;
  readonly body: unknown;
  readonly at: number;
  readonly outcome: RecordedOutcome;
}

/** One thing of such a request, or one that waits to be sent. */
export interface RecordedEvent {
  readonly operation: RecordedOperation;
  /** That part of the body, word for word. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly outcome: RecordedOutcome | 'unsent';
}

/** The most requests that one tab remembers; the oldest go first. */
export const mostRecorded = 200;

/** The lists in bodies, of which each entry is an event by itself. */
const lists: Partial<Record<RecordedOperation, string>> = { addUsageCounts: 'counts', noteImpressions: 'companies', recordPostViews: 'postIds' };

/** What a request reported, event by event, so that the list of events is made of nothing but what was sent. */
export function eventsIn({ operation, body, at, outcome }: RecordedCall): readonly RecordedEvent[] {
  const list = fieldsOf(body)[lists[operation] ?? ''];
  const parts: readonly unknown[] = Array.isArray(list) ? list : [body];
  return parts.map((part) => ({ operation, sent: typeof part === 'string' ? { [lists[operation] ?? '']: part } : fieldsOf(part), at, outcome }));
}

/** Requests as a tab remembers them; what is not one of them is left out. */
export function recordedFrom(value: unknown): readonly RecordedCall[] {
  const { calls } = fieldsOf(value);
  return (Array.isArray(calls) ? calls : []).flatMap((each) => {
    const { operation, body, at, outcome } = fieldsOf(each);
    const [known, end] = [recordedNamed(operation), recordedOutcomes.find((one) => one === outcome)];
    return known && end && typeof at === 'number' && Math.abs(at) <= latestMoment ? [{ operation: known, body, at, outcome: end }] : [];
  });
}

/** The last moment that a date can say; the storage may have been tampered with. */
const latestMoment = 8.64e15;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
