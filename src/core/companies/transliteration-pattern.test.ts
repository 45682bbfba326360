import { describe, expect, it } from 'vitest';
import { transliterationPattern } from './transliteration-pattern.ts';
import { nameKey } from './name-key.ts';

const finds = (asked: string, name: string): boolean => new RegExp(transliterationPattern(asked)?.atAnyWord ?? '$^', 'u').test(nameKey(name));

describe('the name of a company as it is said, typed in Devanagari', () => {
  it.each([
    ['इन्फोसिस', 'Infosys'],
    ['इंफोसिस', 'Infosys'],
    ['इन्फ़ो', 'Infosys'],
    ['टाटा', 'Tata Motors'],
    ['टाटा मोटर्स', 'Tata Motors'],
    ['विप्रो', 'Wipro'],
    ['महिंद्रा', 'Tech Mahindra'],
    ['टेक महिन्द्रा', 'Tech Mahindra'],
    ['रिलायंस', 'Reliance Industries'],
    ['कॉग्निजेंट', 'Cognizant'],
    ['एक्सेंचर', 'Accenture'],
    ['फ्लिपकार्ट', 'Flipkart'],
    ['अमेज़न', 'Amazon'],
    ['गूगल', 'Google'],
    ['स्विगी', 'Swiggy'],
    ['ज़ोमैटो', 'Zomato'],
    ['कोयल', 'Koyal Pay'],
    ['देवदार', 'Deodar Bank'],
    ['एयर', 'Airtel'],
    ['Koyal पे', 'Koyal Pay'],
    ['नेस्टले', 'Nestlé India'],
  ])('%s finds %s', (asked, name) => expect(finds(asked, name)).toBe(true));

  it.each([
    ['टाटा', 'Infosys'],
    ['टाटा', 'Kotata Works'],
    ['विप्रो', 'Vayupath Logistics'],
    ['इन्फोसिस', 'Infinite Computers'],
    ['गूगल', 'Gokaldas'],
  ])('%s does not find %s', (asked, name) => expect(finds(asked, name)).toBe(false));

  it.each(['infosys', '', 'தமிழ்', '्ं', '100%', String.raw`.*\(`])('is none where no letter is Devanagari: %s', (asked) =>
    expect(transliterationPattern(asked)).toBeUndefined(),
  );

  it('holds nothing that means something else in a pattern', () => expect(finds('टाटा.*', 'Tata Infosys')).toBe(false));
});
