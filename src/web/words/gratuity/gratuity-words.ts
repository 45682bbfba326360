import { wordsIn } from '../words.ts';

export const gratuityWords = wordsIn('gratuity-words', () => import('../en/gratuity/words.ts'));
