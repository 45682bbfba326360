import { describe, expect, it } from 'vitest';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { isHurtfulMadeUpName } from '#core/abuse/hurtful-name.ts';
import { Seeded } from '#tests/anonymity/seeded.ts';
import { englishNames } from './english-names.ts';
import { hindiNames } from './hindi-names.ts';
import { madeUpName, madeUpNames } from './made-up-names.ts';

const written = { en: /^[A-Z][a-z]+ [A-Z][a-z]+( \d{1,2})?$/, hi: /^[\u0900-\u0965]+ [\u0900-\u0965]+( \d{1,2})?$/ };
const words = { en: englishNames, hi: hindiNames };

describe.each(['en', 'hi'] as const)('made-up names in the language %s (R-157)', (language) => {
  it('are so many that hardly two people draw the same, and all are suitable', () => {
    expect(madeUpNames(language)).toBeGreaterThan(5_000_000);
    const chance = new Seeded(20_261_121);
    const drawn = Array.from({ length: 5_000 }, () => madeUpName(language, (count) => chance.below(count)));
    expect(drawn.filter((name) => problemWithName(name) !== undefined)).toEqual([]);
    expect(new Set(drawn.map(lookOf)).size).toBeGreaterThan(4_800);
    for (const name of drawn) expect(name).toMatch(written[language]);
  });

  it('are made of words that stand there once, and hurt nobody', () => {
    const { firsts, seconds } = words[language];
    for (const list of [firsts, seconds]) expect(list.filter((word, place) => list.findIndex((other) => lookOf(other) === lookOf(word)) !== place)).toEqual([]);
    expect([...firsts, ...seconds].filter((name) => isHurtfulMadeUpName(name))).toEqual([]);
  });

  it('will do, even the longest', () => {
    const longestOf = (list: readonly string[]) => list.toSorted((one, other) => [...other].length - [...one].length)[0] ?? '';
    const { firsts, seconds } = words[language];
    expect(problemWithName(`${longestOf(firsts)} ${longestOf(seconds)} 96`)).toBeUndefined();
  });
});
