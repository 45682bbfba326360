import type { CompanyOffice } from '#core/company-profiles/company-office.ts';
import { officePath, officesPath, organisationPath, overviewPath } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { OfficeStore } from '#web/stores/company-profiles/office-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { companyPageHead, noCompanyHead } from '../companies/company-page-head.ts';
import type { Head } from '../head.ts';

export function organisationHead(store: CompanyStore, words: WordsStore): Head {
  const { related, organisation: label } = words.of(companyProfileWords);
  return listHead(store, words, [label, organisationPath(store.urlName)], related.title, related.lead);
}

export function officesHead(store: CompanyStore, words: WordsStore): Head {
  const { officesTitle, officesLead, offices } = words.of(companyProfileWords);
  return listHead(store, words, [offices, officesPath(store.urlName)], officesTitle, officesLead);
}

type Said = (company: string) => string;

const listHead = (store: CompanyStore, words: WordsStore, page: readonly [label: string, path: string], title: Said, lead: Said): Head =>
  companyPageHead(store, words, page, (name) => ({
    title: title(name),
    description: lead(name),
    canonical: page[1],
    way: [[name, overviewPath(store.urlName)], page],
  }));

export function officeHead(store: CompanyStore, { office, isMissing }: OfficeStore, words: WordsStore): Head {
  const { office: said, offices } = words.of(companyProfileWords);
  const known = office.value;
  if (!known)
    return store.isMissing ? noCompanyHead(words) : { title: words.titled(said.missing), description: said.missingBecause, status: isMissing ? 404 : 200 };
  const all = [offices, officesPath(store.urlName)] as const;
  return companyPageHead(store, words, all, (name) => {
    const city = words.of(companyWords).listed(known.city);
    const [title, url] = [said.title(name, city), overviewPath(store.urlName)];
    const path = officePath(store.urlName, known.locationUrl);
    return {
      title,
      description: said.description(name, city),
      canonical: path,
      facts: [{ '@context': 'https://schema.org', '@type': 'Organization', name, url, location: placeOf(title, known) }],
      way: [[name, url], all, [city, path]],
    };
  });
}

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
