import { withParameter, type Parts } from '../call.ts';
import { itemsOf } from './lists.ts';
import { nextOf, pagedIn } from './paged.ts';
import type { Scene } from './scene.ts';

const mostPages = 3;

/** First items on pages as short as allowed, so that later pages are covered. */
export async function shortPages({ operation, trial }: Scene, start: Parts, there: number): Promise<readonly unknown[]> {
  const paged = pagedIn(operation);
  if (!paged || there < 2) return [];
  const small = Math.max(paged.limit.schema.number('minimum') ?? 1, Math.min(5, Math.floor(there / 2)));
  const first = withParameter(start, paged.limit, small);
  const items: unknown[] = [];
  let parts: Parts | undefined = first;
  for (let number = 1; parts && number <= mostPages; number++) {
    const reply = await trial.ask(operation, parts);
    const its = reply.isSuccess ? itemsOf(paged.shape, reply.value) : [];
    items.push(...its);
    parts = reply.isSuccess ? nextOf(paged, first, reply, number, its.length) : undefined;
  }
  return items;
}
