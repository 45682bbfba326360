import { grouped } from '#core/figures/counts.ts';
import type { OwnPostWords } from './own-en.ts';

/** The same in Hindi. */
export const words: OwnPostWords = {
  title: 'आपकी पोस्ट',
  lead: 'दोनों नामों से आपने जो लिखा, और उसका क्या हुआ। साथ में यह सिर्फ़ आपको दिखता है: दूसरों को दो अलग नाम दिखते हैं।',
  figures: (posts, comments) => `${grouped(posts)} पोस्ट, ${grouped(comments)} टिप्पणियाँ`,
  waiting: (count) => `${grouped(count)} पोस्ट मॉडरेटर के पास`,
  none: 'आपने अभी कुछ नहीं लिखा।',
  noneBecause: 'शुरुआत के लिए एक सवाल काफ़ी है।',
  guest: 'आपकी पोस्ट आपके खाते के साथ हैं।',
  away: 'हम अभी आपके खाते तक नहीं पहुँच पा रहे',
  guestBecause: 'देखने के लिए लॉग इन करें।',
};
