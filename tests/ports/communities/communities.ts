import { expect, it } from 'vitest';
import { anId } from '#tests/content.ts';
import type { OpenPosts } from '#tests/ports/posts/open-posts.ts';
import { opened } from '#tests/ports/posts/posts.ts';

export function keepsCommunities(open: OpenPosts): void {
  it('joins and leaves each once (R-053, R-054, R-082)', async () => {
    const { ports, communities } = await opened(open);
    const [{ entityId }] = communities;
    expect(await ports.communities.join([entityId, entityId])).toEqual([{ entityId, isFollowed: true, followers: 1 }]);
    expect(await ports.communities.join([entityId])).toEqual([{ entityId, isFollowed: true, followers: 1 }]);
    expect(await ports.communities.leave([entityId])).toEqual([{ entityId, isFollowed: false, followers: 0 }]);
    expect(await ports.communities.leave([entityId])).toEqual([{ entityId, isFollowed: false, followers: 0 }]);
    await expect(ports.communities.join([anId('c')])).rejects.toMatchObject({ kind: 'missing' });
  });

  it('lists them in every mode (R-052, R-055, R-056)', async () => {
    const { ports, communities } = await opened(open);
    const [notice, money, finance] = communities;
    await ports.communities.join([notice.entityId]);
    const ids = (groups: Awaited<ReturnType<typeof ports.communities.list>>) =>
      groups.flatMap((group) => group.communities.map(({ entityId }) => entityId)).sort();
    const all = [notice.entityId, money.entityId, finance.entityId].sort();
    expect(ids(await ports.communities.aggregate('all'))).toEqual(all);
    expect(ids(await ports.communities.aggregate('followed'))).toEqual([notice.entityId]);
    expect(ids(await ports.communities.aggregate('unfollowed'))).toEqual([money.entityId, finance.entityId].sort());
    expect(ids(await ports.communities.aggregate('unexploredCategory'))).toEqual([money.entityId, finance.entityId].sort());
    expect(ids(await ports.communities.aggregate('onboarding'))).toEqual([notice.entityId, money.entityId].sort());
    expect((await ports.communities.list('all')).map(({ key }) => key)).toEqual(['topic', 'department']);
    expect(ids(await ports.communities.list('followed'))).toEqual([notice.entityId]);
    expect((await ports.communities.list('notFollowed', 1)).map((group) => group.communities.length)).toEqual([1, 1]);
    expect((await ports.communities.topics()).map(({ key }) => key).sort()).toEqual(['Changing jobs', 'Money']);
    const first = await ports.communities.items('topic');
    expect([first.items.length, first.next]).toEqual([2, null]);
  });

  it('finds them by name, those that begin with it first; without text nothing (R-057)', async () => {
    const { ports, communities } = await opened(open);
    expect((await ports.communities.search('PAY')).map(({ name }) => name)).toEqual(['Pay']);
    expect((await ports.communities.search('per')).map(({ name }) => name)).toEqual(['Notice period']);
    expect((await ports.communities.search('नोटिस'))[0]?.names).toEqual({ hi: 'नोटिस पीरियड' });
    expect((await ports.communities.search('vetan')).map(({ name }) => name)).toEqual(['Pay']);
    expect((await ports.communities.search('Notce')).map(({ name }) => name)).toEqual(['Notice period']);
    expect([await ports.communities.search('  '), await ports.communities.search('%')]).toEqual([[], []]);
    expect(await ports.communities.at({ type: 'topic', key: communities[0].slug })).toEqual(
      await ports.communities.at({ type: 'topic', key: communities[0].entityId }),
    );
    await expect(ports.communities.at({ type: 'company', key: communities[0].slug })).rejects.toMatchObject({ kind: 'missing' });
  });
}
