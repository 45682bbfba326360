import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { Comments } from '#core/comments/comments.ts';
import { Bans } from '#core/moderation/bans.ts';
import { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { httpComments } from '#web/adapters/comments/http-comments.ts';
import { httpBans } from '#web/adapters/moderation/http-bans.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { OwnDecisionsStore } from '#web/stores/moderation/own-decisions-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { writtenListNamed } from '#web/stores/posts/written-list.ts';
import { OwnPostsStore } from '#web/stores/posts/own-posts-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { OwnPostsScreen as Screen } from '#web/views/communities/OwnPostsScreen.tsx';

export const shared = [...postBindings, ...namingBindings];

export const words = [...feedSentences, ownPostWords, deactivatedWords];

export const over = postOverlays;

export const bindings = [
  overHttp(Comments, httpComments, feed),
  store(OwnPostsStore, [Feeds, Comments]),
  overHttp(OwnDecisions, httpOwnDecisions, moderation),
  overHttp(Bans, httpBans, moderation),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  store(Drafts, [UserStorage, Clock]),
  store(OwnDecisionsStore, [OwnDecisions, Bans, MenuMarksStore, Drafts, SessionStore]),
];

export const load = async (stores: Stores, { query }: RouteMatch) => {
  stores.get(OwnPostsStore).show(writtenListNamed(query.get('list')));
  if (stores.get(SessionStore).isAwake)
    await Promise.all([stores.get(OwnPostsStore).open(), stores.get(OwnDecisionsStore).open(), stores.get(MembershipsStore).open()]);
};

export const head = (stores: Stores) => {
  const { title, lead } = stores.get(WordsStore).of(ownPostWords);
  return settingsHead(stores.get(WordsStore), { title: title[stores.get(OwnPostsStore).list], description: lead });
};
