import { routes as feed } from '#contract/generated/feed.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { Moderations } from '#core/moderation/moderations.ts';
import { Reports } from '#core/moderation/reports.ts';
import { HttpModerations } from '#web/adapters/moderation/http-moderations.ts';
import { HttpReports } from '#web/adapters/moderation/http-reports.ts';
import { PostQuestionsStore } from '#web/stores/moderation/post-questions-store.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { PostQuestions as Overlay } from '#web/views/posts/PostQuestions.tsx';

export const words = [contentWords];

export const bindings = [
  overHttp(Reports, HttpReports, feed),
  overHttp(Moderations, HttpModerations, moderation),
  store(PostQuestionsStore, [Reports, Moderations]),
];
