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
  const start = typeof query['cursor'] === 'string' ? placeIn(query['cursor'], question) : (page - 1) * limit;
  const end = start + limit;
  return { items: chosen.slice(start, end), next: end < chosen.length ? cursorOf(end, question) : null, total: chosen.length };
}

const cursorOf = (place: number, question: string): string => Buffer.from(JSON.stringify([place, question])).toString('base64url');

/** Refuses cursors of another question, and unknown ones. */
function placeIn(cursor: string, question: string): number {
  const [, place] = /^\[(\d+),"(?:[\w-]+)"\]$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (place === undefined || cursorOf(Number(place), question) !== cursor) throw new Refusal('CURSOR_INVALID');
  return Number(place);
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
