import { isRecord } from '#core/record.ts';

/** JSON independent of key order, so that equal payloads give equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));

const sorted = (record: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
