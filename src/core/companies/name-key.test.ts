import { describe, expect, it } from 'vitest';
import { isBeginning, isNamed, nameKey } from './name-key.ts';

describe('the name of a company', () => {
  it.each([
    ['Koyal PAY', 'koyal pay'],
    ['Nestlé', 'nestle'],
    ['Cafe\u0301', 'cafe'],
    ['Śānti Ṭāṅk', 'santi taṅk'.replace('ṅ', 'n')],
    ['ØRSTED', 'orsted'],
    ['चाय घर', 'चाय घर'],
    ['100% Pure_Tea', '100% pure_tea'],
  ])('%s is searched as %s', (name, key) => expect(nameKey(name)).toBe(key));

  it('keeps its vowel signs in scripts that have them', () => expect(isNamed('हिन्दी प्रेस', 'हन्दी')).toBe(false));

  it('answers what is said in Devanagari', () => {
    expect([isNamed('Koyal Pay', 'पे'), isNamed('Koyal Pay', 'को'), isNamed('Koyal Pay', 'कोयल')]).toEqual([false, true, true]);
  });

  it('answers one or two letters at its beginning, and more anywhere', () => {
    expect(isNamed('Payal Foods', 'p')).toBe(true);
    expect(isNamed('Koyal Pay', 'pa')).toBe(false);
    expect(isNamed('Koyal Pay', 'PAY')).toBe(true);
    expect(isNamed('Koyal Pay', '')).toBe(true);
  });

  it('counts letters, not what they are written with', () => {
    expect(isBeginning('𑀓𑀔')).toBe(true);
    expect(isBeginning('abc')).toBe(false);
  });
});
