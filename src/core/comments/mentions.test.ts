import { describe, expect, it } from 'vitest';
import { leftBehindName } from '../personas/author.ts';
import { isMentionable, mostMentions, mentionPlaces, resolvedMentions } from './mentions.ts';

const ruby = { id: 'c1', name: 'Ruby' };
const pomelo = { id: 'c2', name: 'Ruby Pomelo' };
const naam = { id: 'c3', name: 'नीला आम' };
const said = (text: string, mentions = [ruby, pomelo, naam]) => mentionPlaces(text, mentions).map(({ id, at, length }) => [id, text.slice(at, at + length)]);

describe('mentions in a comment', () => {
  it.each([
    ['@Ruby Pomelo, did they pay?', [['c2', '@Ruby Pomelo']]],
    [
      'Ask @Ruby and (@नीला आम).',
      [
        ['c1', '@Ruby'],
        ['c3', '@नीला आम'],
      ],
    ],
    ['@Rubys, hr@Ruby Pomelo and Ruby Pomelo', []],
    ['@नीला आमों', []],
    ['@@Ruby', [['c1', '@Ruby']]],
  ])('are found in “%s”', (text, places) => {
    expect(said(text)).toEqual(places);
  });

  it('are five at most', () => {
    expect(said('@Ruby '.repeat(9))).toHaveLength(mostMentions);
  });

  it('are of made-up names alone, and not of the one that all who left share', () => {
    const author = (profileType: 'ANONYMOUS' | 'DESIGNATION', name: string) => ({ profileType, name });
    expect([author('ANONYMOUS', 'Ruby'), author('DESIGNATION', 'Product Manager'), author('ANONYMOUS', leftBehindName)].map(isMentionable)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a text that mentions names', () => {
  const text = '@Ruby Pomelo and @Ruby: ask @Ruby Pomelo.';
  const places = mentionPlaces(text, [ruby, pomelo]);

  it('reads with the names as they are now', () => {
    const names = new Map([
      ['c1', 'Ruby'],
      ['c2', 'Calm Neem'],
    ]);
    expect(resolvedMentions(text, places, names)).toEqual({
      content: '@Calm Neem and @Ruby: ask @Calm Neem.',
      mentions: [{ id: 'c2', name: 'Calm Neem' }, ruby],
    });
  });

  it('says where someone is not there any more', () => {
    expect(resolvedMentions(text, places, new Map([['c1', 'Ruby']])).content).toBe(`@${leftBehindName} and @Ruby: ask @${leftBehindName}.`);
  });

  it('is what it was where none is mentioned', () => {
    expect(resolvedMentions(text, [], new Map())).toEqual({ content: text, mentions: [] });
  });
});
