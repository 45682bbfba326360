import { lakh } from '../figures/rupee-units.ts';
import { clueIn, type Clue } from './finding.ts';
import { readable } from './readable.ts';

const unit = String.raw`(?:\s?(?:k|lpa|lakhs?|lacs?|lacs|crores?|cr|l|हज़ार|हजार|लाख)(?![\p{L}\p{M}]))`;
const number = String.raw`(?<![\d.,/:-])\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?(?![\d%])|(?<![\d.,/:-])\d{1,8}(?:\.\d{1,2})?(?![\d%])`;
const money = String.raw`(?:₹|rs\.?|inr|रु\.?|रुपये|रुपए)\s{0,2}`;
const sum = new RegExp(
  String.raw`(${money})?(${number})(${unit}|\s?/-)?(\s?(?:rupees|rs\b|rupaye|रुपये|रुपए|ctc|per month|a month|pm\b|per annum|a year|in ?hand|fixed|mahina|mahine))?`,
  'giu',
);

/** Words near a sum that make it the author's own pay. */
const pay =
  /(?:salary|ctc|package|hike|fixed|in ?hand|take ?home|stipend|pay|paid|bonus|incentive|increment|variable|offer(?:ed)?|tankhwah|pagar|sallery|सैलरी|तनख़्?वाह|वेतन|पगार|got|get)\D{0,30}$/iu;
/** Words that make a sum a general rule or price. */
const everybodys =
  /(?:bond|deposit|penalty|fine of|insurance|mediclaim|cover(?:age)?|fees?|ticket|target|limit|allowance of|upto|up to|between|market|budget|turnover|revenue|course|बॉन्ड|फ़?ीस)\D{0,25}$/iu;
const rangeAfter = /^[^\p{L}\d]{0,3}(?:to|till|and|se|or|से|-|–)?\s{0,2}(?:₹|rs\.?)?\s?\d/iu;
const rangeBefore = /\d[\d.,]*\s?(?:k|lpa|lakhs?|l)?\s{0,2}(?:to|-|–|se|or|and|से)\s{0,2}(?:₹|rs\.?)?\s?$/iu;
/** First pay at the largest employers, known to every fresher. */
const wellKnown = new Set(['336', '325']);

/** Counts significant digits, since more of them mean fewer people share the sum. */
const exactness = (said: string): string => said.replace(/[.,]/g, '').replace(/^0+|0+$/g, '');
const exactDigits = 3;
const smallest = 1_000;
/** Monthly sums in steps of 500 are shared by many. */
const step = 500;

/** Exact means two decimals in lakhs, or below a lakh no multiple of 500. */
function isExact(figures: string, scale: string): boolean {
  const exact = exactness(figures);
  if (exact.length < exactDigits || wellKnown.has(exact)) return false;
  if (/^[\p{L}]/u.test(scale)) return /\.\d\d$/.test(figures);
  const rupees = Number(figures.replaceAll(',', ''));
  return rupees >= smallest && (rupees >= lakh || rupees % step !== 0);
}

/** Finds exact sums, but not ranges or round ones. */
export function amountClues(written: string): readonly Clue[] {
  const text = readable(written);
  return [...text.matchAll(sum)].filter((match) => isOnesOwn(match, text)).map((match) => clueIn('amount', trimmed(match)));
}

function isOnesOwn({ 0: whole, 1: sign, 2: figures = '', 3: scale, 4: period, index }: RegExpExecArray, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, index - 40), index), text.slice(index + whole.length, index + whole.length + 12)];
  if (!isExact(figures, scale?.trim() ?? '')) return false;
  const isIndian = /\d,\d\d,\d{3}/.test(figures);
  if (/^(?:19|20)\d\d$/.test(figures) && sign === undefined && !scale?.trim() && period === undefined) return false;
  const isMoney = sign !== undefined || scale?.trim() !== undefined || period !== undefined || isIndian || pay.test(before);
  return isMoney && !everybodys.test(before) && !(/^\s{0,2}(?:to|till|se|से|-|–)\s/i.test(after) && rangeAfter.test(after)) && !rangeBefore.test(before);
}

function trimmed(match: RegExpExecArray): RegExpExecArray {
  match[0] = match[0].trimEnd();
  return match;
}
