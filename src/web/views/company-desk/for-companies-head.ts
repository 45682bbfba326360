import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

export function forCompaniesHead(words: WordsStore): Head {
  const { title, description, eyebrow } = words.of(deskWords);
  return { title: words.titled(title), description, canonical: screens.forCompanies, status: 200, structured: crumbs([[eyebrow, screens.forCompanies]]) };
}
