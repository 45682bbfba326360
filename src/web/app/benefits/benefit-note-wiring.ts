import { routes as desk } from '#contract/generated/desk.ts';
import { Benefits } from '#core/benefits/benefits.ts';
import { BenefitReplies } from '#core/company-desk/company-replies.ts';
import { httpBenefitReplies } from '#web/adapters/company-desk/http-benefit-replies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { BenefitNoteStore } from '#web/stores/benefits/benefit-note-store.ts';
import { ReplyVersionsStore } from '#web/stores/company-desk/reply-versions-store.ts';
import { benefitNoteHead } from '#web/views/benefits/benefit-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyReplyWords } from '#web/words/company-replies/company-reply-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { noteBindings } from './benefit-parts.ts';

export { BenefitNoteScreen as Screen } from '#web/views/benefits/BenefitNoteScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, benefitWords, companyReplyWords];

export const over = postOverlays;

export const bindings = [
  ...noteBindings,
  store(BenefitNoteStore, [Benefits]),
  overHttp(BenefitReplies, httpBenefitReplies, desk),
  store(ReplyVersionsStore, [BenefitReplies]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(BenefitNoteStore).open(params['benefitsId'] ?? '');

export const head = (stores: Stores) => benefitNoteHead(stores.get(BenefitNoteStore), stores.get(WordsStore));
