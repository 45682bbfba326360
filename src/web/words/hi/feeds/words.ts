import { grouped } from '#core/figures/counts.ts';
import type { FeedWords } from '../../en/feeds/words.ts';

export const words: FeedWords = {
  order: 'पोस्ट का क्रम',
  orders: { forYou: 'आपके लिए', top: 'सबसे ऊपर', latest: 'सबसे नई' },
  ownFirst: 'हिंदी वाले पहले',
  more: 'और पोस्ट दिखाएँ',
  end: 'बस इतना ही है।',
  newPosts: (count) => `${grouped(count)} नई पोस्ट`,
  leftOut: (count) => `${grouped(count)} पोस्ट, जो आप देख चुके हैं, छोड़ी गई हैं।`,
  showLeftOut: 'दिखाएँ',
  empty: 'यहाँ अभी किसी ने कुछ नहीं लिखा।',
  emptyBecause: 'पहली पोस्ट लिखें।',
  posts: 'पोस्ट',
};
