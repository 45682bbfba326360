import { grouped } from '#core/figures/counts.ts';
import type { CompanyMergeWords } from '../../en/administration/company-merge.ts';

export const words: CompanyMergeWords = {
  moves: 'यह दूसरी कंपनी में चला जाएगा:',
  parts: {
    reviews: (count) => `${grouped(count)} रिव्यू`,
    salaries: (count) => `${grouped(count)} या ज़्यादा लोगों की सैलरी`,
    interviews: (count) => `${grouped(count)} इंटरव्यू`,
    benefits: (count) => `${grouped(count)} या ज़्यादा लोगों की बताई सुविधाएँ`,
    photos: (count) => `${grouped(count)} फ़ोटो`,
    jobs: (count) => `${grouped(count)} खुली नौकरियाँ`,
    questions: (count) => `${grouped(count)} सवाल`,
    posts: (count) => `${grouped(count)} पोस्ट`,
    members: (count) => `${grouped(count)} सदस्य`,
    careers: (count) => `${grouped(count)} सदस्य, जो वहाँ काम करते हैं या करते थे`,
  },
  uncounted: 'जो छिपा है, या इतने कम लोगों का है कि यहाँ गिना नहीं जाता, वह भी साथ जाएगा।',
  lost: 'यह मिट जाएगा:',
  lostParts: {
    logo: 'लोगो',
    cover: 'कवर की तस्वीर',
    about: 'परिचय',
    website: 'वेबसाइट और करियर साइट के लिंक',
    contact: 'फ़ोन नंबर और मेल पता',
    links: 'सोशल मीडिया के लिंक',
    offices: 'दफ़्तरों की सूची',
    facts: 'कंपनी कितनी बड़ी है और कब बनी',
  },
  page: 'कंपनी अपने बारे में जो बताती है, जैसे मिशन, उसे चलाने वाले लोग और तस्वीरें, वह तभी साथ जाएगा जब दूसरी कंपनी ने अभी कुछ न बताया हो। नहीं तो वह मिट जाएगा।',
  leads: (from, into) => `${from} के लिंक अब ${into || 'दूसरी कंपनी'} को खोलेंगे। इसे वापस नहीं किया जा सकता।`,
};
