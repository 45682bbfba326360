import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import type { Head } from '../head.ts';

/** Gives a canonical URL only without words, as results are not for search engines. */
export function searchHead({ words, isEmpty, inside, isMissing }: SearchPageStore, store: WordsStore): Head {
  const { page } = store.of(searchWords);
  return {
    title: store.titled(isEmpty ? page.title : page.titleFor(words)),
    description: page.description,
    status: isMissing ? 404 : 200,
    ...(isEmpty && inside === null && { canonical: screens.search }),
  };
}
