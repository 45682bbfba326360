import { wordsIn } from '../words.ts';

export const deskFeedWords = wordsIn('deskFeed', () => import('../en/company-desk/feed.ts'));
