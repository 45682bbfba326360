import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { store } from '../container/bind.ts';
import { contributedBindings } from './contributed-bindings.ts';

export { ContributionsScreen as Screen } from '#web/views/contributions/ContributionsScreen.tsx';

export const words = [contributionWords, ratingWords];

export const bindings = [...contributedBindings, store(ContributionsStore, [ContributedReviews])];

/** Only the device knows what there is: it is asked once the page stands in it. */
export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(contributionWords).list);
