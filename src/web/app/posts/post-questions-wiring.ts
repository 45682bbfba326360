import { routes as feed } from '#contract/generated/feed.ts';
import { routes as content } from '#contract/generated/feed/content.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { Quotas } from '#core/content/quotas.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { Reports } from '#core/moderation/reports.ts';
import { HttpQuotas } from '#web/adapters/content/http-quotas.ts';
import { HttpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { HttpReports } from '#web/adapters/moderation/http-reports.ts';
import { QuotasStore } from '#web/stores/content/quotas-store.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { PostQuestions as Overlay } from '#web/views/posts/PostQuestions.tsx';

export const words = [contentWords, abuseWords];

export const bindings = [
  overHttp(Reports, HttpReports, feed),
  overHttp(Moderations, HttpModerations, moderation),
  store(PostQuestionsStore, [Reports, Moderations]),
  overHttp(Quotas, HttpQuotas, content),
  store(QuotasStore, [Quotas]),
];
