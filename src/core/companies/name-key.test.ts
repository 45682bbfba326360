import { describe, expect, it } from 'vitest';
import { isBeginning, nameKey } from './name-key.ts';

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

  it('counts letters, not what they are written with', () => {
    expect(isBeginning('𑀓𑀔')).toBe(true);
    expect(isBeginning('abc')).toBe(false);
  });
});
