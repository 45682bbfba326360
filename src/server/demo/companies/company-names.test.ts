import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { CompanyNames, urlNameOf } from './company-names.ts';
import { namesWellKnownEmployer } from '#core/companies/well-known-employers.ts';
import { forewords, roots } from './name-roots.ts';

describe('a name in a URL', () => {
  it.each([
    ['Pravaha Cloudworks', 'pravaha-cloudworks'],
    ['Tulsi & Daughters’ “Slow” Pickles, since 1987', 'tulsi-and-daughters-slow-pickles-since-1987'],
    ['पाटली Patli Prakashan', 'patli-prakashan'],
    ['Café Ôs', 'cafe-os'],
  ])('of %s is %s', (name, urlName) => expect(urlNameOf(name)).toBe(urlName));

  it('ends with a whole word and within 80 characters', () => expect(urlNameOf('Betwa '.repeat(20))).toBe(Array.from({ length: 13 }, () => 'betwa').join('-')));
});

describe('the finder of names', () => {
  it('never gives a URL twice, even where few words are left', () => {
    const names = new CompanyNames();
    const found = Array.from({ length: 3_000 }, (_, place) => names.next(new Random(1, place, 'name'), ['Foods'], 'Pune'));
    expect(new Set(found.map(({ urlName }) => urlName)).size).toBe(3_000);
  });

  it('refuses a chosen name that is taken', () => {
    const names = new CompanyNames();
    names.keep('Koyal Pay');
    expect(() => names.keep('koyal pay')).toThrow('cannot be');
  });

  it('refuses a chosen name that is a real employer’s', () => expect(() => new CompanyNames().keep('Tata Foods')).toThrow('cannot be'));

  it('passes over a word that would make a real employer’s name', () => {
    const names = new CompanyNames();
    const found = Array.from({ length: 50 }, (_, place) => names.next(new Random(2, place, 'name'), ['Infosys', 'Foods'], 'Pune').name);
    expect(found.filter((name) => name.includes('Infosys'))).toEqual([]);
  });
});

describe('the names of real employers', () => {
  it.each(['Infosys', 'New TATA Foods', 'Betwa & Reliance', 'Larsen & Toubro', 'Asian   Paints, Pune', 'State Bank of Betwa', 'Dr. Reddy’s'])(
    'are seen in %s',
    (name) => expect(namesWellKnownEmployer(name)).toBe(true),
  );

  it.each(['Palash Insurance', 'Titanium Works', 'Metallic Asian', 'Bank of Betwa', 'Visakha Milk'])('are not seen in %s', (name) =>
    expect(namesWellKnownEmployer(name)).toBe(false),
  );

  it('are no part of the words that names are made of', () => expect([...roots, ...forewords].filter(namesWellKnownEmployer)).toEqual([]));
});
