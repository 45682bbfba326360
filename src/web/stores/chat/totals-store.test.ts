import { describe, expect, it } from 'vitest';
import { TotalsStore } from './totals-store.ts';

function asking() {
  const waiting: ((unreadCount: number) => void)[] = [];
  const store = new TotalsStore({ totals: () => new Promise((resolve) => waiting.push((unreadCount) => resolve({ unreadCount, groupCount: 1 }))) }, () => {
    void store.asking.send();
  });
  return { store, waiting };
}

describe('the totals of a member (R-181)', () => {
  it('are asked for again after a mark that was begun beside them', async () => {
    const { store, waiting } = asking();
    const [first, { promise: marking, resolve: marked }] = [store.asking.send(), Promise.withResolvers<void>()];
    void store.mark(marking);
    store.add(-1);
    waiting[0]?.(1);
    await first;
    expect([store.value.unreadMsgCount, waiting.length]).toEqual([1, 1]);
    marked();
    await marking;
    await Promise.resolve();
    waiting[1]?.(0);
    await expect.poll(() => store.value.unreadMsgCount).toBe(0);
  });

  it('are asked for again where a mark was begun and done meanwhile', async () => {
    const { store, waiting } = asking();
    const first = store.asking.send();
    await store.mark(Promise.resolve());
    waiting[0]?.(1);
    await first;
    expect(waiting.length).toBe(2);
  });

  it('are asked for once where nothing was read', async () => {
    const { store, waiting } = asking();
    await store.mark(Promise.resolve());
    const first = store.asking.send();
    waiting[0]?.(3);
    await first;
    expect([store.value, waiting.length]).toEqual([{ unreadMsgCount: 3, groupCount: 1, hasFetchedMetadata: true }, 1]);
  });
});
