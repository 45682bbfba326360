import { Communities } from '#core/communities/communities.ts';
import type { CommunityKey } from '#core/communities/community.ts';
import { feedFromUrl } from '#core/feeds/feed-url.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { communityHead } from '#web/views/communities/communities-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { store } from '../container/bind.ts';

export const oneCommunity = [store(CommunityStore, [Communities, Feeds])];

export async function loadCommunity(stores: Stores, place: CommunityKey, { query }: RouteMatch): Promise<void> {
  const asked = new Map(query);
  const question = { ...feedFromUrl(asked, false, stores.get(FeedOrderStore).order), communityType: null, community: place };
  await Promise.all([
    stores.get(CommunityStore).open(place),
    stores.get(FeedsStore).show(question, asked.get('cursor') ?? null),
    stores.get(MembershipsStore).open(),
    stores.get(ExploreStore).suggest(),
  ]);
}

export const headOfCommunity = (stores: Stores) => communityHead(stores.get(CommunityStore), stores.get(WordsStore));
