import { communityTypes } from '#core/communities/community.ts';
import { Communities } from '#core/communities/communities.ts';
import { feedFromUrl } from '#core/feeds/feed-url.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { communitiesHead } from '#web/views/communities/communities-head.ts';
import { explorePart } from '#web/views/communities/explore-part.ts';
import type { Stores } from '#web/views/stores.tsx';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { store } from '../container/bind.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { CommunitiesScreen as Screen } from '#web/views/communities/CommunitiesScreen.tsx';

export const shared = postBindings;

export const words = feedSentences;

export const over = postOverlays;

export const bindings = [store(CommunityStore, [Communities, Feeds])];

/** Loads the community search on demand, since most readers come to read. */
export const fetchPart = async ({ query }: RouteMatch) => {
  if (query.has('find')) explorePart.View ??= (await import(/* webpackChunkName: "explore" */ '#web/views/communities/ExploreView.tsx')).ExploreView;
};

export const load = async (stores: Stores, { query }: RouteMatch) => {
  const asked = new Map(query);
  const find = asked.get('find');
  const isPersonal = stores.get(SessionStore).isSignedIn && stores.get(AppearanceStore).chosen.feedStart === 'personal';
  const reading =
    find === undefined
      ? stores.get(FeedsStore).show(feedFromUrl(asked, isPersonal, stores.get(FeedOrderStore).order), asked.get('cursor') ?? null)
      : Promise.all([
          stores.get(ExploreStore).open(find),
          stores.get(ExploreStore).openKind(
            communityTypes.find((type) => type === asked.get('type')),
            asked.get('cursor') ?? null,
          ),
        ]);
  await Promise.all([reading, stores.get(MembershipsStore).open(), stores.get(ExploreStore).suggest(), stores.get(CommunityStore).openBeside()]);
};

export const head = (stores: Stores) => communitiesHead(stores.get(WordsStore));
