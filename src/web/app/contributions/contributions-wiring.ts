import { Clock } from '#core/clock.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Shares } from '#core/device/shares.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { UploadTickets } from '#core/photos/upload-tickets.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { CheckInStore } from '#web/stores/contributions/check-in-store.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { PromptStore } from '#web/stores/contributions/prompt-store.ts';
import { UploadLinkStore } from '#web/stores/photos/upload-link-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { checkInWords } from '#web/words/contributions/check-in-words.ts';
import { decisionWords } from '#web/words/contributions/decision-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { shares } from '../native/shares.ts';
import { exposureBindings } from '../exposure/exposure-bindings.ts';
import { contributedBindings } from '../kinds/web-kinds.ts';
import { contributionsStoreBindings } from './contributions-store-bindings.ts';
import { uploadTicketsBinding } from './upload-tickets-binding.ts';

export { ContributionsScreen as Screen } from '#web/views/contributions/ContributionsScreen.tsx';

export const words = [
  contributionWords,
  companyReplyWords,
  checkInWords,
  salaryFormWords,
  listWords,
  ratingWords,
  photoWords,
  decisionWords,
  contentWords,
  abuseWords,
  copyWords,
];

export const bindings = [
  ...contributedBindings,
  ...contributionsStoreBindings,
  ...exposureBindings,
  store(Drafts, [UserStorage, Clock]),
  store(CheckInStore, [Drafts, SessionStore, Clock]),
  store(PromptStore, [ContributionsStore, UserStorage, Clock]),
  store(ListNamesStore, [WordsStore]),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  uploadTicketsBinding,
  shares,
  store(UploadLinkStore, [UploadTickets, Shares, Clipboards]),
];

/** Loads nothing, as only the device knows its contributions. */
export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(contributionWords).list);
