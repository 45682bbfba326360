import { wordsIn } from '../words.ts';

export const noticeWords = wordsIn('told', () => import('../en/settings/notices.ts'));
