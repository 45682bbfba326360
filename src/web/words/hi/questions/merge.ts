import { grouped } from '#core/figures/counts.ts';
import type { MergeWords } from '../../en/questions/merge.ts';

/** Sentences of merging questions, in Hindi. */
export const words: MergeWords = {
  title: 'दूसरे सवाल में मिलाएँ',
  lead: (text) => `“${text}” के जवाब, और जहाँ-जहाँ यह पूछा गया, सब आपके चुने हुए सवाल में चले जाएँगे। इसका लिंक वही सवाल खोलेगा। इसे वापस नहीं ले सकते।`,
  find: 'दूसरा सवाल ढूँढें',
  found: (count) => `${grouped(count)} सवाल मिले`,
  stays: 'जो सवाल रहेगा',
  none: 'मिलता-जुलता कोई सवाल नहीं मिला। दूसरे शब्द लिखकर देखें।',
  notFound: 'सवाल लोड नहीं हो सके। फिर से लिखकर देखें।',
  missing: 'जो सवाल रहेगा, उसे चुनें।',
  press: 'मिलाएँ',
  done: 'मिला दिया गया। यही सवाल रहेगा।',
  failures: {
    invalid: 'सदस्य का सवाल सिर्फ़ उसी कंपनी पर दूसरे सदस्यों के सवालों में मिल सकता है।',
    missing: 'दोनों में से एक सवाल अब नहीं है, या पहले ही मिला दिया गया है।',
    offline: 'कनेक्शन नहीं है, या जवाब नहीं आया। कनेक्शन आने पर फिर कोशिश करें।',
    limited: (minutes) => `बहुत जल्दी-जल्दी हुआ। ${grouped(minutes)} मिनट बाद मिला सकते हैं।`,
    failed: 'सवाल मिलाए नहीं जा सके। फिर कोशिश करें।',
  },
};
