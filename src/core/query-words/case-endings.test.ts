import { expect, it } from 'vitest';
import { inDevanagari } from '../indian-scripts.ts';
import { withoutCaseEnding } from './case-endings.ts';

it.each([
  ['சென்னையில்', 'சென்னை'],
  ['விசாகப்பட்டினத்தில்', 'விசாகப்பட்டினம்'],
  ['কলকাতার', 'কলকাতা'],
  ['শিক্ষকের', 'শিক্ষক'],
  ['అమరావతిలో', 'అమరావతి'],
  ['ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ', 'ಹುಬ್ಬಳ್ಳಿ'],
  ['સુરતમાં', 'સુરત'],
  ['ਮੋਹਾਲੀਵਿੱਚ', 'ਮੋਹਾਲੀ'],
  ['തിരുവനന്തപുരത്ത്', 'തിരുവനന്തപുരം'],
  ['ଭୁବନେଶ୍ୱରରେ', 'ଭୁବନେଶ୍ୱର'],
  ['अस्पतालों', 'अस्पताल'],
  ['कंपनियों', 'कंपनी'],
  ['नाशिकमध्ये', 'नाशिक'],
])('%s may be %s with an ending', (typed, name) => expect(withoutCaseEnding(inDevanagari(typed), typed)).toContain(inDevanagari(name)));

it('leaves no single letter, and Latin letters as they are', () => {
  expect(withoutCaseEnding('नों', 'नों')).toEqual([]);
  expect(withoutCaseEnding('punela', 'punela')).toEqual([]);
});
