import { expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened } from '#tests/ports/posts/posts.ts';

/** Promises of mutes about writers by designation. */
export function keepsMutes(open: OpenPosts): void {
  it('leaves out one thing of a work persona, joining no two (R-072, F-16)', async () => {
    const { ports, place } = await opened(open);
    const ids = await ports.postsOfAnother(place, 3);
    const [first = '', second = '', third = ''] = ids;
    const add = (resourceId: string, kind: 'MUTE' | 'BLOCK') => ports.mutes.add({ resourceId, resourceType: 'POST' }, kind, 'DESIGNATION');
    const shown = async () => {
      const { items } = await ports.feeds.list({ ...usualFeed, order: 'LATEST' });
      return ids.filter((id) => items.some(({ postId }) => postId === id));
    };
    const mute = await add(first, 'MUTE');
    expect(mute).toMatchObject({ kind: 'MUTE', author: { profileType: 'DESIGNATION' } });
    expect(await shown()).toEqual([second, third]);
    const block = await add(second, 'BLOCK');
    expect(await shown()).toEqual([third]);
    expect(block.muteId).not.toBe(mute.muteId);
    expect(await add(first, 'BLOCK')).toEqual({ ...mute, kind: 'BLOCK' });
    expect(await add(first, 'MUTE')).toEqual(mute);
    expect((await ports.mutes.list()).map(({ muteId }) => muteId).toSorted()).toEqual([mute.muteId, block.muteId].toSorted());
    await ports.mutes.remove(mute.muteId);
    expect(await shown()).toEqual([first, third]);
    expect(await ports.mutes.list()).toEqual([block]);
  });
}
