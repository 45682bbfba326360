import type { QueueItem } from '#core/queue/queue-items.ts';

/** Falls back to the first item where the chosen one is gone. */
export const openItemOf = (items: readonly QueueItem[], chosen: string | undefined): QueueItem | undefined =>
  items.find(({ itemId }) => itemId === chosen) ?? items[0];

/** Moves an open item's choice to the next item, or the one before. */
export function chosenWithout(items: readonly QueueItem[], itemId: string, chosen: string | undefined): string | undefined {
  if (openItemOf(items, chosen)?.itemId !== itemId) return chosen;
  const at = items.findIndex((each) => each.itemId === itemId);
  return (items[at + 1] ?? items[at - 1])?.itemId;
}
