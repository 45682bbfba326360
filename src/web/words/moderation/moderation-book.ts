import type { Book } from '../book.ts';
import type { ModerationWords } from './en.ts';

/** What is said to moderators and about what they do. */
export const moderationBook: Book<ModerationWords> = {
  name: 'moderation',
  load: async (language) => {
    if (language === 'hi') return (await import(/* webpackChunkName: "moderation-hi" */ './hi.ts')).moderation;
    return (await import(/* webpackChunkName: "moderation-en" */ './en.ts')).moderation;
  },
};
