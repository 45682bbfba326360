import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { practisedListFromUrl } from '#core/questions/question-urls.ts';
import { Questions } from '#core/questions/questions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PracticeStore } from '#web/stores/questions/practice-store.ts';
import { practiceHead } from '#web/views/questions/question-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { questionBindings, questionSentences } from './question-parts.ts';

export { PracticeScreen as Screen } from '#web/views/questions/PracticeScreen.tsx';

export const words = questionSentences;

export const bindings = [...questionBindings, store(PracticeStore, [Questions, UserStorage, Clock])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(PracticeStore).open(practisedListFromUrl(query));

export const head = (stores: Stores) => practiceHead(stores.get(PracticeStore), stores.get(WordsStore));
