import { describe, expect, it } from 'vitest';
import { leftBehindName } from '../personas/author.ts';
import { mentioningText } from './mentioning-text.ts';

const read = (content: string) =>
  mentioningText(
    {
      content,
      postId: 'p1',
      mentions: [
        { id: 'p1', name: 'Ruby Pomelo' },
        { id: 'c1', name: 'Calm Neem' },
        { id: 'c2', name: leftBehindName },
      ],
    },
    () => 'Somebody who left',
  );

describe('the text of a comment that mentions names', () => {
  it('leads from each to what its owner wrote in the thread', () => {
    expect(read('Ask @Ruby Pomelo and @Calm Neem.')).toEqual([
      [
        [
          { kind: 'text', text: 'Ask ' },
          { kind: 'ours', text: '@Ruby Pomelo', to: '/p/p1' },
          { kind: 'text', text: ' and ' },
          { kind: 'ours', text: '@Calm Neem', to: '/p/p1?comment=c1' },
          { kind: 'text', text: '.' },
        ],
      ],
    ]);
  });

  it('leads nowhere from one who is not there any more, and says so', () => {
    expect(read(`Ask @${leftBehindName}`)).toEqual([
      [
        [
          { kind: 'text', text: 'Ask ' },
          { kind: 'text', text: '@Somebody who left' },
        ],
      ],
    ]);
  });

  it('keeps the links that stand in it', () => {
    expect(read('[the page](/p/12345678) @Calm Neem')[0]?.[0]?.map(({ kind }) => kind)).toEqual(['ours', 'text', 'ours']);
  });
});
