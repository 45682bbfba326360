// What is asked of a search: queries as people type them, names of the world as they are begun and mistyped, and words that many, few and no texts have.
import type { AskedSearch } from '#core/search/search-page.ts';
import { queriesAsTyped } from '#tests/search/queries-as-typed.ts';
import { companyNames } from '../fixtures/search-names.ts';
import { commonWords, rareWord, seldomWords } from '../fixtures/made-up-texts.ts';

const each = 40;

const some = <Made>(make: (n: number) => Made): readonly Made[] => Array.from({ length: each }, (_, n) => make(n));
const oneOf = (words: readonly string[], n: number): string => words[(n * 7) % words.length] ?? '';
const common = (n: number, step = 1): string => oneOf(commonWords, n * step + step - 1);
const seldom = (n: number): string => oneOf(seldomWords, n);
const rare = (n: number): string => rareWord(n * 101 + 1);

/** Swaps two letters of a word. */
const mistyped = (word: string): string => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;

const ofTexts: Readonly<Record<string, readonly string[]>> = {
  'one rare word': some(rare),
  'one seldom word': some(seldom),
  'one common word': some((n) => common(n)),
  'two common words': some((n) => `${common(n)} ${common(n, 3)}`),
  'a common and a seldom word': some((n) => `${common(n)} ${seldom(n)}`),
  'a common and a rare word': some((n) => `${common(n)} ${rare(n)}`),
  'four words': some((n) => `${common(n)} ${seldom(n)} ${common(n, 3)} ${oneOf(seldomWords, n + 1)}`),
  'four common words': some((n) => [1, 3, 11, 13].map((step) => common(n, step)).join(' ')),
  'eight words': some((n) => [1, 3, 11, 13, 17].map((step) => common(n, step)).join(' ') + ` ${seldom(n)} what is the ${oneOf(seldomWords, n + 2)}`),
  nothing: some((n) => `qwxzv${n} bnkrt`),
};

function ofNames(companies: number): Readonly<Record<string, readonly string[]>> {
  const names = companyNames(companies);
  const name = (n: number): string => (names[(n * 4_999) % names.length] ?? '').toLowerCase();
  return {
    'one letter': [...'abcdefghijklmnopqrstuvwxyz'],
    'two letters': some((n) => name(n).slice(0, 2)),
    'three letters': some((n) => name(n).slice(0, 3)),
    'five letters': some((n) => name(n).slice(0, 5)),
    'a name': some(name),
    'a first word': some((n) => name(n).split(' ')[0] ?? ''),
    'a last word': some((n) => name(n).split(' ').at(-1) ?? ''),
    'two words of names': some((n) => name(n).split(' ').slice(-2).join(' ')),
    'a name and a tab': some((n) => `${name(n)} ${n % 2 === 0 ? 'salary' : 'interview questions'}`),
    'a slip': some((n) => `${mistyped(name(n).split(' ')[0] ?? '')} ${name(n).split(' ').slice(1).join(' ')}`),
  };
}

export const searchQueries = (companies: number): Readonly<Record<string, readonly string[]>> => ({
  'as people type': queriesAsTyped.map(({ typed }) => typed),
  ...ofNames(companies),
  ...ofTexts,
});

const places: Readonly<Record<string, Partial<AskedSearch>>> = {
  'all types': {},
  reviews: { type: 'reviews' },
  companies: { type: 'companies' },
  interviews: { type: 'interviews' },
  'reviews, page 2': { type: 'reviews', from: 20 },
  'reviews, page 40': { type: 'reviews', from: 780 },
  'companies, page 2': { type: 'companies', from: 20 },
  'in the largest company': { company: 'bench-company-0' },
  'in a usual company': { company: 'bench-company-700' },
};

export function askedSearches(companies: number): Readonly<Record<string, readonly AskedSearch[]>> {
  const typed = Object.values(searchQueries(companies)).flatMap((queries) => queries.filter((_, at) => at % 4 === 0));
  return Object.fromEntries(
    Object.entries(places).map(([what, place]) => [
      what,
      typed.map((words): AskedSearch => ({ typed: words, type: 'all', company: null, community: null, from: 0, isExact: false, ...place })),
    ]),
  );
}
