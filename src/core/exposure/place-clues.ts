import { clueIn, type Clue } from './finding.ts';
import { oneself, readable, sentenceAround } from './readable.ts';

const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)|pehl[ie]|doosri|dusri|teesri|tisri|chauthi|paanchvi|पहली|दूसरी|तीसरी|चौथी|पाँचवीं|पांचवीं|छठी|सातवीं|\\d{1,2}वीं)';
const counted =
  '(?:desk|cubicle|cubical|cabin|bay|tower|block|building|bldg|gate|ward|wing|floor|counter|room|seat|lab|godown|line|ot|icu|डेस्क|टावर|ब्लॉक|गेट|वार्ड|कमरा|काउंटर)';
const floors = new RegExp(String.raw`(?<![\p{L}\p{M}\d])${ordinal}\s(?:floor|manzil|mala|मंज़?िल|मंजिल|फ़्?लोर|माले?)(?![\p{L}\p{M}])`, 'giu');
const numbers = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${counted}\s{0,2}(?:(?:no|number|num|नंबर)\.?\s{0,2}|#|-)?(?:\d{1,4}(?:(?!k)[a-zA-Z])?(?:-?\d{1,4})?|[a-z]-?\d{1,4}|[A-Z])(?![\p{L}\p{M}\d%:]|[.,]\d|\s?(?:am|pm|people|hours?|hrs|days?|lpa|baje|बजे|log|लोग|minutes?|months?|times?|years?|k|of \d+)(?![\p{L}\p{M}]))`,
  'gu',
);
const capitalised = (word: string): string => word[0]?.toUpperCase() + word.slice(1);
const anyCase = new RegExp(
  numbers.source.replace(counted, `(?:${[...counted.slice(3, -1).split('|'), ...counted.slice(3, -1).split('|').map(capitalised)].join('|')})`),
  'gu',
);

/** Places at work so specific that colleagues recognise the author. */
export function placeClues(written: string): readonly Clue[] {
  const text = readable(written);
  const theirs = [...text.matchAll(floors)].filter(({ index }) => oneself.test(sentenceAround(text, index)));
  return [...theirs, ...text.matchAll(anyCase)].map((match) => clueIn('place', match));
}
