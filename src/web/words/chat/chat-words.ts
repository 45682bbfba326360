import { wordsIn } from '../words.ts';

export const chatWords = wordsIn('chat', () => import('../en/chat/words.ts'));
