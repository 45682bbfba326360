import type { PlaceRule } from './place-rule.ts';

const mobile = /(?<![\d.,₹])(?:\((?=\d{2,5}\)))?(?:(?:\+|00)?91[\s.-]{0,2}|0)?[6-9](?:(?:[\s-]|\)[\s-]?\(?)?\d){9}\)?(?!\d|,\d)/g;
const gap = String.raw`[\s.,_*|/;~•·:()[\]{}‐-―−-]{1,3}`;
/** Grouped digits with any separators; group lengths are checked afterwards. */
const grouped = new RegExp(
  String.raw`(?<![\d.,₹]|\d[:;/~_-])(?:\+91${gap})?[6-9]\d{1,4}(?:(${gap})\d{5}|(${gap})\d{2,4}(?:\2\d{2,4}){1,3})(?!\d|[.,:/]\d)`,
  'g',
);
const groups = new Set(['55', '334', '433', '343', '244', '22222']);
/** Single digits separated by the same sign. */
const apart = /(?<![\d.])[6-9]([\s().,_*|/;~•·:[\]{}‐-―−-]{1,3})\d(?!\d)(?:\1\d(?!\d)){8}/g;
const landline = /(?<![\d.,₹-])(?:0\d{2,3}[\s-]\d{3,4}[\s-]?\d{4}|1[89]00[\s-]\d{3}[\s-]\d{4})(?!\d|,\d)/g;
const abroad = /(?<![\w+.])\+(?!91)[1-9]\d{0,2}(?:[\s.()-]{0,2}\d){7,12}(?!\d|,\d)/g;
const fewestAbroad = 10;

const figure =
  'zero|one|two|three|four|five|six|seven|eight|nine|double|triple|oh?|shunya|ek|do|teen|chaa?r|paa?nch|chh?[ea]h?|saa?t|aa?th|nau|शून्य|ज़ीरो|एक|दो|तीन|चार|पां?च|पाँच|छह?|छः|सात|आठ|नौ';
/** Consecutive figures, partly or fully in words, as in “nine8seven6 …”. */
const spoken = new RegExp(String.raw`(?:(?:${figure}|\d)[\s,.-]{0,3}){9,}`, 'gi');
const wordBetween = new RegExp(String.raw`\d[\s,.-]{0,2}(?:${figure})[\s,.-]{0,2}(?:\d|${figure})`, 'i');
/** Counting up from one, which is not a number to call. */
const counting = /^(?:(?:zero|shunya|शून्य)\W*)?(?:one\W*two\W*three|ek\W*do\W*teen|एक\s*दो\s*तीन)/i;
const [fewestWords, fewestFigures] = [2, 10];

function isSpokenNumber(said: string): boolean {
  const words = said.match(/[\p{L}\p{M}]+/gu) ?? [];
  const parts = said.match(new RegExp(`${figure}|\\d`, 'gi')) ?? [];
  const count = parts.length + parts.filter((part) => /^triple$/i.test(part)).length;
  if (count < fewestFigures || counting.test(said)) return false;
  return /\d/.test(said) ? words.length >= fewestWords && wordBetween.test(said) : true;
}

/** Digits labelled as a phone number, even if round. */
const called = /(?=[6-9]\d{4})(?<=(?:\+91|whats? ?app|call|mobile|phone|\bno\.|number|नंबर|मोबा[ईइ]ल|फ़?ोन)\D{0,25})[6-9]\d{4}[\s.-]{0,2}\d{5}(?!\d|,\d)/gi;
/** Two round amounts, such as the ends of a pay range. */
const rangeOfPay = /^\d{4,5}00[^\d]{1,3}\d{3,5}00$|000[^\d]|000$|^\d{3}[05]0\s?[–-]\s?\d{3}[05]0$/;
/** Words before a large sum, and counted things after a number. */
const sumBefore = /(?:₹|\brs\.?|\binr|turnover|revenue|profit|sales|budget|fund|worth|रु\.?)(?:\s(?:of|is|was|over|about|hai|का|की))?\s{0,2}$/i;
const countedBehind =
  /^\s?(?:\/-|(?:rupees|rs|inr|orders?|units?|pieces?|pcs|users?|customers?|transactions?|requests?|records?|rows|parcels?|boxes|bottles|views|downloads|steps|lines|a month|per month|pm|a year|per annum|in ?hand|rupaye|रुपये|रुपए|ऑर्डर)(?![\p{L}\p{M}]))/iu;
const fewestSums = 3;
const noSum = { unless: sumBefore, unlessBehind: countedBehind } as const;

const digitsOf = (said: string): string => said.replace(/\D/g, '');
/** Treats three or more groups ending in 0 or 5 as sums or marks. */
function isRound(said: string): boolean {
  const numbers = said.match(/\d+/g) ?? [];
  return numbers.length >= fewestSums && numbers.every((group) => /[05]$/.test(group));
}

function isGrouped(said: string): boolean {
  const lengths = (said.replace(/^\+91\D/, '').match(/\d+/g) ?? []).map(({ length }) => length).join('');
  const isList = lengths !== '55' && (said.includes(',') || isRound(said));
  return groups.has(lengths) && !isList && !rangeOfPay.test(said);
}

export const phoneRules: readonly PlaceRule<'phone'>[] = [
  { kind: 'phone', found: mobile, isMeant: (said) => !rangeOfPay.test(said) && !isRound(said), ...noSum },
  { kind: 'phone', found: grouped, isMeant: isGrouped, ...noSum },
  { kind: 'phone', found: apart },
  { kind: 'phone', found: landline, isMeant: (said) => said.startsWith('0') || !said.endsWith('00'), unless: /toll ?free/i },
  { kind: 'phone', found: abroad, isMeant: (said) => digitsOf(said).length >= fewestAbroad },
  { kind: 'phone', found: spoken, isMeant: isSpokenNumber },
  { kind: 'phone', found: called },
];
