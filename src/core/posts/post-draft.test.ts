import { describe, expect, it } from 'vitest';
import { aCommunity, aDraft } from '#tests/content.ts';
import { problemsOf, textProblems } from './post-draft.ts';
import { editableNames, longestTexts } from './post-texts.ts';

describe('a draft (R-061)', () => {
  it.each(editableNames)('is no post while its %s is longer than longestTexts says', (name) => {
    const problems = (letters: number) => problemsOf(aDraft(aCommunity(), { [name]: 'ab '.repeat(letters).slice(0, letters - 1) + 'c' }));
    expect([problems(longestTexts[name]), problems(longestTexts[name] + 1)]).toEqual([[], [name]]);
  });

  it.each([
    ['text', ['empty'], []],
    ['image', ['empty'], []],
    ['video', ['empty'], []],
    ['poll', ['untitled'], ['untitled']],
    ['salary', ['untitled'], ['untitled']],
  ] as const)('of the kind %s needs a text, new or edited', (kind, ofNothing, ofContent) => {
    expect([textProblems({ title: null, content: ' ' }, kind), textProblems({ title: null, content: 'Held.' }, kind)]).toEqual([ofNothing, ofContent]);
    expect(textProblems({ title: 'Held', content: '' }, kind)).toEqual([]);
  });
});
