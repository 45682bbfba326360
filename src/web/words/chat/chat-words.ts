import { wordsIn } from '../words.ts';

/** Sentences of messages. */
export const chatWords = wordsIn('chat', () => import('../en/chat/words.ts'));
