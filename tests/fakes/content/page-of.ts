import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';

/** A page of a list in memory; its cursor is the name of the last item of the page before, and one that names none is refused. */
export function pageOf<Item>(all: readonly Item[], nameOf: (item: Item) => string, after?: string | null, pageSize = usualPageSize): Page<Item> {
  const start = after ? all.findIndex((item) => nameOf(item) === after) + 1 : 0;
  if (after && start === 0) throw new Failure('invalid', undefined, { code: 'CURSOR_INVALID' });
  const items = all.slice(start, start + pageSize);
  const last = items.at(-1);
  return { items, next: last && start + items.length < all.length ? nameOf(last) : null };
}
