import { describe, expect, it } from 'vitest';
import { demoWorld } from '../world.ts';

const companies = [...demoWorld({ seed: 4, companies: 3_000 }).companies()];
const abouts = companies.slice(20).flatMap(({ about }) => (about === null ? [] : [about]));

describe('the texts about companies', () => {
  it('have one to three sentences', () => {
    const counts = abouts.map((about) => about.split(/[.?!](?: |$)/).filter(Boolean).length);
    expect([Math.min(...counts), Math.max(...counts) <= 4]).toEqual([1, true]);
  });

  it('are whole: no mark of how they were made is left in them', () => {
    expect(abouts.filter((about) => /[<>|]|undefined|null| {2}|NaN| \.|\.\./.test(about))).toEqual([]);
    expect(abouts.filter((about) => !/^\p{Lu}.*\.$/u.test(about))).toEqual([]);
  });

  it('stay within what a page shows', () => expect(Math.max(...companies.map(({ about }) => about?.length ?? 0))).toBeLessThanOrEqual(2_000));

  it('are seldom the same', () => expect(new Set(abouts).size / abouts.length).toBeGreaterThan(0.9));
});

describe('the contact details of companies', () => {
  it('all lie below .example, in host names that are allowed', () => {
    const urls = companies.flatMap(({ website, careerSiteUrl, naukriCompanyPageUrl, socialLinks }) => [
      website,
      careerSiteUrl,
      naukriCompanyPageUrl,
      ...socialLinks.map(({ url }) => url),
    ]);
    const hosts = urls.filter((url) => url !== null).map((url) => new URL(url).hostname);
    const mails = companies.flatMap(({ emailId }) => (emailId === null ? [] : [emailId.split('@')[1] ?? '']));
    expect([...hosts, ...mails].filter((host) => !/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.){1,2}example$/.test(host))).toEqual([]);
    expect(hosts.length).toBeGreaterThan(3_000);
  });

  it('hold numbers that ring nowhere, and seldom any', () => {
    const numbers = companies.flatMap(({ contactNumber }) => (contactNumber === null ? [] : [contactNumber]));
    expect(numbers.filter((number) => !/^\+91 \d\d 0000 0\d{3}$/.test(number))).toEqual([]);
    expect(numbers.length / companies.length).toBeLessThan(0.25);
  });
});

describe('the offices of companies', () => {
  it('are more where more people work', () => {
    const countsAt = (bucket: string) => companies.filter(({ indianSize }) => indianSize === bucket).map(({ offices }) => offices.length);
    expect(Math.max(...countsAt('11-50'))).toBeLessThanOrEqual(2);
    expect(Math.max(...countsAt('10k-50k'))).toBeGreaterThan(8);
  });

  it('stand in large cities more often than in small ones', () => {
    const heads = companies.map(({ offices }) => offices[0]?.name);
    const count = (city: string) => heads.filter((head) => head === city).length;
    expect(count('Bengaluru')).toBeGreaterThan(count('Jorhat') * 3);
  });
});
