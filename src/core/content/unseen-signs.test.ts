import { describe, expect, it } from 'vitest';
import { isUnseen, withoutUnseen } from './unseen-signs.ts';

describe('signs that nobody sees (S-54)', () => {
  it.each([
    ['turn the direction of writing', '\u202a\u202e\u2066\u2069\u200e\u200f\u061c'],
    ['part or join words without a trace', '\u00ad\u200b\u2060\u2062\ufeff\u034f'],
    ['fill a place', '\u115f\u1160\u3164\uffa0\u180e\u17b4\u2800'],
    ['are tags, selectors and annotations', '\u{e0041}\u{e007f}\u{e0100}\ufe00\u180b\ufff9\ufffb'],
    ['are controls', '\u0000\u0007\u000b\u001b\u007f\u0085'],
    ['are joiners that join nothing', '\u200c\u200d'],
    ['are selectors of no emoji', '\ufe0f\ufe0e'],
  ])('are taken out where they %s', (_what, signs) => {
    for (const sign of signs)
      expect([sign.codePointAt(0)?.toString(16), withoutUnseen(`a${sign}b ${sign}`)]).toEqual([sign.codePointAt(0)?.toString(16), 'ab ']);
  });

  it.each([
    ['Hindi', 'क्‍ष और शक्‌ति'],
    ['Marathi', 'दऱ्‍या'],
    ['Malayalam as it was typed before', 'അവന്‍'],
    ['Kannada', 'ರ್‍ಯ'],
    ['Bengali', 'র‍্যাব'],
    ['Braille', '⠙⠁⠋\u2800⠞⠁⠗'],
    ['Urdu', 'آپ‌کا'],
    ['an emoji of several people', '👩‍🏭 and 👩🏽‍💻'],
    ['emoji and figures with a selector', '❤️ 🏳️‍🌈 1️⃣ ☎︎'],
    ['lines and tabs', 'one\n\ttwo\r\n'],
  ])('stay where they are needed: %s', (_what, text) => expect(withoutUnseen(text)).toBe(text));

  it('are one each where needed, so that no run of them hides anything', () => {
    expect(withoutUnseen('क्\u200d\u200d\u200cष ❤\ufe0f\ufe0f\ufe0f')).toBe('क्\u200dष ❤\ufe0f');
  });

  it('are found one by one, the joiners among them', () => {
    expect([...'\u200d\u00ad\u{e0041}\u2800aक'].map(isUnseen)).toEqual([true, true, true, true, false, false]);
  });
});
