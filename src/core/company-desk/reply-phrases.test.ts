import { describe, expect, it, vi } from 'vitest';
import { refusedPhrases } from './reply-phrases.ts';

/** Letters that expressions are tested on while this text is read. */
function lettersRead(text: string): number {
  const read = vi.spyOn(RegExp.prototype, 'test');
  try {
    refusedPhrases(text);
    return read.mock.calls.reduce((sum, [tested]) => sum + tested.length, 0);
  } finally {
    read.mockRestore();
  }
}

describe('phrases of a long text', () => {
  it.each(['Who wrote this? ', 'who are you. ', 'legal action! '])('are sought in work that grows with the text alone: %s', (sentence) => {
    const [short, long] = [lettersRead(sentence.repeat(200)), lettersRead(sentence.repeat(800))];
    expect(short).toBeGreaterThan(0);
    expect(long / short).toBeLessThan(5);
  });

  it('are found once each, the shortest words of several', () => {
    const said = refusedPhrases('We know who wrote this. We know who wrote this.').map(({ kind, sentence }) => `${kind} ${sentence.from}`);
    expect(said.filter((one, at) => said.indexOf(one) === at)).toEqual(said);
    expect(said).toContain('asks 0');
  });

  it('are no refusal after a no, however long the text before', () => {
    expect(refusedPhrases(`${'We are sorry. '.repeat(200)}Please do not share your name here.`)).toEqual([]);
  });
});
