import { expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { aDraft } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

export function keepsFeeds(open: OpenPosts): void {
  it('reads newest first, in pages that hold each post once (R-059)', async () => {
    const { ports, communities } = await opened(open);
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn++) ids.unshift(await published(ports, aDraft(communities[turn % 3] ?? communities[0], { profileType: 'DESIGNATION' })));
    const read: string[] = [];
    const question = { ...usualFeed, order: 'LATEST' } as const;
    let page = await ports.feeds.list(question);
    expect(page.newest).not.toBeNull();
    for (;;) {
      read.push(...page.items.map(({ postId }) => postId));
      if (page.next === null) break;
      page = await ports.feeds.list(question, page.next);
    }
    expect([...read].sort()).toEqual([...ids].sort());
    expect(
      (await ports.feeds.list({ ...question, community: { type: 'topic', key: communities[0].slug } })).items.every(
        ({ community }) => community.entityId === communities[0].entityId,
      ),
    ).toBe(true);
    expect((await ports.feeds.list({ ...question, communityType: 'department' })).items.length).toBe(2);
    await expect(ports.feeds.list({ ...question, order: 'FOR_YOU' }, 'AAAA')).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    await expect(ports.feeds.list({ ...question, community: { type: 'company', key: 'nowhere' } })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('puts joined communities first when it is personalised, and says so (R-059)', async () => {
    const { ports, communities } = await opened(open);
    const [first, second] = communities;
    await ports.communities.join([second.entityId]);
    const joined = await published(ports, aDraft(second));
    const other = await published(ports, aDraft(first));
    const { items } = await ports.feeds.list({ ...usualFeed, feedType: 'PERSONALIZED' });
    expect(items.map(({ postId }) => postId)).toEqual([joined, other]);
    expect(items[0]?.why[0]).toBe('joined');
    expect(await ports.feeds.myFigures()).toEqual({ postsCount: 2, commentsCount: 0, communitiesCount: 1, flaggedCount: 0 });
  });

  it('counts what has come since a page was read, under either persona', async () => {
    const { ports, place } = await opened(open);
    await published(ports, aDraft(place));
    const { newest } = await ports.feeds.list(usualFeed);
    expect(await ports.feeds.newSince(newest ?? '')).toBe(0);
    await published(ports, aDraft(place));
    await published(ports, aDraft(place, { profileType: 'DESIGNATION' }));
    expect(await ports.feeds.newSince(newest ?? '')).toBe(2);
  });

  it('suggests beside a community its posts and its neighbours, and beside none those of everywhere', async () => {
    const { ports, communities } = await opened(open);
    const [first, second] = communities;
    const [here, there] = [await published(ports, aDraft(first)), await published(ports, aDraft(second))];
    const beside = await ports.feeds.related({ type: first.type, key: first.slug });
    expect([beside.posts.map(({ postId }) => postId), beside.communities]).toEqual([[here], []]);
    const anywhere = await ports.feeds.related(null);
    expect(anywhere.posts.map(({ postId }) => postId).toSorted()).toEqual([here, there].toSorted());
    expect(anywhere.communities.map(({ entityId }) => entityId).toSorted()).toEqual(communities.map(({ entityId }) => entityId).toSorted());
    await expect(ports.feeds.related({ type: 'topic', key: 'nowhere' })).rejects.toMatchObject({ kind: 'missing' });
  });
}
