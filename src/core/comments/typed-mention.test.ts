import { describe, expect, it } from 'vitest';
import type { Author } from '../personas/author.ts';
import { mentionableIn, suggestedNames, typedMention, withMention } from './typed-mention.ts';

const author = (name: string, profileType: Author['profileType'] = 'ANONYMOUS'): Author => ({ profileType, name, avatar: undefined, isVerified: false });
const thing = (id: string, name: string | null, isMine = false) => ({ id, author: name === null ? null : author(name), isMine });

describe('a name that is being typed', () => {
  it.each([
    ['@', { from: 0, typed: '' }],
    ['Ask @Ru', { from: 4, typed: 'Ru' }],
    ['Ask @Ruby Po', { from: 4, typed: 'Ruby Po' }],
    ['hr@koyal', undefined],
    ['', undefined],
    ['Ask', undefined],
    ['@Ruby\nPo', undefined],
    [`@${'a'.repeat(25)}`, undefined],
  ])('is found at the end of “%s”', (text, found) => {
    expect(typedMention(text, text.length)).toEqual(found);
  });

  it('is what is before the place where it is typed', () => {
    expect(typedMention('Ask @Ru now', 7)).toEqual({ from: 4, typed: 'Ru' });
    expect(typedMention('Ask @Ru', 2)).toBeUndefined();
  });

  it('gives way to the whole name, and one space', () => {
    const typed = { from: 4, typed: 'Ru' };
    expect(withMention('Ask @Ru', typed, 'Ruby Pomelo')).toEqual({ text: 'Ask @Ruby Pomelo ', at: 17 });
    expect(withMention('Ask @Ru now', typed, 'Ruby Pomelo')).toEqual({ text: 'Ask @Ruby Pomelo now', at: 17 });
  });
});

describe('names that can be mentioned', () => {
  const names = mentionableIn([
    thing('p1', 'Ruby Pomelo'),
    thing('c1', 'Quiet Banyan', true),
    thing('c2', 'नीला आम'),
    thing('c3', 'Ruby Pomelo'),
    thing('c4', null),
    { id: 'c5', author: author('Product Manager', 'DESIGNATION'), isMine: false },
  ]);

  it('are the made-up ones of a thread, each once, and none of the member’s own', () => {
    expect(names.map(({ id, name }) => [id, name])).toEqual([
      ['p1', 'Ruby Pomelo'],
      ['c2', 'नीला आम'],
    ]);
  });

  it.each([
    ['', ['Ruby Pomelo', 'नीला आम']],
    ['ruby p', ['Ruby Pomelo']],
    ['pom', ['Ruby Pomelo']],
    ['uby', []],
    ['आ', ['नीला आम']],
    ['Ruby Pomelo ', []],
  ])('begin with what is typed: “%s”', (typed, suggested) => {
    expect(suggestedNames(names, typed).map(({ name }) => name)).toEqual(suggested);
  });
});
