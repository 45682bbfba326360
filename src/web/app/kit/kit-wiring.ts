import type { Head } from '#web/views/head.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';

export { KitScreen as Screen } from '#web/views/kit/KitScreen.tsx';

export const words = [kitWords, confidenceWords, ratingWords];

export const bindings = [];

export const load = async () => undefined;

/** Developer page, excluded from search engines. */
export const head = (): Head => ({ title: 'Kit', description: 'Kit', status: 200 });
