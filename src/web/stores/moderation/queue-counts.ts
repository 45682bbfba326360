import type { QueueItem, QueuePage } from '#core/queue/queue-items.ts';

export type QueueCounts = Pick<QueuePage, 'waiting' | 'causes' | 'places'>;

export const nothingWaits: QueueCounts = { waiting: 0, causes: [], places: [] };

export const without = ({ waiting, causes, places }: QueueCounts, { cause, place }: QueueItem): QueueCounts => ({
  waiting: Math.max(0, waiting - 1),
  causes: oneLess(causes, (each) => each.cause === cause),
  places: oneLess(places, ({ entityId }) => entityId === place.entityId),
});

const oneLess = <Counted extends { readonly count: number }>(all: readonly Counted[], isIt: (each: Counted) => boolean): readonly Counted[] =>
  all.map((each) => (isIt(each) ? { ...each, count: each.count - 1 } : each)).filter(({ count }) => count > 0);
