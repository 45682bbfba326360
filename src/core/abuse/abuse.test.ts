import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abuseIn, isAbusive, isWatched } from './abuse.ts';
import { abusiveWords } from './abusive-words.ts';
import { refusedWordsIn } from './refused-words.ts';

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
    'f*** you',
    'CHUT1YA',
    'chuuutiya hai kya',
    'chu tiya',
    'chu-tiya',
    'bhen_chod',
    'manager is a b@st@rd',
    'full-time-bastard',
    'बॉस चूतिया है',
    'बॉस चुतीयाााा है',
    'मादर चोद',
    'গান্ডু মাদারচোদ',
    'a$$hole',
    'ｉｄｉｏｔ',
    '🅵🆄🅲🅺 off',
    'ꜰᴜᴄᴋ off',
  ])('are seen in %j', (text) => {
    expect(isAbusive(text)).toBe(true);
  });

  it('are seen in up to four pieces of one word, and in no more', () => {
    expect(['haram-khor', 'hara-mk-hor', 'hara-mk-ho-r', 'ha-ra-mk-ho-r'].map((text) => isAbusive(text))).toEqual([true, true, true, false]);
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
    'Dengue leave, Maggi noodles, a cutie, Tulu class and a mother lode',
    'R&D, C#, Q&A, A+, 5*, B2B and W***o',
    '***',
    '',
  ])('are not seen in %j', (text) => {
    expect(abuseIn(text)).toEqual([]);
  });

  it('are shown as they were written, where they stand, with the reason', () => {
    expect(abuseIn('Well. You Id1ot, you')).toEqual([{ words: 'You Id1ot', from: 6, to: 15, kind: 'insult' }]);
    expect(abuseIn('kill yourself')[0]).toMatchObject({ words: 'kill yourself', kind: 'threat' });
    expect(abuseIn('saala chamar')[0]).toMatchObject({ words: 'saala chamar', kind: 'slur' });
    expect(abuseIn('send nudes for referral')[0]).toMatchObject({ words: 'send nudes', kind: 'harassment' });
  });

  it('are reported at the text in which they are', () => {
    expect(refusedWordsIn({ title: null, content: 'Fine.', options: ['Yes', 'chutiya'] })).toEqual([
      { name: 'options/1', words: 'chutiya', reason: 'obscenity' },
    ]);
  });

  it('may be reported by the one they were said to, unless they are obscene', () => {
    expect(isAbusive('He called me an idiot in front of everybody')).toBe(false);
    expect(isAbusive('He called me a fucking idiot')).toBe(true);
  });

  it('are seen however letters are doubled or signs put for them', () => {
    const signs: Readonly<Record<string, string>> = { a: '@', i: '1', o: '0', e: '3', s: '$' };
    const latin = abusiveWords.filter((word) => /^[a-z]{5,}$/.test(word));
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 20, maxLength: 20 }), (word, tricks) => {
        const written = [...word]
          .map((letter, at) => (tricks[at] === 1 && letter !== 't' ? letter.repeat(3) : tricks[at] === 2 && at > 0 ? (signs[letter] ?? letter) : letter))
          .join('');
        expect(isAbusive(`so ${written} they say`), written).toBe(true);
      }),
    );
  });

  it('are looked for soon in the worst of texts (S-62)', () => {
    for (const worst of [
      'a.'.repeat(25_000),
      'i '.repeat(25_000),
      '*'.repeat(50_000),
      'a*'.repeat(25_000),
      '@'.repeat(50_000),
      `${'x'.repeat(49_000)}!`,
      'you are '.repeat(6000),
      'told me that '.repeat(4000),
      'saala sab '.repeat(5000),
    ])
      expect(isAbusive(worst)).toBe(false);
  });
});

describe('abusive words in Indian scripts and in quotations (R-079)', () => {
  it.each(['चू*या कंपनी', 'गां*ू रिक्रूटर', 'లం***కొడకా వద్దు', 'ਕੁੱਤਿਆ, ਮੇਰੀ ਤਨਖਾਹ', 'പട്ടിയുടെ മോനേ'])('%s is refused, masked or inflected', (text) =>
    expect(isAbusive(text)).toBe(true),
  );

  it.each(['My TL writes "are you dumb" in each review', "boss bola 'teri aukat nahi hai' aur hasa", 'कल बॉस ने कहा "मर जाओ पर रिपोर्ट दो"'])(
    '%s tells what was said',
    (text) => expect(isAbusive(text)).toBe(false),
  );

  it.each(['"are you dumb" in each review', 'he said that "our work" is late, you idiot', 'he said "you are a randi"'])('%s is refused still', (text) =>
    expect(isAbusive(text)).toBe(true),
  );
});

describe('watched words', () => {
  it('let a text wait, but for a name, a relative or a way of speaking', () => {
    expect(['saale log', 'ye kutta phir aaya'].map((text) => isWatched(text))).toEqual([true, true]);
    expect(['Mr Mulla told me', 'mere saale ki company', 'kutte ki tarah kaam', 'My notice period'].map((text) => isWatched(text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isWatched('a made up wort', ['wort'])).toBe(true);
  });
});
