import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { CompanyReplies } from '#core/company-desk/company-replies.ts';
import { Clock } from '#core/clock.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { deskHead } from '#web/views/company-desk/desk-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { onDevice, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { deskBindings } from './desk-bindings.ts';

export { CompanyDeskScreen as Screen } from '#web/views/company-desk/CompanyDeskScreen.tsx';

export const words = [deskWords, companyWords, ratingWords, reviewWords, companyReplyWords];

export const bindings = [
  ...deskBindings,
  store(Drafts, [UserStorage, Clock]),
  onDevice(Clipboards, BrowserClipboards),
  store(ShareStore, [Clipboards, ToastStore]),
  store(CompanyDeskStore, [CompanyDesks]),
  store(DeskRepliesStore, [CompanyReplies, CompanyDeskStore, Drafts]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(CompanyDeskStore).show(params['company'] ?? '');

export const head = (stores: Stores) => deskHead(stores.get(CompanyDeskStore), stores.get(WordsStore));
