import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemWithName, saysOneOf } from './made-up-name.ts';
import { lookOf, tidiedName } from './name-look.ts';

describe('a made-up name (R-158)', () => {
  it.each(['Quiet Banyan', 'Brave Kite 7', 'Neem', 'शांत बरगद', 'Śānta-Nīm', 'Kite423', 'बरगद१२३', 'Quiet Banyan २७', 'शांत बरगद २७', 'Ananya of Pune'])(
    '“%s” will do',
    (name) => {
      expect(problemWithName(name)).toBeUndefined();
    },
  );

  it.each([
    ['', 'length'],
    ['Al', 'length'],
    [' A ', 'length'],
    ['A'.repeat(25), 'length'],
    ['asha@pravaha', 'contact'],
    ['pravaha.com', 'contact'],
    ['www pravaha', 'contact'],
    ['call 98450', 'contact'],
    ['98 45 01', 'contact'],
    ['http pravaha', 'contact'],
    ['Asha_Rao', 'letters'],
    ['<b>Asha</b>', 'contact'],
    ['Asha\u202Eoar', 'letters'],
    ['Аsha', 'letters'],
    ['Ashaबरगद', 'letters'],
    ['123', 'letters'],
    ['बरगद१२३४', 'contact'],
    ['फोन ९८ ४५ ०१', 'contact'],
    ['Asha 🪁', 'letters'],
    ['Daftar Team', 'official'],
    ['Off1cial Page', 'official'],
    ['ADMIN', 'official'],
    ['M0derator', 'official'],
    ['Human Resources', 'official'],
    ['आधिकारिक पन्ना', 'official'],
    ['Real CEO', 'official'],
  ])('“%s” will not do: %s', (name, problem) => {
    expect(problemWithName(name)).toBe(problem);
  });

  it('looks like whatever the eye takes for it', () => {
    for (const twin of ['quiet banyan', 'QUIET  BANYAN', 'Qu1et Banyan', 'Quiet-Banyan', 'Quíet Banyan', 'QuietBanyan', 'Quiett Banyan', 'Ｑuiet Banyan'])
      expect(lookOf(twin)).toBe(lookOf('Quiet Banyan'));
    expect(lookOf('Quiet Neem')).not.toBe(lookOf('Quiet Banyan'));
    expect(lookOf('Bam')).toBe(lookOf('Barn'));
  });

  it('looks like whatever the eye takes for it in Devanagari, too', () => {
    for (const twin of ['शान्त बरगद', 'शाँत बरगद', 'शांत-बरगद', 'शांतबरगद', 'शांत  बरगद']) expect(lookOf(twin)).toBe(lookOf('शांत बरगद'));
    for (const twin of ['तेज मोर २७', 'तेज़ मोर 27', 'तेज़ मोर२७']) expect(lookOf(twin)).toBe(lookOf('तेज़ मोर २७'));
    expect(lookOf('शांत पीपल')).not.toBe(lookOf('शांत बरगद'));
    expect(lookOf('शांत बरगद 2')).not.toBe(lookOf('शांत बरगद 3'));
  });

  it('is judged whatever is typed, and the same however often', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(problemWithName(tidiedName(text))).toBe(problemWithName(text));
        expect(lookOf(` ${text}  `)).toBe(lookOf(text));
      }),
    );
  });
});

it.each([
  ['Koyal Talk', true],
  ['The K0yal Talk Team', true],
  ['KoyalTalk Desk', true],
  ['Koyal-Talk', true],
  ['कोयल सभा', true],
  ['Quiet Banyan', false],
  ['Koyal', false],
])('%s names the installation: %s (R-158)', (name, isSo) => expect(saysOneOf(name, ['Koyal Talk', 'कोयल'])).toBe(isSo));
