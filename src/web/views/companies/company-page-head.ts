import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';
import { companyCardPicture } from './company-for-search.ts';

type Step = readonly [name: string, path: string];

interface CompanyPageSaid extends Pick<Head, 'title' | 'description' | 'canonical'> {
  readonly way: readonly Step[];
  readonly from?: Step;
  readonly facts?: readonly object[];
}

export function noCompanyHead(words: WordsStore): Head {
  const { page } = words.of(companyWords);
  return { title: words.titled(page.missing), description: page.missingBecause, status: 404 };
}

/** Head of a company page. While the name is unknown, never guesses it from the URL. */
export function companyPageHead(company: CompanyStore, words: WordsStore, [tab, path]: Step, said: (name: string) => CompanyPageSaid): Head {
  const { name } = company;
  if (company.isMissing) return noCompanyHead(words);
  if (name === undefined) return { title: words.titled(tab), description: tab, canonical: path, status: 200 };
  const { title, way, from = [words.of(navigationWords).companies, screens.companies], facts, ...rest } = said(name);
  const steps = crumbs([from, ...way]);
  return {
    title: words.titled(title),
    ...rest,
    status: 200,
    picture: companyCardPicture(company, name, words),
    structured: facts ? [...facts, steps] : steps,
  };
}
