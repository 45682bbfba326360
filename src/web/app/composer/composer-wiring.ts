import { ContainerModule } from 'inversify';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as moderation } from '#contract/generated/moderation/moderation.ts';
import { Clock } from '#core/clock.ts';
import { Communities } from '#core/communities/communities.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Tabs } from '#core/device/tabs.ts';
import { SalaryOffers } from '#core/offers/salary-offers.ts';
import { OwnPictures } from '#core/media/own-pictures.ts';
import { PostPictures } from '#core/media/post-pictures.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { OwnDecisions } from '#core/moderation/own-decisions.ts';
import { Posts } from '#core/posts/posts.ts';
import { Rephrasings } from '#core/rephrase/rephrasings.ts';
import { Http } from '#web/adapters/http/http.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { BrowserSalaryOffers } from '#web/adapters/offers/browser-salary-offers.ts';
import { httpSalaryOffers } from '#web/adapters/offers/http-salary-offers.ts';
import { httpRephrasings } from '#web/adapters/rephrase/http-rephrasings.ts';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CommunityChoiceStore } from '#web/stores/composer/community-choice-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { EditConflictStore } from '#web/stores/composer/edit-conflict-store.ts';
import { ChangedPostStore } from '#web/stores/composer/changed-post-store.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { KeptWritings } from '#web/stores/composer/kept-writings.ts';
import { NewPostStore } from '#web/stores/composer/new-post-store.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { UnsentWords } from '#web/stores/content/unsent-words.ts';
import { VideoCheckStore } from '#web/stores/composer/video-check-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { OwnOffersStore } from '#web/stores/composer/own-offers-store.ts';
import { SentOffers } from '#web/stores/composer/sent-offers.ts';
import { PostPicturesStore } from '#web/stores/composer/post-pictures-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { OwnSilencesStore } from '#web/stores/moderation/own-silences-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keptWords } from '#web/words/composer/kept-words.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { postBindings } from '../posts/post-bindings.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';
import { commentBindings } from '../comments/comment-bindings.ts';
import { exposureBindings } from '../exposure/exposure-bindings.ts';
import { pictureBindings } from '../media/picture-bindings.ts';

export { Composer as Overlay } from '#web/views/composer/Composer.tsx';

export const shared = [...postBindings, ...commentBindings, ...namingBindings];

export const words = [postWords, communityWords, offerWords, composerWords, keptWords, abuseWords, copyWords, speakingWords];

/** Offers of this device, loaded on demand. */
const deviceOffers = () => import(/* webpackChunkName: "device-offers" */ '#web/adapters/offers/device-offers.ts');

export const bindings = [
  ...exposureBindings,
  new ContainerModule(({ bind }) => {
    bind(SalaryOffers).toResolvedValue(
      (http: Http, storage: UserStorage, session: SessionStore) =>
        new BrowserSalaryOffers(
          httpSalaryOffers(http.service(feed)),
          async () => new (await deviceOffers()).DeviceOffers(storage, () => session.member?.userId ?? ''),
        ),
      [Http, UserStorage, SessionStore],
    );
  }),
  pictureBindings,
  overHttp(Rephrasings, httpRephrasings, feed),
  overHttp(OwnDecisions, httpOwnDecisions, moderation),
  store(KeptWritings, [UserStorage, Clock]),
  store(ChangedPostStore, [Posts, WritingStore]),
  store(UnsentWords, [UserStorage]),
  store(KeptChangesStore, [KeptWritings, SessionStore, WritingStore, Clock]),
  store(ComposerStore, [Posts, Rephrasings, KeptWritings, SentOffers, SentNamesStore, IdempotencyKeys, SessionStore, PostPatchesStore, NewPostStore]),
  store(NewPostStore, [Posts, FeedsStore]),
  store(VideoCheckStore, [Posts]),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  store(OwnSilencesStore, [OwnDecisions]),
  store(AlreadyPostedStore, [ComposerStore, Posts, IdempotencyKeys, Tabs]),
  store(EditConflictStore, [ComposerStore, Posts]),
  store(PostPicturesStore, [PostPictures, OwnPictures, ComposerStore, IdempotencyKeys]),
  store(SentOffers, [UserStorage]),
  store(OwnOffersStore, [SalaryOffers, ComposerStore, SentOffers]),
  store(CommunityChoiceStore, [Communities, ComposerStore, MembershipsStore, Clock, WordsStore]),
];
