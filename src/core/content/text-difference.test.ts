import { describe, expect, it } from 'vitest';
import { differenceOf } from './text-difference.ts';

const said = (earlier: string, later: string): string =>
  differenceOf(earlier, later)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

describe('the difference of two texts (T-5)', () => {
  it.each([
    ['My lead is kind.', 'My lead is kind.', 'My lead is kind.'],
    ['My lead is kind.', 'My lead Ramesh is kind.', 'My lead {+Ramesh +}is kind.'],
    ['My lead is kind.', 'My lead is a thief.', 'My lead is [-kind.-]{+a thief.+}'],
    ['', 'New.', '{+New.+}'],
    ['Old.', '', '[-Old.-]'],
    ['मेरा लीड अच्छा है', 'मेरा लीड बुरा है', 'मेरा लीड [-अच्छा-]{+बुरा+} है'],
    ['a b c', 'b c d', '[-a -]b c{+ d+}'],
  ])('%s | %s', (earlier, later, difference) => expect(said(earlier, later)).toBe(difference));

  it('gives back both texts, whatever they are', () => {
    const [earlier, later] = ['one two  three\nfour two', 'two one three\n\nfour five'];
    const parts = differenceOf(earlier, later);
    const of = (kinds: readonly string[]) => parts.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('');
    expect([of(['same', 'removed']), of(['same', 'added'])]).toEqual([earlier, later]);
  });

  it('of two long texts with no word in common is both of them', () => {
    const text = (letter: string) => Array.from({ length: 3_000 }, (_, at) => `${letter}${at}`).join(' ');
    expect(
      differenceOf(text('a'), text('b'))
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['removed', 'added']);
  });

  it('goes word by word up to four million pairs, and beyond shows both whole', () => {
    const text = (space: string, letter: string) => Array.from({ length: 1_000 }, (_, at) => `${space}${at === 500 ? 'pay' : `${letter}${at}`}`).join('');
    const sameIn = (later: string) => differenceOf(text(' ', 'a'), later).flatMap((part) => (part.kind === 'same' ? part.text : []));
    expect(sameIn(text('\n', 'b'))).toEqual(['pay']);
    expect(sameIn(`${text('\n', 'b')}\n`)).toEqual([]);
  });
});
