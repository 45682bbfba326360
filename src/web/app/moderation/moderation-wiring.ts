import { routes as moderation } from '#contract/generated/moderation.ts';
import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Bans } from '#core/moderation/bans.ts';
import { Interventions } from '#core/moderation/interventions.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { QueueItems } from '#core/queue/queue-items.ts';
import { httpBans } from '#web/adapters/moderation/http-bans.ts';
import { httpInterventions } from '#web/adapters/moderation/http-interventions.ts';
import { httpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { httpQueueItems } from '#web/adapters/queue/http-queue-items.ts';
import { BanStore } from '#web/stores/moderation/ban-store.ts';
import { DecisionNotesStore } from '#web/stores/moderation/decision-notes-store.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { moderationTabNamed } from '#web/stores/moderation/moderation-tabs.ts';
import { TakeBackStore } from '#web/stores/moderation/take-back-store.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { moderationHead } from '#web/views/moderation/moderation-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { pollWords } from '#web/words/polls/poll-words.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { postBindings } from '../posts/post-bindings.ts';

export { ModerationScreen as Screen } from '#web/views/moderation/ModerationScreen.tsx';

export const shared = postBindings;

export const words = [postWords, communityWords, pollWords, offerWords, postPageWords, commentWords, moderatedWords, moderationWords];

export const bindings = [
  overHttp(Moderations, httpModerations, moderation),
  overHttp(QueueItems, httpQueueItems, moderation),
  overHttp(Bans, httpBans, moderation),
  store(ModerationStore, [Moderations, QueueItems, Bans, MenuMarksStore, SessionStore, Clock]),
  overHttp(Interventions, httpInterventions, moderation),
  store(TakeBackStore, [Interventions]),
  store(BanStore, [Bans, ModerationStore]),
  store(DecisionNotesStore, [UserStorage, SessionStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(ModerationStore).show(moderationTabNamed(query.get('part')));

export const head = (stores: Stores) => moderationHead(stores.get(ModerationStore), stores.get(WordsStore));
