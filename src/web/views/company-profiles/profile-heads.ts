import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import type { CompanyFacts, CompanyHeader } from '#core/companies/company.ts';
import { officePath, officesPath, organisationPath, overviewPath, screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { OfficeStore } from '#web/stores/company-profiles/office-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { companyCardPicture, employerRating } from '../companies/company-for-search.ts';
import { unnamedHead } from '../companies/unnamed-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

/** The title of a company's page, and its structured data for search engines. */
export function overviewHead(store: CompanyStore, words: WordsStore): Head {
  const { list, page, listed } = words.of(companyWords);
  const { name } = store;
  if (store.isMissing || name === undefined) return unnamedHead(store, words, page.about, overviewPath(store.urlName));
  const facts = store.facts.value;
  return {
    title: words.titled(words.of(companyProfileWords).title(name)),
    description: page.description(name, facts ? listed(facts.primaryIndustry) : list.heading),
    canonical: overviewPath(store.urlName),
    status: 200,
    picture: companyCardPicture(store, name, words),
    structured: [
      organisation(store.urlName, name, store.header.value, facts),
      ...employerRating(store, store.header.value?.rating, store.header.value?.reviewsCount),
      way(store, name, words),
    ],
  };
}

/** The head of the companies that belong with a company. */
export function organisationHead(store: CompanyStore, words: WordsStore): Head {
  const { related, organisation: label } = words.of(companyProfileWords);
  const { name } = store;
  if (store.isMissing || name === undefined) return unnamedHead(store, words, label, organisationPath(store.urlName));
  return {
    title: words.titled(related.title(name)),
    description: related.lead(name),
    canonical: organisationPath(store.urlName),
    status: 200,
    picture: companyCardPicture(store, name, words),
    structured: way(store, name, words, [label, organisationPath(store.urlName)]),
  };
}

/** The head of the offices of a company. */
export function officesHead(store: CompanyStore, words: WordsStore): Head {
  const { officesTitle, officesLead, offices } = words.of(companyProfileWords);
  const { name } = store;
  if (store.isMissing || name === undefined) return unnamedHead(store, words, offices, officesPath(store.urlName));
  return {
    title: words.titled(officesTitle(name)),
    description: officesLead(name),
    canonical: officesPath(store.urlName),
    status: 200,
    picture: companyCardPicture(store, name, words),
    structured: way(store, name, words, [offices, officesPath(store.urlName)]),
  };
}

/** The head of one office, with where it is for search engines. */
export function officeHead(store: CompanyStore, { office, isMissing }: OfficeStore, words: WordsStore): Head {
  const { office: said, offices } = words.of(companyProfileWords);
  const known = office.value;
  const { name } = store;
  if (store.isMissing || (known && name === undefined)) return unnamedHead(store, words, offices, officesPath(store.urlName));
  if (!known || name === undefined) return { title: words.titled(said.missing), description: said.missingBecause, status: isMissing ? 404 : 200 };
  const city = words.of(companyWords).listed(known.city);
  const path = officePath(store.urlName, known.locationUrl);
  return {
    title: words.titled(said.title(name, city)),
    description: said.description(name, city),
    canonical: path,
    status: 200,
    picture: companyCardPicture(store, name, words),
    structured: [
      { '@context': 'https://schema.org', '@type': 'Organization', name, url: overviewPath(store.urlName), location: placeOf(said.title(name, city), known) },
      way(store, name, words, [offices, officesPath(store.urlName)], [city, path]),
    ],
  };
}

const way = ({ urlName }: CompanyStore, name: string, words: WordsStore, ...further: readonly (readonly [name: string, path: string])[]): object =>
  crumbs([[words.of(navigationWords).companies, screens.companies], [name, overviewPath(urlName)], ...further]);

/** A company in the words of schema.org. */
const organisation = (urlName: string, name: string, header: CompanyHeader | undefined, facts: CompanyFacts | undefined): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: facts?.website ?? overviewPath(urlName),
  ...(facts?.about && { description: facts.about }),
  ...(facts && facts.socialMedia.length > 0 && { sameAs: facts.socialMedia.map(({ url }) => url) }),
  ...(header?.logo?.startsWith('/') && { logo: header.logo }),
  ...(header?.foundedYear && { foundingDate: String(header.foundedYear) }),
  ...(header?.headquarters && { address: { '@type': 'PostalAddress', addressLocality: header.headquarters, addressCountry: 'IN' } }),
});

const placeOf = (name: string, { city, state, address, phone }: CompanyOffice): object => ({
  '@type': 'Place',
  name,
  ...(phone && { telephone: phone }),
  address: {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    addressLocality: city,
    addressRegion: state,
    addressCountry: 'IN',
  },
});
