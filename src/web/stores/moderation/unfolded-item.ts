import type { QueueItem } from '#core/queue/queue-items.ts';

/** The item of the queue that is open: the chosen one; the first where that one is not there. */
export const openItemOf = (items: readonly QueueItem[], chosen: string | undefined): QueueItem | undefined =>
  items.find(({ itemId }) => itemId === chosen) ?? items[0];

/** The choice once an item has left the queue: where it stood open, the next one does in its place, or the one before. */
export function chosenWithout(items: readonly QueueItem[], itemId: string, chosen: string | undefined): string | undefined {
  if (openItemOf(items, chosen)?.itemId !== itemId) return chosen;
  const at = items.findIndex((each) => each.itemId === itemId);
  return (items[at + 1] ?? items[at - 1])?.itemId;
}
