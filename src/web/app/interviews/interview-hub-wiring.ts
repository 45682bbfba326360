import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as interviews } from '#contract/generated/interviews.ts';
import { Clock } from '#core/clock.ts';
import { interviewHubSearchFromUrl } from '#core/interviews/interview-urls.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { Questions } from '#core/questions/questions.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { InterviewHubStore } from '#web/stores/interviews/interview-hub-store.ts';
import { QuestionTopicsStore } from '#web/stores/questions/question-topics-store.ts';
import { interviewHubHead } from '#web/views/interviews/interview-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { headlineBindings } from '../home/headline-bindings.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { interviewBindings, interviewSentences } from './interview-parts.ts';

export { InterviewHubScreen as Screen } from '#web/views/interviews/InterviewHubScreen.tsx';

export const shared = [...helpfulBindings, ...followBindings];

export const words = interviewSentences;

export const over = postOverlays;

export const bindings = [
  ...interviewBindings,
  ...headlineBindings,
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  overHttp(Questions, httpQuestions, interviews),
  store(QuestionTopicsStore, [Questions]),
  store(InterviewHubStore, [Interviews, ReferenceLists, Clock, ListNamesStore]),
];

export const load = async (stores: Stores, { query }: RouteMatch) => {
  const stories = stores.get(InterviewHubStore).showTyped(interviewHubSearchFromUrl(query), query.get('job'), query.get('cursor'));
  await Promise.all([stories, stores.get(QuestionTopicsStore).open(), stores.get(HeadlineStore).open()]);
};

export const head = (stores: Stores) => interviewHubHead(stores.get(InterviewHubStore), stores.get(WordsStore));
