import { expect, it } from 'vitest';
import { usualFeed } from '#core/feeds/feeds.ts';
import { aDraft } from '#tests/talk.ts';
import type { OpenTalk } from '#tests/ports/posts/open-talk.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

/** The promises of every adapter of feeds. */
export function keepsFeeds(open: OpenTalk): void {
  it('reads newest first, in pages that hold each post once (R-059)', async () => {
    const { talk, communities } = await opened(open);
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn++) ids.unshift(await published(talk, aDraft(communities[turn % 3] ?? communities[0], { profileType: 'DESIGNATION' })));
    const read: string[] = [];
    const question = { ...usualFeed, order: 'LATEST' } as const;
    let page = await talk.feeds.list(question);
    expect(page.newest).not.toBeNull();
    for (;;) {
      read.push(...page.items.map(({ postId }) => postId));
      if (page.next === null) break;
      page = await talk.feeds.list(question, page.next);
    }
    expect([...read].sort()).toEqual([...ids].sort());
    expect(
      (await talk.feeds.list({ ...question, community: { type: 'topic', key: communities[0].slug } })).items.every(
        ({ community }) => community.entityId === communities[0].entityId,
      ),
    ).toBe(true);
    expect((await talk.feeds.list({ ...question, communityType: 'department' })).items.length).toBe(2);
    await expect(talk.feeds.list({ ...question, order: 'FOR_YOU' }, 'AAAA')).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    await expect(talk.feeds.list({ ...question, community: { type: 'company', key: 'nowhere' } })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('puts joined communities first when it is personalised, and says so (R-059)', async () => {
    const { talk, communities } = await opened(open);
    const [first, second] = communities;
    await talk.communities.join([second.entityId]);
    const joined = await published(talk, aDraft(second));
    const other = await published(talk, aDraft(first));
    const { items } = await talk.feeds.list({ ...usualFeed, feedType: 'PERSONALIZED' });
    expect(items.map(({ postId }) => postId)).toEqual([joined, other]);
    expect(items[0]?.why[0]).toBe('joined');
    expect(await talk.feeds.myFigures()).toEqual({ postsCount: 2, commentsCount: 0, communitiesCount: 1, flaggedCount: 0 });
  });

  it('counts what has come since a page was read, under either persona', async () => {
    const { talk, place } = await opened(open);
    await published(talk, aDraft(place));
    const { newest } = await talk.feeds.list(usualFeed);
    expect(await talk.feeds.newSince(newest ?? '')).toBe(0);
    await published(talk, aDraft(place));
    await published(talk, aDraft(place, { profileType: 'DESIGNATION' }));
    expect(await talk.feeds.newSince(newest ?? '')).toBe(2);
  });
}
