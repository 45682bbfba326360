// The texts of made-up worlds, of some thousands of words, of which a few are in half of all texts and most in one of some hundreds.
import { drawn } from './world-rows.ts';

const common =
  'good work salary company manager team time management job growth pay culture office people hours project learning balance life experience environment hike shift promotion notice leave training seniors ' +
  'facility pressure client politics canteen cab location process support policy period relieving letter bonus increment appraisal target variable bench workload weekend overtime flexible remote hybrid joining ' +
  'documents offer probation buyout rounds technical aptitude interview question test resume skills communication manager feedback transparent supportive friendly toxic slow stable security insurance benefits maternity';
const small = 'the and is are to of in for not very but no there with you they it on from all';

const onsets = 'b bh ch d dh g gh j k kh l m n p ph r s sh t th v y'.split(' ');
const vowels = 'a aa e i o u'.split(' ');

const madeUp = (n: number): string =>
  Array.from(
    { length: 2 + (n % 3) },
    (_, at) => `${onsets[Math.floor(onsets.length * drawn(n, at))] ?? ''}${vowels[Math.floor(vowels.length * drawn(n, at + 9))] ?? ''}`,
  ).join('');

const size = 4_000;
const oftenFirst = 2;

/** A place among so many, of which the first are drawn far more often. */
export const rankedIn = (count: number, lot: number): number => Math.min(count - 1, Math.floor(oftenFirst * ((count / oftenFirst + 1) ** lot - 1)));

const telling = [...new Set([...common.split(' '), ...Array.from({ length: size }, (_, n) => madeUp(n + 1))])];
const smallWords = small.split(' ');

/** The words that are in the most texts, the commonest first, and one that is in few of them. */
export const commonWords: readonly string[] = common.split(' ').slice(0, 20);
export const seldomWords: readonly string[] = telling.slice(-20);

/** A word that one text in a hundred thousand has, such as the name of a street. */
export const rareWord = (n: number): string => `gali${(Math.imul(n, 0x9e_37_79_b1) >>> 12).toString(36)}`;

const lots = 2 ** 16;
const drawnWords = Array.from({ length: lots }, (_, at) => telling[rankedIn(telling.length, at / lots)] ?? '');

/** So many words as one sentence. */
export function sentence(n: number, words: number, purpose: number): string {
  let text = '';
  for (let at = 0; at < words; at++) {
    const lot = drawn(n, purpose + at);
    const word = (Math.floor(lot * 4_096) & 3) === 0 ? (smallWords[Math.floor(smallWords.length * lot)] ?? '') : (drawnWords[Math.floor(lots * lot)] ?? '');
    text += at === 0 ? word : ` ${word}`;
  }
  return `${text}.`;
}

/** The title, the likes and the dislikes of a review, about 250 letters in all. */
export const reviewTexts = (n: number): readonly string[] => [
  n % 3 === 0 ? '' : sentence(n, 4, 20),
  `${sentence(n, 16, 30)} ${rareWord(n)}`,
  sentence(n, 16, 60),
];

/** The story of an interview, about 220 letters, and its advice, which half of them have. */
export const storyTexts = (n: number): readonly string[] => [sentence(n, 30, 30), n % 2 === 0 ? '' : sentence(n, 8, 70)];
