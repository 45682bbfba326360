import { grouped } from '#core/figures/counts.ts';
import type { PrivacyWords } from './en.ts';

/** Sentences of the data map, in Hindi. */
export const words: PrivacyWords = {
  title: 'हम क्या रखते हैं',
  description: 'इस जगह की हर टेबल और हर कॉलम: किसलिए है, कौन पढ़ सकता है, और कब तक रखा जाता है।',
  heading: 'हम क्या रखते हैं',
  lead: 'यह पेज सीधे डेटाबेस से बनता है: हर टेबल और हर कॉलम किसलिए है, डेटाबेस के बाहर उसे कौन पढ़ सकता है, और वह कब तक रहता है। विवरण अंग्रेज़ी में है, जैसा डेटाबेस में लिखा है।',
  kept: 'कब तक',
  always: (because) => `हमेशा। ${because}`,
  days: (days) => (days === 0 ? 'दिन (UTC) ख़त्म होने तक, फिर मिटा दिया जाता है।' : `${grouped(days)} दिन, फिर मिटा दिया जाता है।`),
  column: 'कॉलम',
  purpose: 'किसलिए',
  readBy: 'कौन पढ़ सकता है',
  readers: { everyone: 'हर कोई', operator: 'जो यह जगह चलाता है', 'the server': 'सिर्फ़ सर्वर ख़ुद' },
};
