import { ContainerModule } from 'inversify';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as personas } from '#contract/generated/user/personas.ts';
import { Clock } from '#core/clock.ts';
import { Communities } from '#core/communities/communities.ts';
import { Turns } from '#core/device/turns.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Preferences } from '#core/device/preferences.ts';
import { Personas } from '#core/personas/personas.ts';
import { SalaryOffers } from '#core/offers/salary-offers.ts';
import { Polls } from '#core/polls/polls.ts';
import { Feeds } from '#core/feeds/feeds.ts';
import { LaterRequests } from '#core/persona-keys/later-requests.ts';
import { Posts } from '#core/posts/posts.ts';
import { PostViews } from '#core/posts/post-views.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import { httpFeeds } from '#web/adapters/feeds/http-feeds.ts';
import { httpPolls } from '#web/adapters/polls/http-polls.ts';
import { httpLaterRequests } from '#web/adapters/posts/http-later-requests.ts';
import { httpPostViews } from '#web/adapters/posts/http-post-views.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { PollOutbox } from '#web/stores/polls/poll-outbox.ts';
import { PollVotesStore } from '#web/stores/polls/poll-votes-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { FeedOrderStore } from '#web/stores/feeds/feed-order-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { InHandStore } from '#web/stores/offers/in-hand-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { PostViewsStore } from '#web/stores/posts/post-views-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingGateStore } from '#web/stores/composer/writing-gate-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { voteWords } from '#web/words/votes/vote-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { helpfulBindings } from './helpful-bindings.ts';
import { sentNames } from '../content/sent-names.ts';
import { followBindings } from '../followers/follow-bindings.ts';

/** Pay in hand, with its rules fetched for the first offer. */
const inHand = new ContainerModule(({ bind }) => {
  const load = async (clock: Clock) => (await import(/* webpackChunkName: "in-hand" */ '#core/offers/in-hand.ts')).inHandBy(clock);
  bind(InHandStore).toResolvedValue((clock: Clock) => new InHandStore(() => load(clock)), [Clock]);
});

/** Outbox of posts, with its code fetched for the first one sent. */
const postOutbox = new ContainerModule(({ bind }) => {
  const load = () => import(/* webpackChunkName: "publish-kept" */ '#web/stores/posts/publish-kept.ts');
  bind(PostOutboxStore).toResolvedValue(
    (storage: UserStorage, turns: Turns, session: SessionStore, names: SentNamesStore, clock: Clock, later: LaterRequests, posts: Posts) =>
      new PostOutboxStore(storage, turns, session, names, clock, later, async (writing, shown) => (await load()).publishKept(posts, writing, shown)),
    [UserStorage, Turns, SessionStore, SentNamesStore, Clock, LaterRequests, Posts],
  );
});

/** Bindings that survive navigation between post screens, such as votes and drafts. */
export const postBindings = [
  inHand,
  ...helpfulBindings,
  overHttp(Feeds, httpFeeds, feed),
  ...followBindings,
  overHttp(Polls, httpPolls, feed),
  overHttp(SalaryOffers, httpSalaryOffers, feed),
  overHttp(PostViews, httpPostViews, feed),
  overHttp(LaterRequests, httpLaterRequests, feed),
  overHttp(Personas, (service) => new HttpPersonas(service), personas),
  sentNames,
  postOutbox,
  store(PollOutbox, [UserStorage, Turns, SessionStore]),
  store(PollVotesStore, [Polls, SalaryOffers, SessionStore, VoteWays, ConnectionStore, PollOutbox]),
  store(FeedsStore, [Feeds, PostPatchesStore, VotesStore, PostViewsStore, AppearanceStore, Clock]),
  store(FeedOrderStore, [Preferences]),
  store(PostViewsStore, [PostViews, UserStorage, SessionStore, ConnectionStore, Clock, Turns]),
  store(PersonaChoiceStore, [Personas, NameNewsStore]),
  store(WritingGateStore, [SessionStore, LoginStore, WritingStore, WantedStore, OnboardingStore, PersonaChoiceStore]),
  store(ExploreStore, [Communities, SessionStore, Clock]),
];

/** Sentences of post lists and communities, in one chunk. */
export const feedSentences = [postWords, communityWords, feedWords, voteWords, pollWords, offerWords];
