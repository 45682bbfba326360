import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abuseIn, isAbusive } from './abuse.ts';
import { abusiveWords } from './abusive-words.ts';

describe('abusive words (R-079)', () => {
  it.each([
    'You idiot',
    'IDIOT!',
    'what an id1ot he is',
    'i d i o t',
    'i.d.i.o.t',
    'i-d-i-o-t manager',
    'iiidiooot',
    'idi\u200bot',
    'іdіоt',
    'ïdïöt',
    'ch*tiya manager',
    'f**k this place',
    'CHUT1YA',
    'chuuutiya hai kya',
    'manager is a b@st@rd',
    'full-time-bastard',
    'बॉस चूतिया है',
    'a$$hole',
    'ｉｄｉｏｔ',
  ])('are seen in %j', (text) => {
    expect(isAbusive(text)).toBe(true);
  });

  it.each([
    'First class assistant in Scunthorpe',
    'I passed the assessment and analysis',
    'The cockpit of Dickens in Sussex',
    'Random numbers: 1 2 3 4 5, 455, 8008',
    'My grandiose plan: 3 offers, 5 days!',
    'Bass guitar, mass mail, grass',
    'Sala is a hall in Spanish; Kolkata, Kuttanad',
    'He earns ₹ 5,00,000 * 2',
    'A-B-C of pay, I - D, e.g. a b c d',
    'सालाना वेतन और सालों का अनुभव',
    'रंगीन दफ़्तर',
    '***',
    '',
  ])('are not seen in %j', (text) => {
    expect(abuseIn(text)).toEqual([]);
  });

  it('are shown as they were written', () => {
    expect(abuseIn('You Id1ot, you')).toEqual(['Id1ot']);
  });

  it('are seen however letters are doubled or signs put for them', () => {
    const signs: Readonly<Record<string, string>> = { a: '@', i: '1', o: '0', e: '3', s: '$' };
    const latin = abusiveWords.filter((word) => /^[a-z]{5,}$/.test(word));
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 20, maxLength: 20 }), (word, tricks) => {
        const written = [...word]
          .map((letter, at) => (tricks[at] === 1 ? letter.repeat(3) : tricks[at] === 2 && at > 0 ? (signs[letter] ?? letter) : letter))
          .join('');
        expect(isAbusive(`so ${written} they say`), written).toBe(true);
      }),
    );
  });

  it('are looked for soon in the worst of texts (S-62)', () => {
    for (const worst of ['a.'.repeat(25_000), 'i '.repeat(25_000), '*'.repeat(50_000), 'a*'.repeat(25_000), '@'.repeat(50_000), `${'x'.repeat(49_000)}!`])
      expect(isAbusive(worst)).toBe(false);
  });
});
