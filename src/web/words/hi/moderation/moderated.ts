import type { ModeratedWords } from '../../en/moderation/moderated.ts';

export const words: ModeratedWords = {
  youModerate: 'आप इसे इसलिए देख रहे हैं क्योंकि आप मॉडरेटर हैं।',
  readersFind: 'इसके लेखक को भी यह दिखती है। बाक़ी सबको सिर्फ़ यह मिलता है:',
  commentFor: 'आप यह टिप्पणी इसलिए देख रहे हैं क्योंकि आप मॉडरेटर हैं। इसके लेखक को भी यह दिखती है, बाक़ी लोगों को नहीं।',
  unblur: (count) => (count === 1 ? 'तस्वीर दिखाएँ' : 'तस्वीरें दिखाएँ'),
  blur: (count) => (count === 1 ? 'तस्वीर धुंधली करें' : 'तस्वीरें धुंधली करें'),
};
