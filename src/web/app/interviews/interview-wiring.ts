import { Interviews } from '#core/interviews/interviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { InterviewStore } from '#web/stores/interviews/interview-store.ts';
import { interviewHead } from '#web/views/interviews/interview-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { postBindings, postOverlays } from '../posts/post-bindings.ts';
import { interviewBindings, interviewSentences } from './interview-parts.ts';

export { InterviewScreen as Screen } from '#web/views/interviews/InterviewScreen.tsx';

export const shared = postBindings;

export const words = interviewSentences;

export const over = postOverlays;

export const bindings = [...interviewBindings, store(InterviewStore, [Interviews])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(InterviewStore).open(params['interviewId'] ?? '');

export const head = (stores: Stores) => interviewHead(stores.get(InterviewStore), stores.get(WordsStore));
