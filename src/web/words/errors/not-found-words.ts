import { wordsIn } from '../words.ts';

export const notFoundWords = wordsIn('notFound', () => import('../en/errors/not-found.ts'));
