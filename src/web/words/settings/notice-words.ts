import { wordsIn } from '../words.ts';

/** Sentences about what a member is notified of. */
export const noticeWords = wordsIn('told', () => import('../en/settings/notices.ts'));
