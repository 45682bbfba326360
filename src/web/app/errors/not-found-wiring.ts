import { WordsStore } from '#web/stores/app/words-store.ts';
import { notFoundHead } from '#web/views/errors/not-found-head.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import type { Stores } from '#web/views/stores.tsx';

export { NotFoundScreen as Screen } from '#web/views/errors/NotFoundScreen.tsx';

export const words = [notFoundWords];

export const bindings = [];

export const load = async () => undefined;

export const head = (stores: Stores) => notFoundHead(stores.get(WordsStore));
