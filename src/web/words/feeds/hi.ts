import { grouped } from '#core/figures/counts.ts';
import type { FeedWords } from './en.ts';

/** Sentences of feeds, in Hindi. */
export const words: FeedWords = {
  order: 'पोस्ट का क्रम',
  orders: { forYou: 'आपके लिए', top: 'सबसे ऊपर', latest: 'सबसे नई' },
  more: 'और पोस्ट दिखाएँ',
  end: 'यहाँ पढ़ने को बस इतना ही है।',
  newPosts: (count) => `${grouped(count)} नई पोस्ट`,
  empty: 'यहाँ अभी किसी ने कुछ नहीं लिखा।',
  emptyBecause: 'चाहें तो पहली पोस्ट आपकी हो।',
  posts: 'पोस्ट',
};
