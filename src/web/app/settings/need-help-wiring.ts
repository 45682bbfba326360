import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Feedbacks } from '#core/settings/feedbacks.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { httpFeedbacks } from '#web/adapters/settings/http-feedbacks.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { FeedbackStore } from '#web/stores/settings/feedback-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { helpWords } from '#web/words/settings/help-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { NeedHelpScreen as Screen } from '#web/views/settings/NeedHelpScreen.tsx';

export const words = [helpWords, copyWords, deactivatedWords];

export const bindings = [
  overHttp(Feedbacks, httpFeedbacks, settings),
  store(Drafts, [UserStorage, Clock]),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  store(FeedbackStore, [Feedbacks, Drafts, SessionStore]),
];

export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(helpWords));
