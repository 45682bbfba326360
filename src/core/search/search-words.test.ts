import { describe, expect, it } from 'vitest';
import { glued, plainWords, queryWords } from './search-words.ts';

describe('the words of a name or a query (F-14)', () => {
  it.each([
    ['Tulsi & Daughters’ “Slow” Pickles, since 1987', 'tulsi and daughters slow pickles since 1987'],
    ['  Café   Ôs ', 'cafe os'],
    ["Reddy's", 'reddys'],
    ['C++ and C#, .NET or Node.js', 'c++ and c# net or nodejs'],
    ['UI/UX - e-commerce', 'ui ux e commerce'],
    ['12.5 LPA', '12.5 lpa'],
    ['१२ लाख', '12 लाख'],
    ['तनख़्वाह', 'तनख्वाह'],
    ['भा\u200Dव', 'भाव'],
    ['!!! ?? …', ''],
  ])('of %j are %j', (text, words) => expect(plainWords(text).join(' ')).toBe(words));

  it('are twelve of a query at most, of its first 120 letters', () => {
    expect(queryWords('a '.repeat(50))).toHaveLength(12);
    expect(queryWords(`${'x'.repeat(200)} end`)).toEqual(['x'.repeat(120)]);
  });

  it('glued are the same however the name is split, with or without "and"', () => {
    expect(glued(['tulsi', 'and', 'daughters'])).toBe(glued(['tulsidaughters']));
    expect(glued(['and'])).toBe('and');
  });
});
