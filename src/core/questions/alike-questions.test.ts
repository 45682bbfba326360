import { describe, expect, it } from 'vitest';
import { alikeAmong, alikeness, leastShared, mostAlike, sharingSets } from './alike-questions.ts';

const known = [
  'How do you weld 6 mm MS plate?',
  'Which rod is used for stainless steel?',
  'What is the difference between TIG and MIG welding?',
  'Why do you want to join this company?',
  'What is a deadlock, and how is it avoided?',
].map((text, at) => ({ text, askedCount: at }));

const texts = (typed: string) => alikeAmong(typed, known).map(({ text }) => text);

describe('questions that are alike (R-026)', () => {
  it.each([
    ['weld MS plate', 'How do you weld 6 mm MS plate?'],
    ['Difference between MIG and TIG?', 'What is the difference between TIG and MIG welding?'],
    ['why should you join our company', 'Why do you want to join this company?'],
    ['how are deadlocks avoided', 'What is a deadlock, and how is it avoided?'],
  ])('are found while one is typed: %s', (typed, found) => expect(texts(typed)[0]).toBe(found));

  it.each(['What is the price of gold?', 'How do you', '', 'क्या यह सही है?'])('are none where nothing that tells is shared: %s', (typed) =>
    expect(texts(typed)).toEqual([]),
  );

  it('score highest when the same, and lower the more they differ', () => {
    expect(alikeness('What is a deadlock?', 'what is a Deadlock')).toBe(1);
    expect(alikeness('What is a deadlock?', 'What is a deadlock in PostgreSQL?')).toBeLessThan(1);
    expect(alikeness('', '')).toBe(0);
  });

  it('are few, what is asked most often first among those that are as like', () => {
    const many = Array.from({ length: mostAlike + 2 }, (_, askedCount) => ({ text: 'What is a deadlock?', askedCount }));
    expect(alikeAmong('deadlock', many).map(({ askedCount }) => askedCount)).toEqual([6, 5, 4, 3, 2]);
  });

  it('share one of the sets of words that weigh enough', () => {
    const sets = (words: string, share: number) => sharingSets(words.split(' '), share).map((set) => set.join(' '));
    expect(sets('deadlock avoided', 1)).toEqual(['deadlock avoided']);
    expect(sets('deadlock mig', 0.7)).toEqual(['deadlock']);
    expect(sets('weft warp loom', leastShared)).toEqual(['weft warp', 'weft loom', 'warp loom']);
    expect(sharingSets([], leastShared)).toEqual([[]]);
  });
});
