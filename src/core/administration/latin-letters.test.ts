import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';

describe('a name in Latin letters', () => {
  it.each([
    ['टाटा', 'tata'],
    ['भारत पेट्रोलियम', 'bharat petroliyam'],
    ['सरकारी बैंक', 'sarkari baink'],
    ['नमकीन घर', 'namkin ghar'],
    ['दिल्ली ज़ायका', 'dilli zayka'],
    ['Koyal पे', 'Koyal pe'],
    ['শিল্প', 'shilp'],
    ['தமிழ்', 'tamil'],
    ['Nestlé & Söhne', 'Nestlé & Söhne'],
    ['اردو', 'اردو'],
  ])('%s is %s', (name, latin) => expect(inLatinLetters(name)).toBe(latin));
});
