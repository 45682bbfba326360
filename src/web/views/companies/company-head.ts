import { overviewPath } from '#core/navigation/screens.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

/** What a company's page is called, and what search engines may know of the company. */
export function companyHead(store: CompanyStore, words: Words): Head {
  if (store.isMissing) return { title: words.shell.titled(words.company.missing), description: words.company.missingBecause, status: 404 };
  const header = store.header.value;
  const facts = store.facts.value;
  const name = header?.name ?? store.urlName;
  return {
    title: words.shell.titled(words.company.title(name)),
    description: words.company.description(name, facts?.primaryIndustry ?? words.companies.heading),
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
