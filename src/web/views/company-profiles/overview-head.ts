import type { CompanyFacts, CompanyHeader } from '#core/companies/company.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { employerRating } from '../companies/company-for-search.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import type { Head } from '../head.ts';

/** The title of a company's page, and its structured data for search engines. */
export function overviewHead(store: CompanyStore, { overview }: OverviewStore, words: WordsStore): Head {
  const { list, page, listed } = words.of(companyWords);
  const [path, facts, header] = [overviewPath(store.urlName), overview.value?.facts, store.header.value];
  return companyPageHead(store, words, [page.overview, path], (name) => ({
    title: page.overviewTitle(name),
    description: page.description(name, facts ? listed(facts.primaryIndustry) : list.heading),
    canonical: path,
    facts: [organisation(store.urlName, name, header, facts), ...employerRating(store, header?.rating, header?.reviewsCount)],
    way: [[name, path]],
  }));
}

/** A company in the words of schema.org. */
const organisation = (urlName: string, name: string, header: CompanyHeader | undefined, facts: CompanyFacts | undefined): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: header?.website ?? overviewPath(urlName),
  ...(facts?.about && { description: facts.about }),
  ...(facts && facts.socialMedia.length > 0 && { sameAs: facts.socialMedia.map(({ url }) => url) }),
  ...(header?.logo?.startsWith('/') && { logo: header.logo }),
  ...(header?.foundedYear && { foundingDate: String(header.foundedYear) }),
  ...(header?.headquarters && { address: { '@type': 'PostalAddress', addressLocality: header.headquarters, addressCountry: 'IN' } }),
});
