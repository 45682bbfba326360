import { describe, expect, it } from 'vitest';
import { wordSounds } from './sound-key.ts';

const shares = (one: string, other: string): boolean => wordSounds(one).some((sound) => wordSounds(other).includes(sound));

describe('the sound of a word (F-14)', () => {
  it.each([
    ['प्रवाह', 'pravaha'],
    ['क्लाउडवर्क्स', 'cloudworks'],
    ['कोयल', 'koyal'],
    ['निम्बोरा', 'nimbora'],
    ['फूड्स', 'foods'],
    ['वायुपथ', 'vayupath'],
    ['लॉजिस्टिक्स', 'logistics'],
    ['बेतवा', 'betwa'],
    ['एनालिटिक्स', 'analytics'],
    ['इंश्योरेंस', 'insurance'],
    ['तरंगिणी', 'tarangini'],
    ['नेटवर्क्स', 'networks'],
    ['विप्रो', 'wipro'],
    ['एक्सेंचर', 'accenture'],
    ['बेंगलुरु', 'bengaluru'],
    ['इंजीनियर', 'engineer'],
    ['बिजनेस', 'business'],
    ['केमिकल्स', 'chemicals'],
    ['चकोर', 'chakor'],
    ['टेक्नोलॉजीज', 'technologies'],
    ['सर्विसेज', 'services'],
    ['इंटरप्राइजेज', 'enterprises'],
    ['हॉस्पिटल', 'hospital'],
    ['prawah', 'pravaha'],
    ['lojistics', 'logistics'],
  ])('of %s is that of %s', (one, other) => expect(shares(one, other)).toBe(true));

  it.each([
    ['प्रवाह', 'betwa'],
    ['कोयल', 'pay'],
    ['नर्स', 'nimbora'],
    ['पुणे', 'patna'],
  ])('of %s is not that of %s', (one, other) => expect(shares(one, other)).toBe(false));

  it('is never more than four ways to say a word', () => expect(wordSounds('chachagigegichachagige').length).toBeLessThanOrEqual(4));
});
