import { WordsStore } from '#web/stores/app/words-store.ts';
import { notFoundHead } from '#web/views/errors/not-found-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { kitWords } from '#web/words/kit/kit-words.ts';

export { KitScreen as Screen } from '#web/views/kit/KitScreen.tsx';

export const words = [kitWords];

export const bindings = [];

export const load = async () => undefined;

/** A page for those who build the product: no search engine shall list it. */
export const head = (stores: Stores) => ({ ...notFoundHead(stores.get(WordsStore)), title: 'Kit', status: 200 as const });
