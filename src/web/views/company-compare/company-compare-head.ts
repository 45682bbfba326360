import { compareCompaniesUrl } from '#core/company-compare/company-compare-url.ts';
import { screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyCompareStore } from '#web/stores/company-compare/company-compare-store.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

export function companyCompareHead({ urlNames, comparison }: CompanyCompareStore, words: WordsStore): Head {
  const said = words.of(companyCompareWords);
  if (comparison.isMissing) return { title: words.titled(said.missing), description: said.missingBecause, status: 404 };
  const names = comparison.value?.companies.map(({ name }) => name) ?? [];
  const isCompared = names.length > 1;
  return {
    title: words.titled(isCompared ? said.titleOf(names) : said.title),
    description: isCompared ? said.descriptionOf(names) : said.description,
    canonical: urlNames.length > 1 ? compareCompaniesUrl(urlNames) : screens.compareCompanies,
    status: 200,
    structured: crumbs([
      [words.of(navigationWords).companies, screens.companies],
      [said.heading, screens.compareCompanies],
    ]),
  };
}
