import type { words as english } from '../../en/ui/words.ts';
import type { InPart } from '../../in-part.ts';

export const words: InPart<typeof english> = {
  close: 'बंद करा',
  cancel: 'रद्द करा',
  loading: 'लोड होत आहे',
  listed: { shown: (count) => `${count} दाखवले`, all: 'एवढेच आहे.' },
  search: 'शोधा',
  units: { thousand: ' हजार', lakh: ' लाख', crore: ' कोटी' },
  asTable: 'हेच आकडे तक्त्यात',
  you: 'तुम्ही',
  suggesting: 'शोधत आहोत',
  suggestions: (count) => (count === 1 ? '1 सूचना' : `${count} सूचना`),
  noSuggestions: 'काही सापडले नाही',
  suggestionsFailed: 'आत्ता सूचना मिळत नाहीत. तुम्ही लिहीत राहा.',
  unlisted: 'यादीतून निवडा, किंवा रिकामे ठेवा.',
  add: (text) => `“${text}” जोडा`,
  pages: 'पेज',
  crumbs: 'तुम्ही इथे आहात',
  previousPage: 'मागचे पेज',
  nextPage: 'पुढचे पेज',
  toasts: 'सूचना',
  toastLinks: { criteria: 'अटी पाहा', messages: 'मेसेज पाहा', undo: 'मागे घ्या' },
};
