import { routes as desk } from '#contract/generated/desk.ts';
import { InterviewReplies } from '#core/company-desk/company-replies.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { httpInterviewReplies } from '#web/adapters/company-desk/http-interview-replies.ts';
import { ReplyVersionsStore } from '#web/stores/company-desk/reply-versions-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { InterviewStore } from '#web/stores/interviews/interview-store.ts';
import { interviewHead } from '#web/views/interviews/interview-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { helpfulBindings } from '../posts/helpful-bindings.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';
import { interviewBindings, interviewSentences } from './interview-parts.ts';

export { InterviewScreen as Screen } from '#web/views/interviews/InterviewScreen.tsx';

export const shared = [...helpfulBindings, ...followBindings];

export const words = interviewSentences;

export const over = postOverlays;

export const bindings = [
  ...interviewBindings,
  store(InterviewStore, [Interviews]),
  overHttp(InterviewReplies, httpInterviewReplies, desk),
  store(ReplyVersionsStore, [InterviewReplies]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(InterviewStore).open(params['interviewId'] ?? '');

export const head = (stores: Stores) => interviewHead(stores.get(InterviewStore), stores.get(WordsStore));
