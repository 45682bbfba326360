import type { BrowsingHistoryWords } from '../../en/browsing-history/words.ts';

export const words: BrowsingHistoryWords = {
  title: 'हाल में देखी कंपनियाँ',
  none: 'अभी कुछ नहीं। इस ब्राउज़र में आप जिन कंपनियों के पेज खोलते हैं, वे यहाँ मिलेंगी।',
  kept: (days) => `यह सूची सिर्फ़ इसी ब्राउज़र में है। ${days} दिन रहती है, किसी खाते से जुड़ती नहीं।`,
  forget: (name) => `${name} हटाएँ`,
  clear: 'सूची साफ़ करें',
};
