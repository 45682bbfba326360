import type { EntryCounts, NamedKind } from '#core/search/search-entry.ts';
import { json, number, oneOf, foundByWords, text, texts } from '../database/column.ts';
import { table } from '../database/table.ts';

const made = { for: 'always', because: 'It is made from public names, again whenever one of them changes, and says nothing about any person.' } as const;

export const searchEntry = table('search_entry', {
  purpose: 'The names by which companies, jobs, skills, cities, industries, colleges and communities are found.',
  kept: made,
  columns: {
    kind: oneOf<NamedKind>('The kind of thing.', 'everyone'),
    id: text('The thing, by its random name or its number.', 'everyone', 'random name'),
    url_name: text('Its name in web addresses.', 'everyone', 'employers'),
    name: text('Its name.', 'everyone', 'employers'),
    path: text('The address of its page; empty where its page depends on what is asked about it.', 'everyone', 'pattern'),
    hint: text('Its city, industry or state, which sets it apart from another of nearly the same name.', 'everyone', 'employers').generated(),
    weight: number('How much there is about it, by which those that match equally well are ordered.', 'the server').generated(),
    counts: json<EntryCounts>('How many reviews, salaries and others it has.', 'everyone', 'product').generated(),
    words: foundByWords('The words, sounds and initials by which it is found.', 'the server', 'employers'),
  },
});

export const searchWord = table('search_word', {
  purpose: 'The words of those names, by which a typing mistake is recognised.',
  kept: made,
  columns: {
    word: text('A word.', 'the server', 'employers'),
    slips: texts('The same word, and as it is without one of its letters.', 'the server', 'employers'),
    weight: number('How much there is about the best known thing with this word.', 'the server').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    search_entry: typeof searchEntry;
    search_word: typeof searchWord;
  }
}
