import { randomInt } from 'node:crypto';
import type { NameLanguage } from '#core/personas/name-language.ts';
import { englishNames } from './english-names.ts';
import { hindiNames } from './hindi-names.ts';

const wordsOf: Readonly<Record<NameLanguage, typeof englishNames>> = { en: englishNames, hi: hindiNames };
const numberShare = 4;
const firstNumber = 2;
const numbers = 95;

/** Two words, sometimes with a number, from a few million combinations. */
export function madeUpName(language: NameLanguage, lot: (count: number) => number = randomInt): string {
  const { firsts, seconds } = wordsOf[language];
  const name = `${firsts[lot(firsts.length)] ?? ''} ${seconds[lot(seconds.length)] ?? ''}`;
  return lot(numberShare) === 0 ? `${name} ${firstNumber + lot(numbers)}` : name;
}

export const madeUpNames = (language: NameLanguage): number => wordsOf[language].firsts.length * wordsOf[language].seconds.length * (numbers + 1);
