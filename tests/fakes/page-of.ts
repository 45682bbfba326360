import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';

/** Page of an in-memory list. The cursor names list and last item; any other is refused. */
export function pageOf<Item>(all: readonly Item[], nameOf: (item: Item) => string, after?: string | null, pageSize = usualPageSize): Page<Item> {
  const start = after ? all.findIndex((item) => nameOf(item) === after) + 1 : 0;
  if (after && start === 0) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
  const items = all.slice(start, start + pageSize);
  const last = items.at(-1);
  return { items, next: last && start + items.length < all.length ? nameOf(last) : null };
}
