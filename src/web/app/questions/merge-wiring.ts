import { Clock } from '#core/clock.ts';
import { Questions } from '#core/questions/questions.ts';
import { MergeStore } from '#web/stores/questions/merge-store.ts';
import { mergeWords } from '#web/words/questions/merge-words.ts';
import { store } from '../container/bind.ts';

export { MergeQuestion as Overlay } from '#web/views/questions/MergeQuestion.tsx';

export const words = [mergeWords];

export const bindings = [store(MergeStore, [Questions, Clock])];
