import { earlierFactsPath, overviewPath } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import type { Head } from '../head.ts';

export function earlierFactsHead(store: CompanyStore, words: WordsStore): Head {
  const { heading, title, lead } = words.of(factWords);
  const page = [heading, earlierFactsPath(store.urlName)] as const;
  return companyPageHead(store, words, page, (name) => ({
    title: title(name),
    description: lead(name),
    canonical: page[1],
    way: [[name, overviewPath(store.urlName)], page],
  }));
}
