import { describe, expect, it } from 'vitest';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeCommunities } from '#tests/fakes/communities/fake-communities.ts';
import { aCommunity, anId } from '#tests/content.ts';
import { ownLists } from '#tests/fakes/votes/own-lists.ts';
import { OwnListsStore } from '../app/own-lists-store.ts';
import { MembershipsStore } from '../communities/memberships-store.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { FollowStore } from './follow-store.ts';

const community = aCommunity({ type: 'company', slug: 'koyal-pay', name: 'Koyal Pay', topicMeta: { posts: 0, followers: 9 } });
const koyal = { companyId: anId('c'), urlName: 'koyal-pay', followersCount: 9 };

function opened({ followed, isSignedIn = true }: { readonly followed?: boolean; readonly isSignedIn?: boolean }) {
  const content = new FakeContent([{ ...community, isFollowed: followed ?? false }]);
  class Watched extends FakeCommunities {
    readonly asked: string[] = [];
    override async at(place: Parameters<FakeCommunities['at']>[0]) {
      this.asked.push(place.key);
      return super.at(place);
    }
  }
  const communities = new Watched(content);
  const session = { isSignedIn } as SessionStore;
  const lists = new OwnListsStore(
    followed === undefined ? undefined : ownLists({ follows: [{ companyId: koyal.companyId, entityId: community.entityId, isFollowed: followed }] }),
  );
  const memberships = new MembershipsStore(communities, session);
  return { content, communities, memberships, follow: new FollowStore(communities, memberships, session, lists) };
}

describe('whether a company is followed', () => {
  it('is known at once where the page said it, without a question', async () => {
    for (const followed of [false, true]) {
      const { communities, follow } = opened({ followed });
      expect(follow.membership(koyal)).toEqual({ isFollowed: followed, followers: 9 });
      await follow.open(koyal);
      expect(communities.asked).toEqual([]);
    }
  });

  it('counts the one who pressed, though the server tells a count of before', async () => {
    for (const [followed, followers] of [
      [false, 10],
      [true, 8],
    ] as const) {
      const { communities, follow } = opened({ followed });
      communities.join = communities.leave = async ([entityId = '']) => [{ entityId, isFollowed: !followed, followers: 9 }];
      expect([await follow.press(koyal), follow.membership(koyal)]).toEqual([true, { isFollowed: !followed, followers }]);
    }
  });

  it('shows at once when pressed, and in the followed list when opened next', async () => {
    const { communities, content, follow, memberships } = opened({ followed: false });
    await memberships.open();
    const pressing = follow.press(koyal);
    expect(follow.membership(koyal)).toEqual({ isFollowed: true, followers: 10 });
    expect([await pressing, content.communities[0]?.isFollowed, communities.asked]).toEqual([true, true, []]);
    await memberships.open();
    expect(memberships.followed.map(({ slug }) => slug)).toEqual(['koyal-pay']);
  });

  it('is asked for where the page said nothing of it, and of a guest never', async () => {
    const { communities, follow } = opened({});
    await follow.open(koyal);
    expect([communities.asked, follow.membership(koyal)?.isFollowed]).toEqual([['koyal-pay'], false]);
    const guests = opened({ isSignedIn: false, followed: true });
    await guests.follow.open(koyal);
    expect([guests.communities.asked, guests.follow.membership(koyal)]).toEqual([[], undefined]);
  });
});
