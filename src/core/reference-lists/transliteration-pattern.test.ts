import { describe, expect, it } from 'vitest';
import { isHeard, isNamed, transliterationPattern, writtenSo } from './transliteration-pattern.ts';
import { nameKey } from '../companies/name-key.ts';

const finds = (asked: string, name: string): boolean => isHeard(nameKey(name), transliterationPattern(asked)?.atAnyWord);

const said: Readonly<Record<string, string>> = {
  Software: 'सॉफ्टवेअर सॉफ्टवेयर सोफ्टवेर সফটওয়্যার সফ্টওয়্যার સોફ્ટવેર સૉફ્ટવેર ਸਾਫਟਵੇਅਰ ସଫ୍ଟୱେର ସଫ୍ଟୱେୟାର சாஃப்ட்வேர் சாப்ட்வேர் సాఫ్ట్‌వేర్ ಸಾಫ್ಟ್‌ವೇರ್ സോഫ്റ്റ്‌വെയർ',
  Nurse: 'नर्स নার্স નર્સ ਨਰਸ ନର୍ସ நர்ஸ் నర్స్ ನರ್ಸ್ നഴ്സ്',
  Engineer: 'इंजीनियर ইঞ্জিনিয়ার એન્જિનિયર ਇੰਜੀਨੀਅਰ ଇଞ୍ଜିନିୟର இன்ஜினியர் ఇంజనీర్ ಎಂಜಿನಿಯರ್ എൻജിനീയർ',
  Manager: 'मैनेजर मॅनेजर ম্যানেজার મેનેજર ਮੈਨੇਜਰ மேனேஜர் మేనేజర్ ಮ್ಯಾನೇಜರ್ മാനേജർ',
  Teacher: 'टीचर টিচার ટીચર டீச்சர் టీచర్ ಟೀಚರ್ ടീച്ചർ',
  Driver: 'ड्राइवर ড্রাইভার ડ્રાઈવર డ్రైవర్ ಡ್ರೈವರ್ ഡ്രൈവർ',
  Accountant: 'अकाउंटेंट অ্যাকাউন্ট্যান্ট એકાઉન્ટન્ટ அக்கவுண்டன்ட் అకౌంటెంట్ ಅಕೌಂಟೆಂಟ್ അക്കൗണ്ടന്റ്',
  Executive: 'एग्जीक्यूटिव',
  Developer: 'डेवलपर डेव्हलपर',
  Sales: 'सेल्स',
  HR: 'एचआर એચઆર',
  Pune: 'पुणे পুনে પુણે ਪੁਣੇ ପୁଣେ புனே పూణే ಪುಣೆ പൂനെ',
  Bengaluru: 'बेंगलुरु বেঙ্গালুরু બેંગલુરુ ਬੈਂਗਲੁਰੂ ବେଙ୍ଗାଲୁରୁ பெங்களூரு బెంగళూరు ಬೆಂಗಳೂರು ബെംഗളൂരു',
  Kochi: 'कोच्चि কোচি કોચી ਕੋਚੀ କୋଚି கொச்சி కొచ్చి ಕೊಚ್ಚಿ കൊച്ചി',
  Mumbai: 'मुंबई মুম্বাই મુંબઈ ਮੁੰਬਈ ମୁମ୍ବାଇ மும்பை ముంబై ಮುಂಬೈ മുംബൈ',
  Delhi: 'दिल्ली দিল্লি દિલ્હી ਦਿੱਲੀ ଦିଲ୍ଲୀ டெல்லி ఢిల్లీ ഡൽഹി',
  Chennai: 'चेन्नई চেন্নাই ચેન્નઈ சென்னை చెన్నై ಚೆನ್ನೈ ചെന്നൈ',
  Hyderabad: 'हैदराबाद হায়দ্রাবাদ હૈદરાબાદ ஹைதராபாத் హైదరాబాద్ ಹೈದರಾಬಾದ್ ഹൈദരാബാദ്',
};

describe('a word as it is said, typed in one of nine scripts', () => {
  it.each(Object.entries(said).flatMap(([name, typed]) => typed.split(' ').map((each) => [each, name] as const)))('%s is %s', (typed, name) => {
    const heard = transliterationPattern(typed);
    expect([isHeard(nameKey(name), heard?.atAnyWord), isHeard(nameKey(name), heard?.asName)]).toEqual([true, true]);
  });

  it.each([
    ['नर्स', 'Nursing Officer'],
    ['পুনে', 'Punalur'],
    ['டெல்லி', 'New Delhi'],
  ])('%s is not all of %s', (typed, name) => expect(isHeard(nameKey(name), transliterationPattern(typed)?.asName)).toBe(false));

  it('is found in whatever order its words come, each where a word begins', () => {
    expect([finds('मैनेजर सॉफ्टवेयर', 'Software Development Manager'), finds('मैनेजर java', 'Java Manager'), finds('वेयर', 'Software')]).toEqual([true, true, false]);
  });

  it('is written in Devanagari, too, and by first letters whose names are said', () => {
    expect([writtenSo('દિલ્લી'), writtenSo('टीसीएस'), writtenSo('tcs')]).toEqual([['દિલ્લી', 'दिल्ली'], ['टीसीएस', 'tcs'], ['tcs']]);
  });
});

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

  it.each(['infosys', '', 'اردو', '्ं', '100%', String.raw`.*\(`])('is none where no letter is of a script of India: %s', (asked) =>
    expect(transliterationPattern(asked)).toBeUndefined(),
  );

  it('holds nothing that means something else in a pattern', () => expect(finds('टाटा.*', 'Tata Infosys')).toBe(false));
});

describe('whether a name answers', () => {
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
});
