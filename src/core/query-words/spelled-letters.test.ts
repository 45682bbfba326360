import { describe, expect, it } from 'vitest';
import { spelledLetters } from './spelled-letters.ts';

describe('letters that are spelled in Hindi (F-14)', () => {
  it.each([
    ['टीसीएस', 'tcs'],
    ['एचडीएफसी', 'hdfc'],
    ['सीटीसी', 'ctc'],
    ['एचआर', 'hr'],
    ['आईटी', 'it'],
    ['बीपीओ', 'bpo'],
    ['एसबीआई', 'sbi'],
  ])('%s spells %s', (word, letters) => expect(spelledLetters(word)).toBe(letters));

  it.each(['के', 'वेतन', 'काम', 'टाटा', 'पीपल', 'tcs', ''])('%j spells none', (word) => expect(spelledLetters(word)).toBeUndefined());
});
