import { afterEach, describe, expect, it, vi } from 'vitest';
import { phrases, stems, wholeWords } from './patterns.ts';

describe('a list', () => {
  it('is read once, when first searched, so that no start waits for it', () => {
    let readings = 0;
    const list = {
      get insult() {
        readings += 1;
        return 'idiot';
      },
    };
    const [word, stem, phrase] = [wholeWords([list]), stems([list]), phrases([list])];
    expect(readings).toBe(0);
    for (const text of ['idiot ', 'idiot ']) expect([word('idiot')?.kind, stem('idiots')?.kind, phrase(text)?.kind]).toEqual(['insult', 'insult', 'insult']);
    expect(readings).toBe(3);
  });
});

describe('the verdicts on whole words', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('are stored for 4,000 words, and looked for again after one more', () => {
    const find = wholeWords([{ insult: 'idiot' }]);
    const searched = vi.spyOn(RegExp.prototype, 'exec');
    const searchesFor = (text: string): number => {
      searched.mockClear();
      find(text);
      return searched.mock.calls.length;
    };
    expect([searchesFor('idiot') > 0, searchesFor('idiot')]).toEqual([true, 0]);
    for (let others = 1; others < 4_000; others += 1) find(`word${others}`);
    expect(searchesFor('idiot')).toBe(0);
    find('word4000');
    expect(searchesFor('idiot')).toBeGreaterThan(0);
  });
});
