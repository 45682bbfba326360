import { wordsIn } from '../words.ts';

/** Sentences of the page of a URL that leads nowhere. */
export const notFoundWords = wordsIn('notFound', () => import('../en/errors/not-found.ts'));
