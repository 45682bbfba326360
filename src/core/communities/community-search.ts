import { nameKey } from '../companies/name-key.ts';
import type { Community } from './community.ts';

/** Synonyms for topics as typed, in English, Hindi, Hinglish and abbreviations. */
const synonyms: readonly (readonly string[])[] = [
  ['salary', 'pay', 'ctc', 'package', 'lpa', 'vetan', 'tankhwah', 'tankha', 'वेतन', 'सैलरी', 'तनख्वाह', 'hike', 'increment', 'appraisal'],
  ['job', 'naukri', 'nokri', 'नौकरी', 'rozgar', 'रोजगार'],
  ['home', 'wfh', 'work from home', 'remote', 'hybrid', 'ghar', 'घर', 'वर्क फ्रॉम होम', 'commute'],
  ['pf', 'epf', 'provident', 'provident fund', 'पीएफ', 'भविष्य निधि'],
  ['notice', 'notis', 'नोटिस', 'resign', 'resignation', 'istifa', 'इस्तीफा', 'buyout'],
  ['interview', 'saakshatkar', 'इंटरव्यू', 'साक्षात्कार'],
  ['fresher', 'campus', 'placement', 'intern', 'फ्रेशर', 'कैंपस'],
  ['manager', 'boss', 'lead', 'मैनेजर', 'बॉस'],
  ['tax', 'itr', 'form 16', 'regime', 'कर', 'टैक्स'],
  ['payslip', 'salary slip', 'in hand', 'पेस्लिप'],
  ['gratuity', 'ग्रेच्युटी', 'benefits', 'insurance', 'बीमा'],
  ['switch', 'switching', 'change', 'badalna', 'बदलना'],
  ['women', 'woman', 'ladies', 'mahila', 'महिला', 'maternity'],
  ['health', 'sehat', 'सेहत', 'stress', 'burnout', 'overtime', 'hours', 'work life balance'],
  ['ai', 'chatgpt', 'एआई'],
  ['startup', 'start up', 'स्टार्टअप', 'esop'],
  ['relieving', 'experience letter', 'full and final', 'fnf', 'layoff', 'रिलीविंग', 'छँटनी'],
  ['offer', 'offers', 'ऑफर'],
  ['break', 'gap', 'ब्रेक'],
  ['learning', 'course', 'certificate', 'padhai', 'सीखना', 'कोर्स'],
];

const fewestLettersWithATypo = 4;
const wholeWord = 2;
const leftOut = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'ka', 'ki', 'ke', 'का', 'की', 'के']);
const nukta = /\u093c/g;

/** Name key without Devanagari dots, which many omit. */
const searchKey = (text: string): string => nameKey(text).normalize('NFD').replace(nukta, '').toLowerCase();

const wordsIn = (text: string): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

function meant(word: string): readonly string[] {
  const groups = synonyms.filter((group) => group.some((one) => searchKey(one) === word));
  return [word, ...groups.flat().map(searchKey)];
}

function handlesOf({ type, name, names, about, abouts }: Community): readonly string[] {
  return wordsIn([name, ...Object.values(names), ...(type === 'topic' ? [about, ...Object.values(abouts)] : [])].join(' '));
}

/** Matches when each typed word or synonym begins a word, in any order. */
export function isMeant(community: Community, typed: string): boolean {
  const handles = handlesOf(community);
  const stands = (wanted: string): boolean => handles.some((handle) => ([...wanted].length <= wholeWord ? handle === wanted : handle.startsWith(wanted)));
  const words = wordsIn(typed).filter((word) => !leftOut.has(word));
  const phrase = words.join(' ');
  return words.length > 0 && (meant(phrase).some(stands) || words.every((word) => meant(word).some(stands)));
}

export const withMeant = (named: readonly Community[], others: readonly Community[], typed: string): readonly Community[] =>
  [...named, ...others.filter((community) => community.type !== 'company' && isMeant(community, typed))].filter(isFirst);

export const isFirst = ({ entityId }: Community, at: number, list: readonly Community[]): boolean =>
  list.findIndex((other) => other.entityId === entityId) === at;

/** Allows one slip in a word: a missing, extra, wrong or transposed letter. */
export function isNearlyNamed({ name, names }: Community, typed: string): boolean {
  const named = wordsIn([name, ...Object.values(names)].join(' '));
  const words = wordsIn(typed).filter((word) => !leftOut.has(word));
  return words.length > 0 && words.every((word) => named.some((each) => each.startsWith(word) || isOneSlipAway(word, each)));
}

function isOneSlipAway(typed: string, meantWord: string): boolean {
  const [one, other] = [[...typed], [...meantWord]];
  if (one.length < fewestLettersWithATypo || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || Math.max(left.length, right.length) <= 1;
}
