import { describe, expect, it } from 'vitest';
import { questionKey, tellingWords } from './question-words.ts';

describe('the words of a question (R-038)', () => {
  it.each([
    ['Why do you want to join us?', 'WHY do you  want to join us'],
    ['What is polymorphism?', 'what is polymorphism ...'],
    ['आप यहाँ क्यों आना चाहते हैं?', 'आप यहाँ क्यों आना चाहते हैं।'],
    ['Ｗhy Java?', 'Why Java'],
  ])('know the same question again: %s', (one, other) => expect(questionKey(one)).toBe(questionKey(other)));

  it.each([
    ['What is C?', 'What is C++?'],
    ['What is C?', 'What is C#?'],
    ['Is 2 < 3?', 'Is 2 > 3?'],
    ['Which mill?', 'Which mills?'],
    ['???', '!!!'],
  ])('tell others apart: %s and %s', (one, other) => expect(questionKey(one)).not.toBe(questionKey(other)));

  it('are those that tell what is asked, each once, or all without such words', () => {
    expect(tellingWords('What is a join in SQL, and what is an outer join?')).toEqual(['join', 'sql', 'outer']);
    expect(tellingWords('Aap MS plate kaise weld karte hain?')).toEqual(['ms', 'plate', 'weld', 'karte']);
    expect(tellingWords('Who are you?')).toEqual(['who', 'are', 'you']);
    expect(tellingWords('??')).toEqual([]);
  });
});
