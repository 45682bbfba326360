import { createHash } from 'node:crypto';
import { Refusal } from '../../read/refusal.ts';
import type { Operation } from '../../read/operation.ts';
import type { RequestInput } from '../../read/read-input.ts';
import { asOrdered, narrowed } from './narrowed.ts';

interface ListPage {
  readonly items: readonly unknown[];
  readonly next: string | null;
  readonly total: number;
}

const ofPages = ['cursor', 'limit', 'page', 'after', 'before'];

/** Filtered, ordered page within the contract's limit. */
export function listPageOf(
  items: readonly unknown[],
  operation: Operation,
  { path, query }: RequestInput,
  most: number,
  isKnown: (name: string) => boolean,
): ListPage {
  const chosen = asOrdered(narrowed(items, operation, { path, query }, isKnown), operation, query);
  const question = digestOf([operation.operationId, path, Object.entries(query).filter(([name]) => !ofPages.includes(name))]);
  const limit = typeof query['limit'] === 'number' ? query['limit'] : Math.min(most, chosen.length);
  const page = typeof query['page'] === 'number' ? query['page'] : 1;
  const start = typeof query['cursor'] === 'string' ? placeIn(query['cursor'], question, chosen) : (page - 1) * limit;
  const end = start + limit;
  return { items: chosen.slice(start, end), next: end < chosen.length ? cursorOf(end, question, digestOf(chosen[end - 1])) : null, total: chosen.length };
}

const cursorOf = (place: number, question: string, last: string): string => Buffer.from(JSON.stringify([place, question, last])).toString('base64url');

/** Place behind the last item of the page before. Refuses cursors of another question, and unknown ones. */
function placeIn(cursor: string, question: string, items: readonly unknown[]): number {
  const [, place, last = ''] = /^\[(\d+),"(?:[\w-]+)","([\w-]+)"\]$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (place === undefined || cursorOf(Number(place), question, last) !== cursor) throw new Refusal('CURSOR_INVALID');
  const found = items.findIndex((item) => digestOf(item) === last);
  return found < 0 ? Number(place) : found + 1;
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
