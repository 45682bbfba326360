import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import type { Head } from '../head.ts';

/** The head of a page of a company without its name: that there is no such company, or what the page is alone until the name is known. What its URL spells is no name. */
export function unnamedHead({ isMissing }: CompanyStore, words: WordsStore, tab: string, canonical: string): Head {
  const { page } = words.of(companyWords);
  if (isMissing) return { title: words.titled(page.missing), description: page.missingBecause, status: 404 };
  return { title: words.titled(tab), description: tab, canonical, status: 200 };
}
