import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { DemoCompany } from './companies/demo-company.ts';
import { namesWellKnownEmployer } from '#core/companies/well-known-employers.ts';
import { demoWorld } from './world.ts';

const companiesOf = (seed: number, companies: number) => [...demoWorld({ seed, companies }).companies()];
const small = companiesOf(1, 60);
const broad = companiesOf(1, 4_000);

const checksumOf = (companies: readonly DemoCompany[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        companies.map((company) => ({
          ...company,
          industry: company.industry.urlName,
          secondaryIndustry: company.secondaryIndustry?.urlName,
          offices: company.offices.map(({ urlName }) => urlName),
        })),
      ),
    )
    .digest('hex');

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ratingsOf = (companies: readonly DemoCompany[]) => companies.flatMap(({ rating }) => (rating === null ? [] : [rating]));

describe('a demo world', () => {
  it('is the same for the same seed, on every machine and day', () =>
    expect(checksumOf(small)).toBe('e649872ef35de71c88aa26eaf94dc874e3062baf34b0d8efa222b71f6b4dfa40'));

  it('is another one for another seed', () => expect(checksumOf(companiesOf(2, 60))).not.toBe(checksumOf(small)));

  it('can be read twice', () => {
    const world = demoWorld({ seed: 5, companies: 30 });
    expect(checksumOf([...world.companies()])).toBe(checksumOf([...world.companies()]));
  });

  it('begins with the companies of a smaller one', () => expect(checksumOf(broad.slice(0, 60))).toBe(checksumOf(small)));

  it('begins with the companies that people know from pictures of the product', () =>
    expect(small.slice(0, 7).map(({ name }) => name)).toEqual([
      'Pravaha Cloudworks',
      'Koyal Pay',
      'Nimbora Foods',
      'Vayupath Logistics',
      'Betwa Analytics',
      'Palash Insurance',
      'Tarangini Networks',
    ]));

  it('speaks of pictures, cities and lines of work that it has', () => {
    const { pictures, cities, industries } = demoWorld({ seed: 1, companies: 1 });
    const ids = new Set(pictures.map(({ id }) => id));
    const shown = broad.flatMap(({ logo, cover }) => [logo, cover]).filter((id) => id !== null);
    expect(shown.filter((id) => !ids.has(id))).toEqual([]);
    expect(broad.flatMap(({ offices }) => offices).filter((city) => !cities.includes(city))).toEqual([]);
    expect(broad.filter(({ industry, secondaryIndustry }) => !industries.includes(industry) || secondaryIndustry === industry)).toEqual([]);
    expect(broad.filter(({ offices }) => new Set(offices).size !== offices.length)).toEqual([]);
  });
});

describe('a hundred thousand companies', () => {
  it('have names, URL names and ids of their own, and none is a real employer’s', () => {
    const [urlNames, ids] = [new Set<string>(), new Set<string>()];
    const odd: string[] = [];
    for (const { id, name, urlName } of demoWorld({ seed: 3, companies: 20_000 }).companies()) {
      urlNames.add(urlName);
      ids.add(id);
      const isFit = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlName) && urlName.length <= 80 && name.length <= 120 && /^[a-z0-9]{16}$/.test(id);
      if (!isFit || namesWellKnownEmployer(name)) odd.push(name);
    }
    expect([urlNames.size, ids.size]).toEqual([20_000, 20_000]);
    expect(odd).toEqual([]);
  });
});

describe('the figures of companies', () => {
  it('stay within what is possible', () => {
    const counts = broad.flatMap(({ reviewsCount, followersCount, photosCount, relationsCount }) => [
      reviewsCount,
      followersCount,
      photosCount,
      relationsCount,
    ]);
    expect(counts.filter((count) => !Number.isInteger(count) || count < 0 || count > 10_000_000)).toEqual([]);
    const years = broad.flatMap(({ foundedYear }) => (foundedYear === null ? [] : [foundedYear]));
    expect([Math.min(...years) >= 1850, Math.max(...years)]).toEqual([true, 2025]);
    expect(ratingsOf(broad).filter((rating) => rating < 1 || rating > 5 || Math.round(rating * 10) / 10 !== rating)).toEqual([]);
  });

  it('show no rating below five reviews', () => expect(broad.filter(({ rating, reviewsCount }) => (rating === null) !== reviewsCount < 5)).toEqual([]));

  it('rate like people do: 3.8 on average, half a star apart', () => {
    const ratings = ratingsOf(broad);
    const mean = meanOf(ratings);
    expect(mean).toBeCloseTo(3.8, 1);
    expect(Math.sqrt(meanOf(ratings.map((rating) => (rating - mean) ** 2)))).toBeCloseTo(0.5, 0);
    expect(ratings.length / broad.length).toBeGreaterThan(0.8);
    expect(ratings.length).toBeLessThan(broad.length);
  });

  it('are skewed: few companies have most of the reviews, and the large ones have more', () => {
    const reviews = broad.map(({ reviewsCount }) => reviewsCount).sort((one, other) => other - one);
    const all = reviews.reduce((sum, count) => sum + count, 0);
    expect(reviews.slice(0, 400).reduce((sum, count) => sum + count, 0) / all).toBeGreaterThan(0.5);
    const bySize = sizeBuckets.map((bucket) => broad.filter(({ indianSize }) => indianSize === bucket));
    const means = [bySize.slice(0, 2), bySize.slice(3, 5), bySize.slice(6)].map((some) => meanOf(some.flat().map(({ reviewsCount }) => reviewsCount)));
    expect(means.toSorted((one, other) => one - other)).toEqual(means);
    expect(bySize.filter(({ length }) => length === 0)).toEqual([]);
  });

  it('give no company fewer people worldwide than in India', () =>
    expect(broad.filter(({ indianSize, globalSize }) => indianSize && globalSize && sizeBuckets.indexOf(globalSize) < sizeBuckets.indexOf(indianSize))).toEqual(
      [],
    ));
});

describe('the companies that are hard to show', () => {
  const has = (test: (company: DemoCompany) => boolean) => small.some(test);

  it.each<[string, (company: DemoCompany) => boolean]>([
    ['a name of 120 characters', ({ name }) => name.length === 120],
    ['a name of two letters', ({ name }) => name.length === 2],
    ['a name in two scripts', ({ name }) => /\p{Script=Devanagari}.*\p{Script=Latin}/u.test(name)],
    ['a name with signs', ({ name }) => /&.*’.*“/.test(name)],
    ['sixty offices', ({ offices }) => offices.length === 60],
    ['more than a lakh of people and a hundred reviews', ({ indianSize, reviewsCount }) => indianSize === '1 Lakh+' && reviewsCount > 100],
    ['no logo', ({ logo }) => logo === null],
    ['facts and no review', ({ about, reviewsCount }) => about !== null && reviewsCount === 0],
    ['four reviews and no rating', ({ reviewsCount, rating }) => reviewsCount === 4 && rating === null],
    ['a rating below two', ({ rating }) => rating !== null && rating < 2],
    ['the best rating', ({ rating }) => rating === 5],
    ['a text of a thousand characters', ({ about }) => (about?.length ?? 0) > 1_000],
    [
      'nothing but a name',
      (company) =>
        [company.about, company.logo, company.foundedYear, company.rating, company.website].every((fact) => fact === null) && company.offices.length === 0,
    ],
  ])('include one with %s', (_, test) => expect(has(test)).toBe(true));
});
