import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Search } from '#core/search/search.ts';
import type { TextKind } from '#core/search/found-text.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import type { KnownEntry, KnownText } from '#tests/fakes/search/fake-search-index.ts';
import type { Swap } from '#tests/screens/open.tsx';
import { knownCompany } from '#tests/search/known-names.ts';

const koyal: KnownEntry = { ...knownCompany('Koyal Pay', { weight: 90, hint: 'Bengaluru, Payments' }), counts: { totalReviews: 84, totalInterviews: 7 } };
const nurse: KnownEntry = {
  kind: 'DESIGNATION',
  id: '71',
  urlName: 'staff-nurse',
  name: 'Staff Nurse',
  path: '',
  hint: '',
  weight: 40,
  counts: { totalSalaries: 50, questionsCount: 3 },
  otherNames: [],
};
const pune: KnownEntry = { ...nurse, kind: 'CITY', id: '72', urlName: 'pune', name: 'Pune', hint: 'Maharashtra', counts: { companiesCount: 9 } };

const text = (kind: TextKind, id: string, known: Partial<KnownText>): KnownText => ({
  kind,
  id,
  title: '',
  text: '',
  path: `/p/${id}`,
  place: koyal.name,
  weight: 0,
  companyId: koyal.id,
  communityId: null,
  ...known,
});

/** Review and more questions than one page shows, all about Koyal Pay. */
const texts: readonly KnownText[] = [
  text('REVIEW', 'r1', { path: '/review/r1', title: 'Good canteen', text: 'The canteen is open at night. Managers listen.' }),
  ...Array.from({ length: 25 }, (_, at) =>
    text('QUESTION', `q${at}`, { title: `Is the canteen of floor ${at} open?`, text: `Is the canteen of floor ${at} open?` }),
  ),
];

/** Search over two companies, a job, a city, and texts about one company. */
const aSearch = (): FakeSearch =>
  new FakeSearch({
    entries: [koyal, knownCompany('Pravaha Cloudworks', { weight: 60 }), nurse, pune],
    texts,
    pay: [
      {
        companyId: koyal.id,
        designationId: null,
        cityId: null,
        years: null,
        pay: { median: 1_180_000, low: 900_000, high: 1_550_000, people: 50, companies: 'few' },
      },
    ],
  });

/** Replacements of everything that the search would send off the device. */
export const searchSwaps = (storage = new FakeUserStorage(), search: Search = aSearch()): readonly Swap[] => [
  [Search, search],
  [Companies, new FakeCompanies([aCompany({ name: 'Koyal Pay' })])],
  [UserStorage, storage],
];
