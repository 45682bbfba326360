import { describe, expect, it } from 'vitest';
import { writtenLanguage } from './written-language.ts';

describe('the language that a text is written in (F-14)', () => {
  it.each([
    ['Notice period is 90 days.', 'en'],
    ['नोटिस के पैसे काट लिए', 'hi'],
    ['Infosys में नोटिस पीरियड 90 दिन का है', 'hi'],
    ['They said “हाँ” and nothing else.', 'en'],
    ['নোটিস কত দিনের?', 'bn'],
    ['ਨੋਟਿਸ', 'pa'],
    ['નોટિસ', 'gu'],
    ['ନୋଟିସ', 'or'],
    ['அறிவிப்பு', 'ta'],
    ['నోటీసు', 'te'],
    ['ಸೂಚನೆ', 'kn'],
    ['അറിയിപ്പ്', 'ml'],
    ['90 + 30 = 120 🙂', undefined],
    ['', undefined],
    ['公司', undefined],
  ])('%s: %s', (text, language) => expect(writtenLanguage(text)).toBe(language));
});
