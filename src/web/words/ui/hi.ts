import type { words as english } from './en.ts';

export const words: typeof english = {
  close: 'बंद करें',
  cancel: 'रद्द करें',
  loading: 'लोड हो रहा है',
  listed: { shown: (count) => `${count} दिखे`, all: 'बस इतना ही है।' },
  search: 'खोजें',
  units: { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' },
  asTable: 'यही आँकड़े टेबल में',
  you: 'आप',
  suggesting: 'खोज रहे हैं',
  suggestions: (count) => `${count} सुझाव`,
  noSuggestions: 'कुछ नहीं मिला',
  suggestionsFailed: 'अभी सुझाव नहीं मिल रहे। आप लिखते रहें।',
  unlisted: 'इसे सूची में से चुनें, या खाली छोड़ दें।',
  add: (text) => `“${text}” जोड़ें`,
  pages: 'पेज',
  crumbs: 'आप यहाँ हैं',
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  nameBegins: (name) => `${name} के नाम से आप एक घंटे के अंदर लिख और वोट कर पाएँगे। आपका लिखा सेव है।`,
  notReady: {
    vote: (name) => `${name} नाम एक घंटे के अंदर तैयार होगा, तब आप वोट दे सकेंगे।`,
    other: (name) => `${name} नाम एक घंटे के अंदर तैयार होगा, तब आप यह कर सकेंगे।`,
  },
  otherDraft: {
    said: 'इसके आपके दो ड्राफ़्ट हैं: एक पहले का, और एक जो आपने लॉग इन करने से ठीक पहले लिखा।',
    show: 'दूसरा ड्राफ़्ट दिखाएँ',
  },
  toName: 'अपने बनाए हुए नाम पर जाएँ',
  toasts: 'सूचनाएँ',
  toastLinks: { criteria: 'शर्तें देखें', messages: 'मैसेज देखें', undo: 'वापस लें' },
};
