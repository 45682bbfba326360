import { isRecord } from '../../read/record.ts';
import type { Operation, Parameter } from '../../read/operation.ts';
import { withParameter, type Parts } from '../call.ts';
import { isCursor } from '../parameter-checks.ts';
import { listIn, nameOf, type ListShape } from './lists.ts';
import type { Reply } from './reply.ts';

/** List by pages, with a cursor or page numbers. */
export interface Paged {
  readonly shape: ListShape;
  readonly limit: Parameter;
  readonly cursor: Parameter | undefined;
  readonly page: Parameter | undefined;
}

/** Names are ids, unless an item can repeat. */
export interface NamedPages extends Paged {
  readonly named: (item: unknown) => string;
}

export const limitOf = ({ parameters }: Operation): Parameter | undefined => parameters.find(({ name, in: part }) => name === 'limit' && part === 'query');

export function pagedIn(operation: Operation): Paged | undefined {
  const shape = listIn(operation);
  const limit = limitOf(operation);
  const cursor = operation.parameters.find(isCursor);
  const page = operation.parameters.find(({ name, in: part }) => name === 'page' && part === 'query');
  return shape && limit && (cursor ?? page) ? { shape, limit, cursor, page } : undefined;
}

export function namerFor(shape: ListShape, items: readonly unknown[]): NamedPages['named'] {
  const ids = items.map((one) => nameOf(shape, one));
  return new Set(ids).size === ids.length ? (item) => nameOf(shape, item) : (item) => JSON.stringify(item);
}

/** Undefined after the last page. */
export function nextOf({ cursor, page }: Paged, start: Parts, reply: Reply, number: number, items: number): Parts | undefined {
  if (!cursor) return page && items > 0 ? withParameter(start, page, number + 1) : undefined;
  const next = isRecord(reply.value) ? reply.value['next'] : undefined;
  return typeof next === 'string' ? withParameter(start, cursor, next) : undefined;
}
