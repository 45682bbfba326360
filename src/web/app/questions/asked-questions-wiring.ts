import { Clock } from '#core/clock.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { AskStore } from '#web/stores/questions/ask-store.ts';
import { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { askedQuestionsHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { otherDraftWords } from '#web/words/ui/other-draft-words.ts';
import { commentBindings } from '../comments/comment-bindings.ts';
import { exposureBindings } from '../exposure/exposure-bindings.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { formLoginBindings } from '../login/form-login-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { listBindings, questionSentences } from './question-parts.ts';

export { AskedQuestionsScreen as Screen } from '#web/views/questions/AskedQuestionsScreen.tsx';

export const shared = [...postBindings, ...commentBindings];

export const words = [...feedSentences, ...questionSentences, commentWords, abuseWords, ratingWords, otherDraftWords];

export const over = [...postOverlays, notedVisit];

export const bindings = [
  ...exposureBindings,
  ...listBindings,
  ...companyBindings,
  ...formLoginBindings,
  store(Drafts, [UserStorage, Clock]),
  store(AskStore, [Questions, Clock, IdempotencyKeys, SentNamesStore, Drafts, SessionStore]),
];

export const load = async (stores: Stores, { params, query }: RouteMatch) => {
  const urlName = urlNameIn(params['page'] ?? '', 'questions');
  stores.get(AskStore).stand(urlName ?? '');
  const listing = urlName && stores.get(QuestionListStore).show({ of: 'asked', company: urlName }, query.get('cursor'));
  await Promise.all([stores.get(CompanyStore).open(urlName), listing]);
};

export const head = (stores: Stores) => askedQuestionsHead(stores.get(CompanyStore), stores.get(WordsStore));
