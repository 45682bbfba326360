import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sliceOf } from './post-slice.ts';
import { paragraphsOf } from './post-text.ts';

const read = (text: string, limit: number) => {
  const { shown, hasMore } = sliceOf(paragraphsOf(text), limit);
  return { text: shown.map((paragraph) => paragraph.map((line) => line.map((part) => part.text).join('')).join('\n')).join('\n\n'), hasMore };
};

describe('what a card shows of a text (R-065, R-066)', () => {
  it('is all of it when there is little more', () => {
    expect(read('Twenty letters and a few', 20)).toEqual({ text: 'Twenty letters and a few', hasMore: false });
  });

  it('is all of it up to twenty letters over the limit, else its beginning', () => {
    expect(read('x'.repeat(50), 30)).toEqual({ text: 'x'.repeat(50), hasMore: false });
    expect(read('x'.repeat(51), 30)).toEqual({ text: 'x'.repeat(30), hasMore: true });
  });

  it('ends between words', () => {
    expect(read('My notice period is ninety days, and the new company wants me in thirty.', 30)).toEqual({ text: 'My notice period is ninety', hasMore: true });
    expect(read(`${'x'.repeat(100)}`, 20)).toEqual({ text: 'x'.repeat(20), hasMore: true });
  });

  it('ends without the full stop of a sentence that is not the last', () => {
    expect(read(`Five years behind me. [The long name of a company](/discussions/koyal-pay) ${'pays '.repeat(20)}`, 30).text).toBe('Five years behind me');
    expect(read(`मेरा काम पूरा हुआ। [कंपनी का लंबा नाम](/discussions/koyal-pay) ${'ठीक है '.repeat(20)}`, 20).text).toBe('मेरा काम पूरा हुआ');
  });

  it('never cuts a link or a letter in two', () => {
    expect(read(`Ask at [the very long name of a company](/discussions/koyal-pay) about ${'it '.repeat(30)}`, 20).text).toBe('Ask at');
    expect(read(`${'क्षि'.repeat(80)}`, 20).text).toBe('क्षि'.repeat(20));
    expect(read(`${'👩‍🏭'.repeat(80)}`, 20).text).toBe('👩‍🏭'.repeat(20));
  });

  it('keeps lines and paragraphs', () => {
    expect(read(`One\ntwo\n\nthree ${'more '.repeat(20)}`, 20).text).toBe('One\ntwo\n\nthree more');
  });

  it('counts a letter of several signs once, in a plain text as in any other', () => {
    for (const letter of ['x', 'é', 'क्षि', '👩‍🏭', 'e\u0301', '\u00a9\ufe0f']) {
      expect(read(letter.repeat(50), 30).hasMore).toBe(false);
      expect(read(letter.repeat(51), 30)).toEqual({ text: letter.repeat(30), hasMore: true });
    }
  });

  it('is found by one segmenter, however many texts there are', () => {
    const making = vi.spyOn(Intl, 'Segmenter');
    onTestFinished(() => making.mockRestore());
    for (const text of ['More than it shows. ', 'ज़्यादा है। ']) read(text.repeat(10), 30);
    expect(making).not.toHaveBeenCalled();
  });

  it('is always a beginning of the whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 20, max: 120 }), (text, limit) => {
        const whole = read(text, 1_000).text;
        const { text: cut, hasMore } = read(text, limit);
        expect(hasMore ? whole.slice(0, cut.length) : whole).toBe(cut);
      }),
    );
  });
});
