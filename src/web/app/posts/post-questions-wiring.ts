import { UserStorage } from '#core/device/user-storage.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as content } from '#contract/generated/feed/content.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { Clock } from '#core/clock.ts';
import { Quotas } from '#core/quotas/quotas.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Translations } from '#core/device/translations.ts';
import { Interventions } from '#core/moderation/interventions.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { Reports } from '#core/moderation/reports.ts';
import { BrowserTranslations } from '#web/adapters/device/browser-translations.ts';
import { httpQuotas } from '#web/adapters/quotas/http-quotas.ts';
import { httpInterventions } from '#web/adapters/moderation/http-interventions.ts';
import { httpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { httpReports } from '#web/adapters/moderation/http-reports.ts';
import { TranslationStore } from '#web/stores/content/translation-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { QuotasStore } from '#web/stores/quotas/quotas-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { InterventionsStore } from '#web/stores/moderation/interventions-store.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { PostQuestions as Overlay } from '#web/views/posts/PostQuestions.tsx';

export const words = [contentWords, abuseWords, copyWords];

export const bindings = [
  overHttp(Reports, httpReports, feed),
  overHttp(Moderations, httpModerations, moderation),
  overHttp(Quotas, httpQuotas, content),
  store(QuotasStore, [Quotas]),
  overHttp(Interventions, httpInterventions, moderation),
  store(Drafts, [UserStorage, Clock]),
  store(InterventionsStore, [Interventions, Moderations, Drafts, SessionStore, Clock]),
  store(CopyStore, [Clipboards]),
  onDevice(Translations, BrowserTranslations),
  store(TranslationStore, [Translations]),
  store(PostQuestionsStore, [Reports, Moderations, Drafts, SessionStore]),
];
