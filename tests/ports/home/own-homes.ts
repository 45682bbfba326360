import { expect, it } from 'vitest';
import { aCommunity, aDraft, anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened, published } from '#tests/ports/posts/posts.ts';

/** Promises of the first page about members' writing, and about one member's own part. */
export function keepsOwnHomes(open: OpenPosts): void {
  it('shows what the member has joined, companies apart (R-001)', async () => {
    const communities = [aCommunity({ name: 'Pay' }), aCommunity({ type: 'company', name: 'Koyal Pay' }), aCommunity({ name: 'Not joined' })] as const;
    const { ownHomes, communities: all } = await open(communities);
    expect(await ownHomes.own()).toMatchObject({ communities: [], companies: [], news: [] });
    await all.join([communities[0].entityId, communities[1].entityId]);
    const own = await ownHomes.own();
    expect([own.communities.map(({ name }) => name), own.companies.map(({ name }) => name)]).toEqual([['Pay'], ['Koyal Pay']]);
  });

  it('shows posts that someone answered, to the member and to everyone (R-001)', async () => {
    const { ports, place } = await opened(open);
    await published(ports, aDraft(place, { title: 'Nobody answers this' }));
    const postId = await published(ports, aDraft(place, { title: 'Is 90 days of notice usual?' }));
    await ports.comments.write(postId, { submissionKey: anId('submission'), content: 'It is where I work.', profileType: 'ANONYMOUS' });
    const { entityId, type, slug, name } = place;
    const shown = [{ postId, title: 'Is 90 days of notice usual?', commentsCount: 1, community: { entityId, type, slug, name } }];
    expect((await ports.ownHomes.own()).discussed).toMatchObject(shown);
    expect((await ports.homePages.page()).discussed).toMatchObject(shown);
  });
}
