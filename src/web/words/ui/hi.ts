import type { words as english } from './en.ts';

export const words: typeof english = {
  close: 'बंद करें',
  cancel: 'रद्द करें',
  loading: 'लोड हो रहा है',
  listed: { shown: (count) => `${count} सामने`, all: 'बस इतना ही है।' },
  search: 'खोजें',
  units: { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' },
  asTable: 'यही आँकड़े तालिका में',
  you: 'आप',
  suggesting: 'खोज रहे हैं',
  suggestions: (count) => `${count} सुझाव`,
  noSuggestions: 'कुछ नहीं मिला',
  suggestionsFailed: 'अभी सुझाव नहीं मिल पा रहे। आप लिखते रह सकते हैं।',
  add: (text) => `“${text}” जोड़ें`,
  pages: 'पेज',
  crumbs: 'आप यहाँ हैं',
  previousPage: 'पिछला पेज',
  nextPage: 'अगला पेज',
  nameBegins: () => 'नाम एक घंटे में शुरू होगा। आपका लिखा यहीं रहेगा।',
  notReady: {
    vote: (name) => `${name} नाम एक घंटे के अंदर तैयार होगा, तब आप वोट दे सकेंगे।`,
    other: (name) => `${name} नाम एक घंटे के अंदर तैयार होगा, तब आप यह कर सकेंगे।`,
  },
  toName: 'अपने बनाए हुए नाम पर जाएँ',
  toasts: 'सूचनाएँ',
  toastLinks: { criteria: 'योग्यता की शर्तें देखें', messages: 'मैसेज देखें', undo: 'वापस लें' },
};
