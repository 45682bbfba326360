import { clueIn, type Clue } from './finding.ts';
import { readable, sentenceAround } from './readable.ts';

const english = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const hinglish = 'janwari|janvari|farwari|farvari|march|aprail|mai|joon|julai|agast|sitambar|aktubar|octuber|navambar|disambar';
const hindi = 'जनवरी|फ़?रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';
const month = `(?<![\\p{L}\\p{M}])(?:${english}|${hinglish}|${hindi})(?![\\p{L}\\p{M}])`;
const year = String.raw`(?:(?:19|20)\d\d|'\d\d)(?!\d)`;
const day = String.raw`(?<![\d.,/₹])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|वीं?)?`;
const gap = String.raw`[\s,.-]{0,3}`;

const dayFirst = new RegExp(String.raw`${day}(?:\s+of\s+|[\s-]{1,2})${month}(?:\.?${gap}${year})?`, 'giu');
const monthFirst = new RegExp(
  String.raw`${month}\.?\s+(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d.,:%/+]?\d|[-\s]*(?:[kK]|lakhs?|lpa|percent|%|people|days?|months?|years?|to|times|hours?|am|pm|बजे)(?!\p{L}))(?:${gap}${year})?`,
  'giu',
);
const inFigures =
  /(?<![\d/.-])(?:(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|1[0-2])[/-](?:20)?\d\d|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.20\d\d|20\d\d-(?:0\d|1[0-2])-[0-3]\d)(?![\d/])/g;
const monthOfYear = new RegExp(
  String.raw`(?:(?:from\s+)?${month}\.?\s*(?:to|till|until|-|–|se|से)\s*)?(?:${month}\.?${gap}(?:of\s+)?${year}|(?<![\d/])(?:0?[1-9]|1[0-2])[/-]20\d\d(?![\d/]))`,
  'giu',
);

/** Days that everyone shares, such as holidays and ends of years. */
const everybodys =
  /^(?:0?1\s?(?:st)?\W*(?:jan|apr|may)|26\D{0,5}jan|15\D{0,5}aug|0?2\D{0,5}oct|25\D{0,5}dec|31\D{0,5}(?:mar|dec)|mar[a-z]*\W*31|dec[a-z]*\W*(?:25|31)|jan[a-z]*\W*26|aug[a-z]*\W*15|oct[a-z]*\W*0?2\b|apr[a-z]*\W*0?1\b)/i;
const anyYear = new RegExp(year, 'u');

/** Treats such words as months only with a capital or a year. */
const isVerb = (said: string): boolean => !anyYear.test(said) && /(?:^|\s|-)(?:may|mar|mai)(?:\s|$)/.test(said);

const going =
  /\b(?:join(?:ed|ing)?|resign(?:ed|ation)?|quit|left|interned|internship|relieved|put (?:in |down )?(?:my )?papers|last working day|last day|lwd|doj|chh?od[aein]*|nikal[aei]*)\b|जॉइन|ज्?वाइन|छोड़|छोड़|निकाल|इस्तीफ|भर्ती/i;
const alone = /(?<![\p{L}\p{M}])(?:I|me|my|mujhe|main|maine|mera|meri|mere|mai)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|मेर[ाीे])(?![\p{L}\p{M}])/iu;
const others = /\b(?:people|many|half|everyone|employees|seniors|most|company|policy|management|batch|colleagues|staff|team|log|sab)\b|लोग|सब/i;

const isOfOneself = (sentence: string): boolean => alone.test(sentence) || (going.test(sentence) && !others.test(sentence));

/** Exact days and personal months, which a list of joiners would resolve to one person. */
export function dateClues(written: string): readonly Clue[] {
  const text = readable(written);
  const days = [dayFirst, monthFirst, inFigures].flatMap((pattern) => [...text.matchAll(pattern)]);
  const months = [...text.matchAll(monthOfYear)].filter(({ index }) => isOfOneself(sentenceAround(text, index)));
  return [...days.filter(({ 0: said }) => !isVerb(said) && (anyYear.test(said) || !everybodys.test(said))), ...months].map((match) => clueIn('date', match));
}
