import { describe, expect, it } from 'vitest';
import { isAbusive, abuseIn, isWatched } from '../abuse/abuse.ts';
import { bounds } from '../bounds.ts';
import { isJunk } from '../rephrase/junk.ts';
import { isKeyboardSmash } from './keyboard-smash.ts';

const after = (count: number, word: string): string => `${' '.repeat(count - word.length)}${word}`;

describe('a text that filters read (R-079, S-62)', () => {
  it('is read up to its letter 20,000, and no farther', () => {
    expect([20_000, 20_001].map((end) => isAbusive(after(end, 'idiot')))).toEqual([true, false]);
    expect([20_000, 20_001].map((end) => abuseIn(after(end, 'idiot')).length)).toEqual([1, 0]);
    expect([20_000, 20_001].map((end) => isWatched(after(end, 'wort'), ['wort']))).toEqual([true, false]);
    expect([20_000, 20_001].map((end) => isKeyboardSmash(`${'a'.repeat(end - 2)} b`))).toEqual([false, true]);
    expect([20_000, 20_001].map((end) => isJunk(`ab${after(end - 2, 'c')}`))).toEqual([false, true]);
  });

  it('is read whole, whatever a member may write', () => {
    const longest = Object.entries(bounds).filter(([name]) => name.startsWith('longest'));
    expect(longest.filter(([, letters]) => letters > 20_000)).toEqual([]);
  });
});
