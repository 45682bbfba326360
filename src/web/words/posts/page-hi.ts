import type { PostPageWords } from './page-en.ts';

/** The same in Hindi. */
export const words: PostPageWords = {
  description: (author, community) => `${community} में ${author}।`,
  gone: {
    FLAGGED: 'इस पोस्ट की शिकायत हुई है, और एक मॉडरेटर इसे देख रहा है।',
    AUTHOR_REJECTED: 'यह पोस्ट हटा दी गई।',
    DELETED: 'लेखक ने यह पोस्ट हटा दी।',
    NOT_FOUND: 'ऐसी कोई पोस्ट नहीं है।',
    LIVE: '',
  },
  goneRule: (rule) => `नियम: ${rule}।`,
  goneWeek: (week) => `हफ़्ता ${week}।`,
  ledger: 'बहीखाता देखें',
};
