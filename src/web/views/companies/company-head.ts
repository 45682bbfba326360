import { overviewPath } from '#core/navigation/screens.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import type { Head } from '../head.ts';

/** The title of a company's page, and its structured data for search engines. */
export function companyHead(store: CompanyStore, words: WordsStore): Head {
  const { list, page, listed } = words.of(companyWords);
  if (store.isMissing) return { title: words.titled(page.missing), description: page.missingBecause, status: 404 };
  const header = store.header.value;
  const facts = store.facts.value;
  const name = header?.name ?? store.urlName;
  return {
    title: words.titled(page.title(name)),
    description: page.description(name, facts ? listed(facts.primaryIndustry) : list.heading),
    canonical: overviewPath(store.urlName),
    status: 200,
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      ...(facts?.website ? { url: facts.website } : {}),
      ...(header?.foundedYear ? { foundingDate: String(header.foundedYear) } : {}),
      ...(header?.headquarters ? { address: { '@type': 'PostalAddress', addressLocality: header.headquarters, addressCountry: 'IN' } } : {}),
      ...(header?.rating
        ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: header.rating, bestRating: 5, worstRating: 1, ratingCount: header.reviewsCount } }
        : {}),
    },
  };
}
