import fc from 'fast-check';
import { companySorts, type CompanySearch } from '#core/companies/company-search.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import { aCompany, slugOf } from '#tests/companies.ts';

const industries = ['Payments', 'Packaged food', 'Software'];
const cities = ['Pune', 'Kochi', 'Surat', 'Indore'];
const names = fc.oneof(
  fc.constantFrom('Koyal', 'koyal pay', 'Ábhaya', 'चाय घर', 'a%b_c', String.raw`x\y`, 'Zeta', 'éclat'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => !name.includes('\0')),
);

/** Any world of at most four pages. */
export const backends = fc
  .array(
    fc.record({
      name: names,
      industry: fc.constantFrom(...industries),
      locations: fc.uniqueArray(fc.constantFrom(...cities)),
      indianEmployeeCount: fc.constantFrom(...sizeBuckets, null),
      rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
      reviewsCount: fc.oneof(fc.nat(3), fc.nat(100_000)),
    }),
    { maxLength: 70 },
  )
  .map((companies) => companies.map((company, at) => aCompany({ ...company, urlName: `company-${at}` })));

const picks = <Value>(...values: readonly Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 }) });

export const searches: fc.Arbitrary<CompanySearch> = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('k', 'ko', 'KOY', 'abh', '%', 'b_c', String.raw`\y`, 'घर', 'E') },
  ),
  industry: picks(...industries.map(slugOf)),
  location: picks(...cities.map(slugOf)),
  size: picks(...sizeBuckets),
  rating: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(1, 3, 3.7, 4.5, 5) }),
  sort: fc.constantFrom(...companySorts),
});
