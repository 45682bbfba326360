import { wordsIn } from '../words.ts';

export const mailWords = wordsIn('userSettings', () => import('../en/mail/words.ts'));
